import type { OptOutPhrases } from '../opt-out-phrases.ts'

export const optOut: OptOutPhrases = {
  why: 'I am writing to you because of your role at <company>.',
  optOut: 'If you would rather not hear from me',
  unsubscribe: 'Unsubscribe',
  ask: {
    title: 'No more emails?',
    text: 'One click, and <sender> will not write to <email> again.',
    button: 'Unsubscribe',
    note: 'Nothing else is needed.',
  },
  done: {
    title: 'You are unsubscribed',
    text: '<sender> will not write to <email> again.',
  },
  topics: {
    title: 'Email preferences',
    saved: 'Saved',
    intro: 'What <sender> writes to <email>:',
    leave: 'Leave',
    join: 'Get it again',
    all: 'Or stop all emails:',
    button: 'Unsubscribe from everything',
  },
  received: 'You get it',
  notReceived: 'You do not get it',
  again: {
    title: 'You get emails again',
    text: '<sender> writes to <email> again, about the topics that you get.',
    button: 'Receive emails again',
  },
  cannot: {
    bounced: 'Emails to <email> came back as undeliverable. Only <sender> can turn them on again.',
    complained: 'An email to <email> was reported as spam. Only <sender> can turn emails on again.',
    blocked: '<sender> has stopped all emails to <email>. This page cannot turn them on again.',
  },
  unknown: {
    title: 'This link is not valid',
    text: 'Reply to the email with the word “stop” instead. That works just as well.',
  },
  preview: {
    title: 'Only a preview',
    text: 'This link is from a preview or a test. In the email itself it leads to the page to unsubscribe.',
  },
}
