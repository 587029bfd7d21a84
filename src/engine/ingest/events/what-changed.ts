import { dateText } from '#condition/date-math.ts'
import type { EventFacts } from '#condition/facts.ts'
import { standing, type ProfileDraft } from '#engine/audience/profiles/profile-draft.ts'
import { eventFacts } from '#engine/definitions/rules/belongings.ts'
import type { Change } from '#engine/definitions/segments/changes.ts'
import type { KnownPerson } from '#engine/definitions/segments/load-facts.ts'
import type { Identity } from '#engine/audience/identity/resolve-identity.ts'
import { isSighting, type Touched } from './write-people.ts'
import type { PendingEvent } from '#engine/audience/identity/pending-event.ts'

/**
 * Whose contacts may be somebody else's now: by an address that is new or another, by a merge, or
 * by having been seen first.
 */
export function profilesToRelinkContacts(
  touched: readonly Touched[],
  identity: Identity,
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
 * Those of whom nothing changes but what is known before anything is written: themselves, and what
 * they did.
 */
export const profilesSafeForEarlyEvaluation = (
  identity: Identity,
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

/** In the form in which they will be read from the database. */
const asStored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** People as they stand when the intake is written, with what they did in it. */
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
 * What memberships may depend on: new people, those that others were merged into, and what changed
 * of each of the others, with what they did.
 */
export function changesOf(
  touched: readonly Touched[],
  identity: Identity,
  stored: readonly PendingEvent[],
): Change[] {
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
