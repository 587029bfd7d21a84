import { standing, type ProfileDraft } from '#engine/audience/profiles/profile-draft.ts'
import type { ProfileChange } from '#engine/segments/changes.ts'
import type { ResolvedIdentities } from '#engine/audience/identity/resolve-identity.ts'
import type { Touched } from './write-people.ts'
import type { PendingEvent } from '#engine/audience/identity/pending-event.ts'

/**
 * Profiles whose contacts must be linked again: because of a new or changed address, a merge, or a
 * new time of first sight.
 */
export function profilesToRelinkContacts(
  touched: readonly Touched[],
  identity: ResolvedIdentities,
): ProfileDraft[] {
  const mergeTargets = identity.merges.map(({ loser }) => standing(loser))
  const renamed = [...identity.changedNames.values()]
    .filter(({ kind }) => kind === 'email')
    .flatMap((alias) => identity.of(alias) ?? [])
  const mergedOrRenamed = new Set([...mergeTargets, ...renamed])
  return touched
    .filter(
      ({ draft, parts }) =>
        draft.isNew || mergedOrRenamed.has(draft) || parts.has('email') || parts.has('firstSeenAt'),
    )
    .map(({ draft }) => draft)
}

/**
 * Profiles whose changes are fully known before the writes: those that are only changed by their
 * own events. With a merge there are none: it moves events and aliases in the database.
 * @param others profiles that something else changes in the same batch
 */
export function profilesSafeForEarlyEvaluation(
  identity: ResolvedIdentities,
  touched: readonly Touched[],
  others: ReadonlySet<string>,
): ReadonlySet<string> {
  if (identity.merges.length > 0) return new Set()
  const safe = touched.filter(({ draft }) => !draft.isNew && !others.has(draft.id))
  return new Set(safe.map(({ draft }) => draft.id))
}

function eventTypesByDraft(stored: readonly PendingEvent[]): Map<ProfileDraft, Set<string>> {
  const types = new Map<ProfileDraft, Set<string>>()
  for (const { person, incoming } of stored) {
    const draft = standing(person)
    const known = types.get(draft)
    if (known) known.add(incoming.eventType)
    else types.set(draft, new Set([incoming.eventType]))
  }
  return types
}

/**
 * The changes that memberships may depend on: new people, targets of merges, and the changed parts
 * and new events of the others.
 */
export function changesOf(
  touched: readonly Touched[],
  identity: ResolvedIdentities,
  stored: readonly PendingEvent[],
): ProfileChange[] {
  const mergeTargets = new Set(
    identity.merges.filter(({ loser }) => !loser.isNew).map(({ loser }) => standing(loser)),
  )
  const others = touched.filter(({ draft }) => !mergeTargets.has(draft))
  const eventTypes = eventTypesByDraft(stored)
  return [
    {
      profileIds: others.filter(({ draft }) => draft.isNew).map(({ draft }) => draft.id),
      everything: true,
    },
    { profileIds: [...mergeTargets].map(({ id }) => id), merged: true },
    ...others
      .filter(({ draft }) => !draft.isNew)
      .map(({ draft, parts }) => ({
        profileIds: [draft.id],
        parts,
        eventTypes: eventTypes.get(draft) ?? new Set<string>(),
      })),
  ]
}
