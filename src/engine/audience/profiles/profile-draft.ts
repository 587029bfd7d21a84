import type { ProfileRow } from '#model/schema/entities.generated.ts'
import type { ReadParts } from './read-parts.ts'
import type { JsonObject } from '#model/schema/record-values.ts'

/** A profile while events are applied to it in memory; written once at the end. */
export interface ProfileDraft {
  id: string
  name: string
  email: string | null
  properties: JsonObject
  systemProperties: JsonObject
  consents: JsonObject
  tags: string[]
  anonymous: boolean
  firstSeenAt: number | null
  lastSeenAt: number | null
  /**
   * True when a user id of the sender identifies the profile, so that it cannot become another
   * person.
   */
  hasUser: boolean
  isNew: boolean
  changed: boolean
  /** Set when the profile was merged into another. */
  mergedInto: ProfileDraft | null
  /**
   * Location of the row in its table (`ctid`), valid while the row is locked and not written; null
   * for a new profile.
   */
  place: string | null
  /**
   * The state as loaded; null for a new profile. Shares structures with the current state, so
   * values are replaced and never mutated.
   */
  before: ReadParts | null
}

export const newDraft = (id: string): ProfileDraft => ({
  id,
  name: '',
  email: null,
  properties: {},
  systemProperties: {},
  consents: {},
  tags: [],
  anonymous: true,
  firstSeenAt: null,
  lastSeenAt: null,
  hasUser: false,
  isNew: true,
  changed: true,
  mergedInto: null,
  place: null,
  before: null,
})

export type LoadedProfile = Pick<
  ProfileRow,
  'id' | 'name' | 'email' | 'properties' | 'consents' | 'tags' | 'anonymous'
> & {
  system_properties: JsonObject
  first_seen_at: Date | null
  last_seen_at: Date | null
  has_user: boolean
  place: string
}

export const draftOf = (row: LoadedProfile): ProfileDraft => ({
  id: row.id,
  name: row.name,
  email: row.email,
  properties: { ...row.properties },
  systemProperties: { ...row.system_properties },
  consents: { ...row.consents },
  tags: row.tags,
  anonymous: row.anonymous,
  firstSeenAt: row.first_seen_at?.getTime() ?? null,
  lastSeenAt: row.last_seen_at?.getTime() ?? null,
  hasUser: row.has_user,
  isNew: false,
  changed: false,
  mergedInto: null,
  place: row.place,
  before: {
    name: row.name,
    email: row.email,
    tags: row.tags,
    anonymous: row.anonymous,
    firstSeenAt: row.first_seen_at?.getTime() ?? null,
    lastSeenAt: row.last_seen_at?.getTime() ?? null,
    properties: row.properties,
    systemProperties: row.system_properties,
    consents: row.consents,
  },
})

/** The profile that a draft was merged into, or the draft itself. */
export function standing(draft: ProfileDraft): ProfileDraft {
  let survivor = draft
  while (survivor.mergedInto) survivor = survivor.mergedInto
  return survivor
}

const visitorName = (id: string) => `Visitor ${id.slice(-6)}`

/** The person's name by its properties; empty when they contain none. */
export function saidName({ properties }: Pick<ProfileDraft, 'properties'>): string {
  const text = (name: string) =>
    typeof properties[name] === 'string' ? properties[name].trim() : ''
  return text('name') || [text('firstName'), text('lastName')].filter(Boolean).join(' ')
}

/** Display name of a profile: its name, its address, or "Visitor" with the end of its id. */
export const nameOf = (profile: Pick<ProfileDraft, 'id' | 'email' | 'properties'>): string =>
  (saidName(profile) || profile.email || visitorName(profile.id)).slice(0, 120)

/** Changes a profile and derives its name again; a name that a user set stays until another one is given. */
export function changeNamed<T>(profile: ProfileDraft, change: () => T): T {
  const keptName = isNamedByHand(profile) ? saidName(profile) : null
  const result = change()
  if (keptName === null || saidName(profile) !== keptName) profile.name = nameOf(profile)
  return result
}

/** Whether a user set the name, as opposed to one derived from properties, address or id. */
export const isNamedByHand = (
  profile: Pick<ProfileDraft, 'id' | 'name' | 'email' | 'properties'>,
): boolean =>
  !['', profile.email ?? '', visitorName(profile.id), nameOf(profile)].includes(profile.name)
