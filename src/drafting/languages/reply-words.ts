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
  /** Words of `optOut` that people misspell; one wrong letter is forgiven. */
  oftenWrong: readonly string[]
  /** Answers of one word that say no. */
  no: string
  /** Requests for no more emails, for removal from a list or of data, and objections. */
  optOut: readonly string[]
  /** Words of what mail servers and lists put below an answer: secrecy, rights, ways to opt out. */
  footer: readonly string[]
  /** Requests to stay on a list, which say the opposite with the same words. */
  staying: readonly string[]
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

/** Where a line, sentence or clause begins. */
export const STARTS = String.raw`(?<=(^|[.,;:!?\n]) *)`

/** Where a line, sentence or clause ends. */
export const ENDS = String.raw`(?= *($|[.,;:!?\n)]))`

/** No question mark ends the sentence. */
export const NOT_ASKED = String.raw`(?![^.!\n]{0,150}\?)`

/** An email address, as people name the one that is to be removed. */
export const ADDRESS = String.raw`[^\s@]{1,64}@[^\s@]{1,100}`
