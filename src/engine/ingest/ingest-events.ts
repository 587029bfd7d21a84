import { domainEvent } from '#engine/kernel/domain-events.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { PendingEvent } from '#engine/audience/identity/pending-event.ts'

/**
 * Published when events were stored, with the resulting memberships. Handlers return the profiles
 * whose journeys changed.
 */
export const eventsStored = domainEvent<readonly PendingEvent[], string[], Engine>('events.stored')

/**
 * Published when people reached goals: ids of goals by profile. Handlers return the profiles whose
 * journeys changed.
 */
export const goalsReached = domainEvent<ReadonlyMap<string, ReadonlySet<string>>, string[], Engine>(
  'goals.reached',
)

/** Published when a person was anonymized and no more messages may be sent to the profile. */
export const profileAnonymized = domainEvent<{ profileId: string }, void, Engine>(
  'profile.anonymized',
)
