import { isObject } from '#model/is-object.ts'
import type { PropertyTypeRow } from '#model/entities.generated.ts'
import { nameOf, type ProfileDraft } from './profile-draft.ts'

type Strategy = PropertyTypeRow['merge_strategy']
type Json = Record<string, unknown>

/** Properties that the engine itself keeps, where the tenant declared nothing else. */
const OWN: Record<string, Strategy> = { nbOfVisits: 'add', firstVisit: 'oldest', lastVisit: 'newest', previousVisit: 'newest' }

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

interface Side {
  value: unknown
  profile: ProfileDraft
}

const firstSeen = ({ profile }: Side) => profile.firstSeenAt ?? Number.MAX_SAFE_INTEGER
const lastSeen = ({ profile }: Side) => profile.lastSeenAt ?? 0
const greater = (a: unknown, b: unknown) => (typeof a === 'number' && typeof b === 'number' ? a >= b : String(a) >= String(b))

function chosen(strategy: Strategy, master: Side, other: Side): unknown {
  if (Array.isArray(master.value) && Array.isArray(other.value)) return [...master.value, ...other.value.filter((one) => !(master.value as unknown[]).some((known) => same(known, one)))]
  if (strategy === 'add' && typeof master.value === 'number' && typeof other.value === 'number') return master.value + other.value
  if (isEmpty(other.value)) return master.value
  if (isEmpty(master.value)) return other.value
  switch (strategy) {
    case 'oldest':
      return firstSeen(master) <= firstSeen(other) ? master.value : other.value
    case 'most':
      return greater(master.value, other.value) ? master.value : other.value
    case 'nonEmpty':
    case 'add':
      return master.value
    default:
      return lastSeen(master) >= lastSeen(other) ? master.value : other.value
  }
}

function newestConsents(master: Json, other: Json): Json {
  const when = (consent: unknown) => String((consent as Json | null)?.['statusDate'] ?? '')
  const merged = { ...master }
  for (const [purpose, consent] of Object.entries(other)) if (!(purpose in merged) || when(consent) > when(merged[purpose])) merged[purpose] = consent
  return merged
}

/** Lists within the engine's notes are joined (groups), notes by name fill each other's gaps (goals); of everything else the master's counts. */
function filledNotes(master: Json, other: Json): Json {
  const merged = { ...other, ...master }
  for (const [name, value] of Object.entries(other)) {
    const own = master[name]
    if (Array.isArray(value) && Array.isArray(own)) merged[name] = [...new Set([...own, ...value])]
    else if (isObject(value) && isObject(own)) merged[name] = { ...value, ...own }
  }
  return merged
}

/**
 * Two profiles become one, in memory: `other` becomes part of `master`. Each property by the strategy of its type; consents by their dates;
 * newest wins where nothing is declared.
 */
export function mergeDrafts(master: ProfileDraft, other: ProfileDraft, byId: ReadonlyMap<string, Pick<PropertyTypeRow, 'merge_strategy'>>) {
  const strategyOf = (name: string): Strategy => byId.get(name)?.merge_strategy ?? OWN[name] ?? 'default'
  const properties: Json = {}
  for (const name of new Set([...Object.keys(master.properties), ...Object.keys(other.properties)])) {
    const value = chosen(strategyOf(name), { value: master.properties[name], profile: master }, { value: other.properties[name], profile: other })
    if (value !== undefined) properties[name] = value
  }
  const email = chosen(strategyOf('email'), { value: master.email, profile: master }, { value: other.email, profile: other }) as string | null
  master.properties = properties
  master.email = email
  master.consents = newestConsents(master.consents, other.consents)
  master.systemProperties = filledNotes(master.systemProperties, other.systemProperties)
  master.tags = [...new Set([...master.tags, ...other.tags])].slice(0, 50)
  master.anonymous &&= other.anonymous
  master.hasUser ||= other.hasUser
  master.firstSeenAt = Math.min(master.firstSeenAt ?? Infinity, other.firstSeenAt ?? Infinity)
  if (master.firstSeenAt === Infinity) master.firstSeenAt = null
  master.lastSeenAt = Math.max(master.lastSeenAt ?? 0, other.lastSeenAt ?? 0) || null
  master.name = nameOf(master)
  master.changed = true
  other.mergedInto = master
}
