import { domainEvent } from '#engine/kernel/domain-events.ts'
import type { Engine } from '#engine/kernel/engine.ts'

type Handler = Pick<Engine, 'clock' | 'newId'>

/** Who entered and who left which segment, person by person. */
export interface SegmentMoves {
  entered: readonly { profileId: string; segmentId: string }[]
  left: readonly { profileId: string; segmentId: string }[]
}

/** Anything about these profiles changed: their fields, events, lists, goals or memberships. */
export const profilesChanged = domainEvent<readonly string[], void, Handler>('profiles.changed')

/** People entered or left segments. Answers the profiles whose journeys changed by it. */
export const membershipsChanged = domainEvent<SegmentMoves, string[], Handler>(
  'memberships.changed',
)

/** A segment was rebuilt as a whole, at that time. Answers the profiles whose journeys changed. */
export const segmentRebuilt = domainEvent<{ segmentId: string; at: Date }, string[], Handler>(
  'segment.rebuilt',
)

/** People were added to static lists. Answers the profiles whose journeys changed. */
export const addedToLists = domainEvent<
  readonly { profileId: string; listId: string }[],
  string[],
  Handler
>('lists.added')
