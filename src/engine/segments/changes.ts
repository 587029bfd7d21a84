import type { ReadParts } from '#engine/audience/profiles/read-parts.ts'
import type { Dependencies } from '#condition/kind.ts'

/** A change of people that segments and scores may depend on. */
export interface ProfileChange {
  profileIds: readonly string[]
  /** They are new, or the change is unknown: all segments are evaluated. */
  everything?: boolean
  /**
   * Other profiles were merged into them: all segments are evaluated, and overlapping memberships
   * are combined.
   */
  merged?: boolean
  /** The changed parts of their profiles, as returned by `changedParts`. */
  parts?: ReadonlySet<string>
  /** Types of the events that were added or removed. */
  eventTypes?: ReadonlySet<string>
  /** Static lists that they were added to or removed from. */
  lists?: ReadonlySet<string>
  /** Goals that they reached. */
  goals?: ReadonlySet<string>
  /** They entered, left or moved within campaigns, also by gaining or losing a contact. */
  campaigns?: boolean
  /** They entered or left journeys, or reached the goal of one. */
  journeys?: boolean
}

const SINGLE = ['name', 'email', 'tags', 'anonymous', 'firstSeenAt', 'lastSeenAt'] as const
/** Roots whose members are tracked as separate parts. */
const OPEN = ['properties', 'systemProperties'] as const
const CONSENTS = 'consents'

const isSame = (a: unknown, b: unknown) =>
  a === b ||
  (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b))

/**
 * The parts that differ: `email`, `tags`, `consents`, `properties.country`. A nested value belongs
 * to the part of its property.
 */
export function changedParts(before: ReadParts, after: ReadParts): Set<string> {
  const parts = new Set<string>(SINGLE.filter((name) => !isSame(before[name], after[name])))
  for (const root of OPEN) {
    const [old, now] = [before[root], after[root]]
    for (const name in now)
      if (!isSame(old[name], now[name]) || !Object.hasOwn(old, name)) parts.add(`${root}.${name}`)
    for (const name in old) if (!Object.hasOwn(now, name)) parts.add(`${root}.${name}`)
  }
  if (!isSame(before.consents, after.consents)) parts.add(CONSENTS)
  return parts
}

/** The part that a condition's path reads: `properties.address.city` reads `properties.address`. */
function partOf(path: string): string {
  const [root, name] = path.split('.', 2)
  return name !== undefined && (OPEN as readonly string[]).includes(root!)
    ? `${root}.${name}`
    : root!
}

const PROFILE = 'profile:'
const EVERY_EVENT = 'event *'
const CAMPAIGNS = 'campaigns'
const JOURNEYS = 'journeys'
const partName = (part: string) => `part ${part}`
const eventName = (type: string) => `event ${type}`
const listName = (id: string) => `list ${id}`
const goalName = (id: string) => `goal ${id}`
const ANY_LIST = 'lists'

/**
 * The causes that require a new evaluation, as named by `causesIn`, without segments and scores,
 * which depend on each other.
 */
export function causesFor(needs: Dependencies): Set<string> {
  const causes = new Set<string>()
  for (const path of needs.properties) {
    if (!path.startsWith(PROFILE)) continue
    const part = partOf(path.slice(PROFILE.length))
    causes.add(part === 'lists' ? ANY_LIST : partName(part))
  }
  if (needs.consents) causes.add(partName(CONSENTS))
  for (const type of needs.eventTypes) causes.add(eventName(type))
  for (const id of needs.lists) causes.add(listName(id))
  for (const id of needs.goals) causes.add(goalName(id))
  if (needs.campaigns.size > 0) causes.add(CAMPAIGNS)
  if (needs.journeys.size > 0) causes.add(JOURNEYS)
  return causes
}

/** The causes that a change gives rise to. */
export function causesIn({
  parts,
  eventTypes,
  lists,
  goals,
  campaigns,
  journeys,
}: ProfileChange): string[] {
  return [
    ...[...(parts ?? [])].map(partName),
    ...[...(eventTypes ?? [])].map(eventName),
    ...(eventTypes?.size ? [EVERY_EVENT] : []),
    ...[...(lists ?? [])].map(listName),
    ...(lists?.size ? [ANY_LIST] : []),
    ...[...(goals ?? [])].map(goalName),
    ...(campaigns ? [CAMPAIGNS] : []),
    ...(journeys ? [JOURNEYS] : []),
  ]
}
