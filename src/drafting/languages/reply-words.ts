/**
 * Words of replies in one language, each text an alternative of a regular expression that ignores
 * case and matches whole words. `stop` and `no` must be all that a line or sentence says; the others
 * may occur anywhere in it.
 */
export interface ReplyWords {
  /** Answers of a word or two that end all emails: "stop", "remove me". */
  stop: readonly string[]
  /** Long words of `stop` that people misspell; one or two wrong letters are forgiven. */
  misspelled: readonly string[]
  /** Answers of one word that say no. */
  no: string
  /** Requests for no more emails, for removal from a list or of data, and objections. */
  optOut: readonly string[]
  notInterested: readonly string[]
  wrongPerson: readonly string[]
  outOfOffice: readonly string[]
  meeting: readonly string[]
  /** Interest in so many words, which counts for more than a question in the same reply. */
  interest: readonly string[]
  question: readonly string[]
  positive: readonly string[]
  /** The first word of an answer that says yes. */
  yes: string
  /** Words of courtesy around an answer of one word. */
  courtesy: string
  /** Closings of letters, each on a separate line. */
  signOff: string
  /** Names of the months, January first; several forms have spaces between them. */
  months: readonly string[]
  /** Words right before a date that make it the first day back, not the last day away. */
  backOn: string
}

/** An email address, as people name the one that is to be removed. */
export const ADDRESS = String.raw`[^\s@]{1,64}@[^\s@]{1,100}`
