import type { MergeDecision, MergeReason } from '#model/api/answers/profile-answers.ts'
import { isObject } from '#model/lib/is-object.ts'
import type { PropertyTypeRow } from '#model/schema/entities.generated.ts'
import { isNamedByHand, nameOf, type ProfileDraft } from './profile-draft.ts'
import type { JsonObject } from '#model/schema/record-values.ts'
import { lookup } from '#model/lib/lookup.ts'

type Strategy = PropertyTypeRow['merge_strategy']

/** Merge strategies of the engine's own properties, unless the tenant declares others. */
const OWN: Record<string, Strategy> = {
  nbOfVisits: 'add',
  firstVisit: 'oldest',
  lastVisit: 'newest',
  previousVisit: 'newest',
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

interface Side {
  value: unknown
  profile: ProfileDraft
}

const firstSeen = ({ profile }: Side) => profile.firstSeenAt ?? Number.MAX_SAFE_INTEGER
const lastSeen = ({ profile }: Side) => profile.lastSeenAt ?? 0
const greater = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? a >= b : String(a) >= String(b)

interface Chosen {
  value: unknown
  because: MergeReason
}

function chosen(strategy: Strategy, master: Side, other: Side): Chosen {
  const pick = (isMaster: boolean, because: MergeReason): Chosen => ({
    value: isMaster ? master.value : other.value,
    because,
  })
  if (Array.isArray(master.value) && Array.isArray(other.value))
    return {
      value: [
        ...master.value,
        ...other.value.filter(
          (one) => !(master.value as unknown[]).some((known) => same(known, one)),
        ),
      ],
      because: same(master.value, other.value) ? 'same' : 'joined',
    }
  if (strategy === 'add' && typeof master.value === 'number' && typeof other.value === 'number')
    return { value: master.value + other.value, because: 'added' }
  if (isEmpty(other.value)) return pick(true, 'onlyThis')
  if (isEmpty(master.value)) return pick(false, 'onlyOther')
  if (same(master.value, other.value)) return pick(true, 'same')
  switch (strategy) {
    case 'oldest':
      return pick(firstSeen(master) <= firstSeen(other), 'seenFirst')
    case 'most':
      return pick(greater(master.value, other.value), 'greater')
    case 'nonEmpty':
    case 'add':
      return pick(true, 'keeps')
    default:
      return pick(lastSeen(master) >= lastSeen(other), 'seenLast')
  }
}

const givenAt = (consent: unknown) => String((consent as JsonObject | null)?.['statusDate'] ?? '')

function newestConsents(master: JsonObject, other: JsonObject): JsonObject {
  const merged = { ...master }
  for (const [purpose, consent] of Object.entries(other))
    if (!(purpose in merged) || givenAt(consent) > givenAt(merged[purpose]))
      merged[purpose] = consent
  return merged
}

/**
 * Merges the engine's notes: lists are joined (groups), objects fill each other's missing keys
 * (goals), and of other values the master's is kept.
 */
function filledNotes(master: JsonObject, other: JsonObject): JsonObject {
  const merged = { ...other, ...master }
  for (const [name, value] of Object.entries(other)) {
    const own = master[name]
    if (Array.isArray(value) && Array.isArray(own)) merged[name] = [...new Set([...own, ...value])]
    else if (isObject(value) && isObject(own)) merged[name] = { ...value, ...own }
  }
  return merged
}

type Types = ReadonlyMap<string, Pick<PropertyTypeRow, 'name' | 'merge_strategy'>>

const strategyIn = (byId: Types, name: string): Strategy =>
  byId.get(name)?.merge_strategy ?? lookup(OWN, name) ?? 'default'
const namesOf = (master: JsonObject, other: JsonObject) => [
  ...new Set([...Object.keys(master), ...Object.keys(other)]),
]
const chooseProperty = (byId: Types, name: string, master: ProfileDraft, other: ProfileDraft) =>
  chosen(
    strategyIn(byId, name),
    { value: master.properties[name], profile: master },
    { value: other.properties[name], profile: other },
  )
const chooseEmail = (byId: Types, master: ProfileDraft, other: ProfileDraft) =>
  chosen(
    strategyIn(byId, 'email'),
    { value: master.email, profile: master },
    { value: other.email, profile: other },
  )

/** Explains the choice of `mergeDrafts` for each value. Call it before merging. */
export function explainMerge(
  master: ProfileDraft,
  other: ProfileDraft,
  byId: Types,
): MergeDecision[] {
  const email = chooseEmail(byId, master, other)
  const consents = newestConsents(master.consents, other.consents)
  const consentWhy = (purpose: string): MergeReason => {
    if (!(purpose in other.consents)) return 'onlyThis'
    if (!(purpose in master.consents)) return 'onlyOther'
    return same(master.consents[purpose], other.consents[purpose]) ? 'same' : 'newer'
  }
  return [
    {
      part: 'email',
      name: 'email',
      title: 'Email address',
      mine: master.email,
      theirs: other.email,
      result: email.value,
      strategy: strategyIn(byId, 'email'),
      because: email.because,
    },
    ...namesOf(master.properties, other.properties).map((name): MergeDecision => {
      const { value, because } = chooseProperty(byId, name, master, other)
      return {
        part: 'property',
        name,
        title: byId.get(name)?.name ?? name,
        mine: master.properties[name] ?? null,
        theirs: other.properties[name] ?? null,
        result: value ?? null,
        strategy: strategyIn(byId, name),
        because,
      }
    }),
    ...namesOf(master.consents, other.consents).map((name): MergeDecision => ({
      part: 'consent',
      name,
      title: name,
      mine: master.consents[name] ?? null,
      theirs: other.consents[name] ?? null,
      result: consents[name],
      strategy: null,
      because: consentWhy(name),
    })),
    {
      part: 'tags',
      name: 'tags',
      title: 'Tags',
      mine: master.tags,
      theirs: other.tags,
      result: joinedTags(master, other),
      strategy: null,
      because: same(master.tags, other.tags) ? 'same' : 'joined',
    },
  ]
}

const joinedTags = (master: ProfileDraft, other: ProfileDraft) =>
  [...new Set([...master.tags, ...other.tags])].slice(0, 50)

/**
 * Merges the profile `other` into `master`, in memory. Each property uses the strategy of its type,
 * consents their dates; undeclared properties keep the newest value. A name that a user set stays.
 */
export function mergeDrafts(master: ProfileDraft, other: ProfileDraft, byId: Types) {
  const given = [master, other].find(isNamedByHand)?.name
  const properties: JsonObject = {}
  for (const name of namesOf(master.properties, other.properties)) {
    const { value } = chooseProperty(byId, name, master, other)
    if (value !== undefined) properties[name] = value
  }
  const email = chooseEmail(byId, master, other).value as string | null
  master.properties = properties
  master.email = email
  master.consents = newestConsents(master.consents, other.consents)
  master.systemProperties = filledNotes(master.systemProperties, other.systemProperties)
  master.tags = joinedTags(master, other)
  master.anonymous &&= other.anonymous
  master.hasUser ||= other.hasUser
  master.firstSeenAt = Math.min(master.firstSeenAt ?? Infinity, other.firstSeenAt ?? Infinity)
  if (master.firstSeenAt === Infinity) master.firstSeenAt = null
  master.lastSeenAt = Math.max(master.lastSeenAt ?? 0, other.lastSeenAt ?? 0) || null
  master.name = given ?? nameOf(master)
  master.changed = true
  other.mergedInto = master
}
