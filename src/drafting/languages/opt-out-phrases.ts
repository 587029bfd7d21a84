/**
 * What the foot of every email and the pages behind its opt-out link say. `<company>`, `<sender>`
 * and `<email>` take a value. The wordings fit formal and informal emails alike.
 */
export interface OptOutPhrases {
  /** Why the reader gets a first email. */
  why: string
  /** Goes before the link in campaign emails, without a colon. */
  optOut: string
  /** The link in other emails. */
  unsubscribe: string
  /** Asks before a person is taken off: a mail scanner that opens the link changes nothing. */
  ask: { title: string; text: string; button: string; note: string }
  done: { title: string; text: string }
  topics: {
    title: string
    /** The title after a change. */
    saved: string
    intro: string
    leave: string
    join: string
    all: string
    button: string
  }
  /** Below a topic. */
  received: string
  notReceived: string
  /** Taking back an opt-out of all emails. */
  again: { title: string; text: string; button: string }
  /** Why the person cannot turn emails on again. */
  cannot: { bounced: string; complained: string; blocked: string }
  unknown: { title: string; text: string }
  preview: { title: string; text: string }
}
