import { domainEvent } from '#engine/kernel/domain-events.ts'
import type { RowParts } from '#engine/kernel/engine.ts'

/** The segments that each person entered and left. */
export interface SegmentMoves {
  entered: readonly { profileId: string; segmentId: string }[]
  left: readonly { profileId: string; segmentId: string }[]
}

/**
 * Published when anything about these profiles changed: fields, events, lists, goals or
 * memberships.
 */
export const profilesChanged = domainEvent<readonly string[], void, RowParts>('profiles.changed')

/**
 * Published when people entered or left segments. Handlers return the profiles whose journeys
 * changed.
 */
export const membershipsChanged = domainEvent<SegmentMoves, string[], RowParts>(
  'memberships.changed',
)

/**
 * Published when a segment was rebuilt as a whole. Handlers return the profiles whose journeys
 * changed.
 */
export const segmentRebuilt = domainEvent<{ segmentId: string; at: Date }, string[], RowParts>(
  'segment.rebuilt',
)

/**
 * Published when people were added to static lists. Handlers return the profiles whose journeys
 * changed.
 */
export const addedToLists = domainEvent<
  readonly { profileId: string; listId: string }[],
  string[],
  RowParts
>('lists.added')
