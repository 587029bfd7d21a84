import { dateText } from '#condition/date-math.ts'
import type { EventFacts } from '#condition/facts.ts'
import { standing, type ProfileDraft } from '#engine/audience/profiles/profile-draft.ts'
import { eventFacts } from '#engine/rules/profile-context.ts'
import type { ProfileChange } from '#engine/segments/changes.ts'
import type { KnownPerson } from '#engine/segments/load-facts.ts'
import type { ResolvedIdentities } from '#engine/audience/identity/resolve-identity.ts'
import { isSighting, type Touched } from './write-people.ts'
import type { PendingEvent } from '#engine/audience/identity/pending-event.ts'

/**
 * Profiles whose contacts must be linked again: because of a new or changed address, a merge, or a
 * new time of first sight.
 */
export function profilesToRelinkContacts(
  touched: readonly Touched[],
  identity: ResolvedIdentities,
): ProfileDraft[] {
  const moved = new Set<ProfileDraft>(identity.merges.map(({ loser }) => standing(loser)))
  for (const alias of identity.changedNames.values())
    if (alias.kind === 'email') moved.add(identity.of(alias)!)
  return touched
    .filter(
      ({ draft, parts }) =>
        draft.isNew || moved.has(draft) || parts.has('email') || parts.has('firstSeenAt'),
    )
    .map(({ draft }) => draft)
}

/**
 * Profiles whose changes are fully known before the writes: those that are only changed by their
 * own events.
 */
export const profilesSafeForEarlyEvaluation = (
  identity: ResolvedIdentities,
  touched: readonly Touched[],
  others: ReadonlySet<string>,
): ReadonlySet<string> =>
  new Set(
    identity.merges.length > 0
      ? []
      : touched
          .filter(({ draft }) => !draft.isNew && !others.has(draft.id))
          .map(({ draft }) => draft.id),
  )

/** Converts a value to the form in which the database returns it. */
const asStored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** The state of people after the intake's writes, with their new events. */
export function knownPeople(
  touched: readonly Touched[],
  stored: readonly PendingEvent[],
): Map<string, KnownPerson> {
  const events = new Map<string, EventFacts[]>(touched.map(({ draft }) => [draft.id, []]))
  for (const one of stored) events.get(standing(one.person).id)?.push(eventFacts(one))
  const at = (time: number | null) => (time === null ? null : dateText(time))
  return new Map(
    touched.map(
      ({
        draft: {
          id,
          name,
          email,
          tags,
          anonymous,
          firstSeenAt,
          lastSeenAt,
          properties,
          systemProperties,
          consents,
        },
        parts,
      }) => {
        const kept = { properties, systemProperties, consents }
        return [
          id,
          {
            id,
            name,
            email,
            tags,
            anonymous,
            firstSeenAt: at(firstSeenAt),
            lastSeenAt: at(lastSeenAt),
            ...(isSighting(parts) ? kept : asStored(kept)),
            events: events.get(id)!,
          },
        ]
      },
    ),
  )
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
  const masters = new Set(
    identity.merges.filter(({ loser }) => !loser.isNew).map(({ loser }) => standing(loser)),
  )
  const did = new Map<ProfileDraft, Set<string>>()
  for (const { person, incoming } of stored)
    did.set(standing(person), (did.get(standing(person)) ?? new Set()).add(incoming.eventType))
  return [
    {
      profileIds: touched
        .filter(({ draft }) => draft.isNew && !masters.has(draft))
        .map(({ draft }) => draft.id),
      everything: true,
    },
    { profileIds: [...masters].map((draft) => draft.id), merged: true },
    ...touched
      .filter(({ draft }) => !draft.isNew && !masters.has(draft))
      .map(({ draft, parts }) => ({
        profileIds: [draft.id],
        parts,
        eventTypes: did.get(draft) ?? new Set<string>(),
      })),
  ]
}
