import type { PropertyTypeRow } from '#model/entities.generated.ts'
import type { Fault, Json } from '#engine/audience/identity/incoming-event.ts'
import { isNamedByHand, nameOf, saidName, type ProfileDraft } from './profile-draft.ts'
import { readValue } from './property-values.ts'

/** A profile is read as a whole for every condition, so it may not grow without end. */
const MAX_PROPERTIES = 500
const MAX_NAME = 100

export interface PropertyTypes {
  /** By incoming name: its own, or one that is mapped to it. Smaller ranks win. */
  byIncoming: ReadonlyMap<string, PropertyTypeRow>
  byId: ReadonlyMap<string, PropertyTypeRow>
  /** Those whose same value means the same person. */
  identifiers: readonly PropertyTypeRow[]
}

/** What the tenant declared for profiles, ready to look up. */
export function propertyTypesOf(rows: readonly PropertyTypeRow[]): PropertyTypes {
  const used = rows
    .filter((row) => row.enabled && row.target === 'profiles')
    .toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))
  const byId = new Map(used.map((row) => [row.id, row]))
  const byIncoming = new Map(byId)
  for (const row of used)
    for (const name of row.automatic_mappings_from)
      if (!byIncoming.has(name)) byIncoming.set(name, row)
  return { byIncoming, byId, identifiers: used.filter((row) => row.identifier) }
}

const EMAIL = { value_type: 'email', multivalued: false } as const
const pointer = (name: string) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`

interface Given {
  traits: Json
  traitsPath: string
  declaredOnly: boolean
  /** A colleague says so: protected properties may be set. */
  isTrusted?: boolean
}

/**
 * Takes what is said of a person into the profile: names are mapped, values typed, null removes.
 * What does not fit is left out and answered, the rest counts. A name that a colleague gave stays
 * until another is said.
 */
export function applyTraits(
  profile: ProfileDraft,
  { traits, traitsPath, declaredOnly, isTrusted = false }: Given,
  types: PropertyTypes,
): Fault[] {
  const faults: Fault[] = []
  const keptName = isNamedByHand(profile) ? saidName(profile) : null
  const refuse = (name: string, reason: string) =>
    faults.push({ path: `${traitsPath}${pointer(name)}`.slice(0, 250), reason })
  for (const [incoming, given] of Object.entries(traits)) {
    const type = types.byIncoming.get(incoming)
    const name = type?.id ?? incoming
    if (declaredOnly && !type && name !== 'email') continue
    if (type?.protected && !isTrusted)
      refuse(incoming, 'This property is protected: public calls may not set it.')
    else {
      const fault = setProperty(profile, name, given, type)
      if (fault) refuse(incoming, fault)
    }
  }
  profile.changed = true
  if (keptName === null || saidName(profile) !== keptName) profile.name = nameOf(profile)
  return faults
}

/**
 * Writes one property as its declared type keeps it; null removes. Answers why it cannot be
 * written, in a sentence; then nothing was.
 */
export function setProperty(
  profile: ProfileDraft,
  name: string,
  given: unknown,
  type: PropertyTypeRow | undefined,
): string | null {
  if (name === '' || name.length > MAX_NAME || name === '__proto__')
    return `The name of a property has 1 to ${MAX_NAME} characters, and is not "__proto__".`
  if (name === 'email') return setEmail(profile, given)
  if (given === null) {
    delete profile.properties[name]
    return null
  }
  if (!(name in profile.properties) && Object.keys(profile.properties).length >= MAX_PROPERTIES)
    return `A profile may have at most ${MAX_PROPERTIES} properties.`
  const typed = type ? readValue(given, type) : { ok: true as const, value: given }
  if (!typed.ok) return typed.reason
  profile.properties[name] = typed.value
  return null
}

function setEmail(profile: ProfileDraft, given: unknown): string | null {
  const typed =
    given === null || given === '' ? { ok: true as const, value: null } : readValue(given, EMAIL)
  if (!typed.ok) return typed.reason
  profile.email = typed.value as string | null
  return null
}

/**
 * The value under which an identifying property names a person, in traits or on a profile; null
 * when there is none.
 */
export function identifierValue(type: PropertyTypeRow, value: unknown): string | null {
  const typed =
    value === null || value === undefined || value === ''
      ? null
      : readValue(value, { value_type: type.value_type, multivalued: false })
  const text = typed?.ok ? String(typed.value).toLowerCase() : ''
  return text === '' || text.length > 250 || type.value_type === 'json' ? null : text
}
