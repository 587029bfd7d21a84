import type { AnswerKind } from '#model/api/rehearsal.ts'

/** Answers that are emails, written by a person or by a machine. */
export type WrittenKind = Exclude<AnswerKind, 'silence'>
/** Answers of machines, which have separate subjects. */
export type MachineKind = Extract<WrittenKind, 'out-of-office' | 'bounce' | 'complaint'>

/** Sentences of one answer, without greeting and closing. */
export type Sentences = readonly [string, ...string[]]

/**
 * Scripted answers in one language. `<sender>` is the first name of the sender, `<colleague>`
 * another person at the company, `<date>` the day of return, `<address>` the recipient's address
 * and `<subject>` the subject of the email that is answered.
 */
export interface AnswerScript {
  /** Of dates, for `Intl`. */
  locale: string
  greeting: string
  closing: string
  /** The line above the quoted email, with the time as `<when>`. */
  quoteLine: string
  subjects: Record<MachineKind, string>
  /** Variants of each kind of answer. */
  answers: Record<WrittenKind, readonly [Sentences, ...Sentences[]]>
}
