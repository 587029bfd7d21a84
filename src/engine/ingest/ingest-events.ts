import { domainEvent } from '#engine/kernel/domain-events.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { PendingEvent } from '#engine/audience/identity/pending-event.ts'

/** Events were stored, and the memberships that follow from them. Answers whose journeys changed. */
export const eventsStored = domainEvent<readonly PendingEvent[], string[], Engine>('events.stored')

/** People reached goals: ids of goals by profile. Answers the profiles whose journeys changed. */
export const goalsReached = domainEvent<ReadonlyMap<string, ReadonlySet<string>>, string[], Engine>(
  'goals.reached',
)

/** A person was anonymized; nothing may be sent to the profile any more. */
export const profileAnonymized = domainEvent<{ profileId: string }, void, Engine>(
  'profile.anonymized',
)
