import { applyTraits, type PropertyTypes } from '#engine/audience/profiles/apply-traits.ts'
import { nameOf, standing, type ProfileDraft } from '#engine/audience/profiles/profile-draft.ts'
import type { EventFault } from '#engine/audience/identity/incoming-event.ts'
import type { ResolvedIdentities } from '#engine/audience/identity/resolve-identity.ts'
import type { JsonObject } from '#model/schema/record-values.ts'
import type { ImportRow } from './profile-input.ts'

const NAMES = ['name', 'firstName', 'lastName']

const isKnown = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0)

/**
 * The values of an import row that may be written: existing values stay unless they may be
 * overwritten.
 */
function allowed(
  person: ProfileDraft,
  traits: JsonObject,
  types: PropertyTypes,
  { overwrites }: ImportRow,
): JsonObject {
  if (overwrites === 'all' || person.isNew) return traits
  return Object.fromEntries(
    Object.entries(traits).filter(([incoming]) => {
      const name = types.byIncoming.get(incoming)?.id ?? incoming
      return (
        overwrites.has(name) || !isKnown(name === 'email' ? person.email : person.properties[name])
      )
    }),
  )
}

const stateOf = ({ email, name, properties, anonymous }: ProfileDraft) =>
  JSON.stringify([
    email,
    name,
    anonymous,
    Object.entries(properties).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ])

/**
 * Applies one import row to its person, in memory, with the same rules for properties, types,
 * identity and merges as events. An import does not change when the person was last seen. A row
 * without changes stores nothing.
 */
export function applyImported(
  identity: ResolvedIdentities,
  types: PropertyTypes,
  row: ImportRow,
  onPartialReject: (fault: EventFault) => void,
): { person: ProfileDraft; effect: 'created' | 'updated' | 'unchanged' } {
  const { incoming, by } = row
  const [people, names, merges] = [
    identity.drafts.size,
    identity.changedNames.size,
    identity.merges.length,
  ]
  let person = identity.personOfRow(incoming, by)
  const isMade = identity.drafts.size > people
  const wasChanged = person.changed
  const before = stateOf(person)
  const { name } = person
  const isNamedByHand = name !== '' && name !== nameOf(person)
  const traits = allowed(person, incoming.traits ?? {}, types, row)
  for (const fault of applyTraits(person, { ...incoming, traits, isTrusted: true }, types))
    onPartialReject(fault)
  // A name that a user set stays until a file contains another one.
  if (isNamedByHand && !NAMES.some((part) => part in traits)) person.name = name
  if (person.email !== null) person.anonymous = false
  person = identity.joinByTraits(person, traits, true)
  if (isMade) return { person, effect: standing(person).isNew ? 'created' : 'updated' }
  const isSame =
    stateOf(person) === before &&
    identity.changedNames.size === names &&
    identity.merges.length === merges
  if (isSame) person.changed = wasChanged
  return { person, effect: isSame ? 'unchanged' : 'updated' }
}
