import type { Profile, PropertyType } from '../entities.generated.ts'

/**
 * Why a value is the result: of both, of the one that has any, or of one of two by the strategy.
 */
export type MergeReason =
  | 'same'
  | 'joined'
  | 'added'
  | 'onlyThis'
  | 'onlyOther'
  | 'seenFirst'
  | 'seenLast'
  | 'greater'
  | 'keeps'
  | 'newer'

/** One value of the result, from both sides, with the rule that chose it. */
export interface MergeDecision {
  part: 'email' | 'property' | 'consent' | 'tags'
  name: string
  /** As the property type calls it. */
  title: string
  mine: unknown
  theirs: unknown
  result: unknown
  strategy: PropertyType['mergeStrategy'] | null
  because: MergeReason
}

/** The result as people see it before they decide. */
export interface MergePreview {
  profile: Pick<Profile, 'id' | 'name' | 'email' | 'tags' | 'anonymous'> & {
    properties: Record<string, unknown>
    consents: Record<string, unknown>
    firstSeenAt: string | null
    lastSeenAt: string | null
  }
  /** Value by value, with the rule that chose it. */
  decisions: MergeDecision[]
  /** What goes over with the other. */
  events: number
  sessions: number
}

/** What anonymising takes away, or took. */
export interface Anonymised {
  /** Names of properties of the profile. */
  properties: string[]
  /** Ids by which the person was known again. */
  aliases: number
  notes: number
  /** Events that hold some of these properties. */
  events: number
}

/**
 * One value that is another than before; `name` is that of a field, or `properties.` and
 * `consents.` with the name below.
 */
export interface ChangedValue {
  name: string
  before: unknown
  after: unknown
}

export interface Named {
  id: string
  name: string
}

/** What followed from an event. */
export interface EventEffect {
  eventId: string
  changed: ChangedValue[]
  entered: Named[]
  left: Named[]
  goals: Named[]
  /** Parts of the event that were left out, with the reason. */
  leftOut: { path: string; reason: string }[]
}
