import { applyTraits, type PropertyTypes } from '#engine/audience/profiles/apply-traits.ts'
import { applyAnonymous } from '#engine/audience/profiles/privacy.ts'
import { nameOf, type ProfileDraft } from '#engine/audience/profiles/profile-draft.ts'
import type { EventFault, NormalizedEvent } from '#engine/audience/identity/incoming-event.ts'
import type { ResolvedIdentities } from '#engine/audience/identity/resolve-identity.ts'

/** Applies one event to its person, in memory. */
export function applyEvent(
  identity: ResolvedIdentities,
  types: PropertyTypes,
  known: ProfileDraft,
  incoming: NormalizedEvent,
  onPartialReject: (fault: EventFault) => void,
): ProfileDraft {
  let person = known
  const { traits, traitsPath, declaredOnly } = incoming
  if (traits) {
    for (const fault of applyTraits(person, { traits, traitsPath, declaredOnly }, types))
      onPartialReject(fault)
    person = identity.joinByTraits(person, traits)
  }
  if (incoming.consents) Object.assign(person.consents, incoming.consents)
  applyAnonymous(person, incoming)
  if (person.name === '') person.name = nameOf(person)
  if (incoming.groupId !== null) {
    const groups = Array.isArray(person.systemProperties.groups)
      ? (person.systemProperties.groups as string[])
      : []
    if (!groups.includes(incoming.groupId))
      person.systemProperties.groups = [...groups, incoming.groupId].slice(-100)
  }
  person.firstSeenAt = Math.min(person.firstSeenAt ?? Infinity, incoming.timeStamp)
  person.lastSeenAt = Math.max(person.lastSeenAt ?? 0, incoming.timeStamp)
  person.changed = true
  return person
}
