import { isObject } from '#model/lib/is-object.ts'
import type { GoalNotes, GoalActivity } from '#engine/segments/goals/reach-goals.ts'
import { standing, type ProfileDraft } from '#engine/audience/profiles/profile-draft.ts'
import type { ResolvedIdentities } from '#engine/audience/identity/resolve-identity.ts'
import { eventFacts, type PendingEvent } from '#engine/audience/identity/pending-event.ts'

/** The stored events as input of goals. */
export function happenedOf(
  identity: ResolvedIdentities,
  stored: readonly PendingEvent[],
): GoalActivity[] {
  const former = new Map<ProfileDraft, string[]>()
  for (const { loser } of identity.merges)
    if (!loser.isNew)
      former.set(standing(loser), [...(former.get(standing(loser)) ?? []), loser.id])
  return stored.map((pendingEvent) => {
    const { id: personId, email } = standing(pendingEvent.person)
    return {
      personId,
      formerIds: former.get(standing(pendingEvent.person)) ?? [],
      email,
      event: eventFacts(pendingEvent),
    }
  })
}

/** Adds reached goals to a profile. */
export const noteGoals = ({ systemProperties }: ProfileDraft, notes: GoalNotes) => {
  systemProperties.goals = {
    ...(isObject(systemProperties.goals) ? systemProperties.goals : {}),
    ...notes,
  }
}
