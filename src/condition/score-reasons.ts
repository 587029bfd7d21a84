import type { ConditionReason } from './evaluate.ts'

/** The contribution of one element of a scoring plan to a person's score. */
export interface ElementReason {
  name: string
  /** The condition in English. */
  says: string
  value: number
  holds: boolean
  /** Since when it contributes; null while it does not, or for a plan that is not saved. */
  since: string | null
  reasons: ConditionReason
}

/** A person's score, element by element. */
export interface ScoreExplanation {
  score: number
  /** Points added or removed manually. */
  modifier: number
  elements: ElementReason[]
}

export interface ScoreStory extends ScoreExplanation {
  /** Latest first, at most 50. */
  history: { before: number; value: number; changedAt: string }[]
}

/** The number of people with a score between `from` and `to`, both included. */
export interface ScoreBar {
  from: number
  to: number
  count: number
}

/** The distribution of scores in one plan. */
export interface ScoreSpread {
  /** People of the organization. */
  total: number
  /** How many have a score other than 0. */
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
