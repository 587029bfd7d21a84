/**
 * What a sign-up form, its pages and its confirmation email say in one language. `<form>`,
 * `<sender>` and `<email>` take a value. The wordings fit formal and informal forms alike.
 */
export interface FormPhrases {
  email: string
  firstName: string
  lastName: string
  send: string
  /** After a sign-up; the same for known and unknown addresses. */
  sent: { title: string; text: string }
  mail: { subject: string; text: string; button: string; after: string }
  /** Asks before a sign-up is confirmed: a mail scanner that opens the link changes nothing. */
  confirm: { title: string; text: string; button: string }
  confirmed: { title: string; text: string }
  expired: { title: string; text: string }
  closed: { title: string; text: string }
  /** Shown to those who came from a copied form, or were too quick to be human. */
  check: { title: string; text: string }
  faults: {
    missing: string
    invalid: string
    disposable: string
    consent: string
    website: string
  }
}
