/**
 * The state of a sentence of the specification (`docs/specification.md`): `held` by tests,
 * `decided` in a document, because the product differs or the specification leaves it open, or
 * `open`.
 */
export const sentenceStates = ['held', 'decided', 'open'] as const
export type SentenceState = (typeof sentenceStates)[number]

/** A test that fails when the sentence no longer holds. */
export interface HoldingTest {
  file: string
  /** The test's name, or the part of it that its file spells out. */
  name: string
}

export interface SpecificationSentence {
  /** From section and text: a changed sentence is a new one. */
  id: string
  /** The section's number and title. */
  section: string
  text: string
  state: SentenceState
  tests: readonly HoldingTest[]
  /** The document that says how the product differs, or what it decides. */
  document: string | null
  /** In which way, in a sentence; why a sentence is open. */
  note: string
}
