import type { Reason } from './meaning.ts'

/** What one element of a scoring plan gives one person. */
export interface ElementReason {
  name: string
  /** The condition in English. */
  says: string
  value: number
  holds: boolean
  /** Since when it gives its points; null while it gives none, or for a plan that is not saved. */
  since: string | null
  reasons: Reason
}

/** A person's score, element by element. */
export interface ScoreExplanation {
  score: number
  /** Points given or taken by hand. */
  modifier: number
  elements: ElementReason[]
}

export interface ScoreStory extends ScoreExplanation {
  /** The latest first, at most 50. */
  history: { before: number; value: number; changedAt: string }[]
}

/** So many people have a score from `from` up to `to`, both included. */
export interface ScoreBar {
  from: number
  to: number
  count: number
}

/** The scores of everybody by one plan. */
export interface ScoreSpread {
  /** People of the organisation. */
  total: number
  /** How many have another score than 0. */
  scored: number
  lowest: number
  highest: number
  mean: number
  distribution: ScoreBar[]
  /** How many people each element is true for. */
  elements: { count: number }[]
  /** Those with the highest scores. */
  samples: ({ id: string; name: string; email: string | null } & ScoreExplanation)[]
}
