import type { Profile, PropertyType } from '../../schema/entities.generated.ts'

/**
 * Why a value was chosen: it is the same on both sides, only one side has any, or the property's
 * strategy decided.
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
  /** The title of the property type. */
  title: string
  mine: unknown
  theirs: unknown
  result: unknown
  strategy: PropertyType['mergeStrategy'] | null
  because: MergeReason
}

/** The result of a merge, shown before it is confirmed. */
export interface MergePreview {
  profile: Pick<Profile, 'id' | 'name' | 'email' | 'tags' | 'anonymous'> & {
    properties: Record<string, unknown>
    consents: Record<string, unknown>
    firstSeenAt: string | null
    lastSeenAt: string | null
  }
  /** Value by value, with the rule that chose it. */
  decisions: MergeDecision[]
  /** The records that move over with the other profile. */
  events: number
  sessions: number
}

/** What anonymizing removes, or removed. */
export interface Anonymized {
  /** Names of properties of the profile. */
  properties: string[]
  /** Ids by which the person was recognized. */
  aliases: number
  notes: number
  /** Events that contain some of these properties. */
  events: number
}

/**
 * One changed value; `name` is that of a field, or `properties.` and `consents.` with the name
 * below.
 */
export interface ChangedValue {
  name: string
  before: unknown
  after: unknown
}

export interface NamedReference {
  id: string
  name: string
}

/** The effects of an event. */
export interface EventEffect {
  eventId: string
  changed: ChangedValue[]
  entered: NamedReference[]
  left: NamedReference[]
  goals: NamedReference[]
  /** Parts of the event that were dropped, with the reason. */
  leftOut: { path: string; reason: string }[]
}
