import type { PropertyTypeRow } from '#model/schema/entities.generated.ts'
import type { EventFault } from '#engine/audience/identity/incoming-event.ts'
import { changeNamed, type ProfileDraft } from './profile-draft.ts'
import { readValue } from './property-values.ts'
import type { JsonObject } from '#model/schema/record-values.ts'

/** Bounds the size of a profile, because every condition reads it as a whole. */
const MAX_PROPERTIES = 500
const MAX_NAME = 100

export interface PropertyTypes {
  /** Property types by incoming name: their id or a mapped name. Smaller ranks win. */
  byIncoming: ReadonlyMap<string, PropertyTypeRow>
  byId: ReadonlyMap<string, PropertyTypeRow>
  /** Types whose equal values identify the same person. */
  identifiers: readonly PropertyTypeRow[]
}

/** Indexes the property types that the tenant declared for profiles. */
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
  traits: JsonObject
  traitsPath: string
  declaredOnly: boolean
  /** True for values from a user of the tenant, who may set protected properties. */
  isTrusted?: boolean
}

/**
 * Applies traits to a profile: maps names, converts values, removes null ones. Values that do not
 * fit are skipped and returned as faults. A name that a user set stays until another one is given.
 */
export function applyTraits(
  profile: ProfileDraft,
  { traits, traitsPath, declaredOnly, isTrusted = false }: Given,
  types: PropertyTypes,
): EventFault[] {
  const faults: EventFault[] = []
  const refuse = (name: string, reason: string) =>
    faults.push({ path: `${traitsPath}${pointer(name)}`.slice(0, 250), reason })
  changeNamed(profile, () => {
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
  })
  profile.changed = true
  return faults
}

/**
 * Writes one property as its declared type stores it; null removes it. Returns an error message
 * when it cannot be written, and then changes nothing.
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
  // An optional field of a form that was left empty takes no known address away.
  if (given === '') return null
  const typed = given === null ? { ok: true as const, value: null } : readValue(given, EMAIL)
  if (!typed.ok) return typed.reason
  profile.email = typed.value as string | null
  return null
}

/** The value of an identifying property as a name of the person; null when there is none. */
export function identifierValue(type: PropertyTypeRow, value: unknown): string | null {
  const typed =
    value === null || value === undefined || value === ''
      ? null
      : readValue(value, { value_type: type.value_type, multivalued: false })
  const text = typed?.ok ? String(typed.value).toLowerCase() : ''
  return text === '' || text.length > 250 || type.value_type === 'json' ? null : text
}
