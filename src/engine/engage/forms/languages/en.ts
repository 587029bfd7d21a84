import type { FormPhrases } from '../form-phrases.ts'

export const form: FormPhrases = {
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  send: 'Subscribe',
  sent: {
    title: 'Check your inbox',
    text: 'An email with a link is on its way. Open the link within 7 days to confirm.',
  },
  mail: {
    subject: 'Confirm your subscription: <form>',
    text: 'Someone, probably you, entered this address in the form “<form>” of <sender>.',
    button: 'Confirm',
    after: 'If it was not you, do nothing: without the confirmation, no further email is sent.',
  },
  confirm: {
    title: 'Confirm your subscription',
    text: '<sender> will write to <email>. You agree to this:',
    button: 'Confirm',
  },
  confirmed: {
    title: 'You are subscribed',
    text: '<sender> will write to <email>. Every email has a link to unsubscribe.',
  },
  expired: {
    title: 'This link is no longer valid',
    text: 'Links are valid for 7 days, and only the newest one works. Please fill in the form again.',
  },
  closed: {
    title: 'This form is closed',
    text: 'It takes no sign-ups at the moment.',
  },
  check: {
    title: 'Please check and send',
    text: 'Your entries are below. Press the button to send them.',
  },
  faults: {
    missing: 'Please fill in this field.',
    invalid: 'This is not a valid email address.',
    disposable: 'Please use an address that you keep: this provider’s addresses expire.',
    consent: 'Please tick the box to agree.',
    website: 'This website may not use the form.',
  },
}
