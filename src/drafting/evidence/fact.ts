import type { SentenceFact } from '#model/api/language-model.ts'

/** What a fact says. `own-text` is a sentence that a person wrote or accepted in an email. */
export type FactKind =
  | 'name'
  | 'place'
  | 'offer'
  | 'audience'
  | 'benefit'
  | 'problem'
  | 'proof'
  | 'service'
  | 'first-step'
  | 'own-sentence'
  | 'request'
  | 'own-text'
  | 'reply'

/** A statement that sentences may rest on. */
export interface EvidenceFact {
  /** Short and unique within one question, such as `f3`. */
  id: string
  kind: FactKind
  text: string
  /** Who said a quotation; empty otherwise. */
  speaker: string
  /** Where it was read, for the source chip; missing for a person's own words. */
  source?: Omit<SentenceFact, 'text'>
}

/** A sentence as a model returns it. */
export interface ClaimedSentence {
  text: string
  /** Ids of the facts that it rests on. */
  facts: readonly string[]
}
