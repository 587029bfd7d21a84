/** The kinds of questions of `GET /explain`, by the entity of the record in question. */
export const explanationSubjects = {
  segment: 'segment',
  rule: 'rule',
  message: 'engage',
  journey: 'journey',
  campaign: 'campaign',
  email: 'message',
  score: 'scoring',
  goal: 'goal',
} as const

export type ExplanationKind = keyof typeof explanationSubjects

export const isExplanationKind = (value: string): value is ExplanationKind =>
  Object.hasOwn(explanationSubjects, value)

/** The kind of question about a record of this entity; undefined where there is none. */
export const explanationKindOf = (entity: string): ExplanationKind | undefined =>
  (Object.keys(explanationSubjects) as ExplanationKind[]).find(
    (kind) => explanationSubjects[kind] === entity,
  )

/** A record that an answer refers to. */
export interface RecordLink {
  entity: string
  id: string
  name: string
}

/** One line of an explanation. A line with parts is the sum of them. */
export interface Reason {
  says: string
  /** Null: a statement that neither supports nor prevents the result. */
  holds: boolean | null
  /** The observed value; empty where the line itself says it. */
  value: string
  /** The required value; empty where the line itself says it. */
  expected: string
  /** ISO 8601: when the fact was recorded, or when it was evaluated. */
  at: string
  links: RecordLink[]
  parts: Reason[]
}

/** A past change of the result. */
export interface PastEntry {
  at: string
  says: string
  links: RecordLink[]
}

/** The answer to "Why is this person in it?" or "Why not?". */
export interface Explanation {
  kind: ExplanationKind
  subject: RecordLink
  person: RecordLink & { email: string | null }
  /** Whether the person is in it, got it, reached it. */
  holds: boolean
  headline: string
  evaluatedAt: string
  reasons: Reason[]
  /** Latest first. */
  history: PastEntry[]
}
