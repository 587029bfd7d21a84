import type { ReadParts } from '#engine/audience/profiles/read-parts.ts'
import type { Dependencies } from '#condition/kind.ts'

/** What happened to people, as far as segments and scores may depend on it. */
export interface Change {
  profileIds: readonly string[]
  /** They are new, or nobody knows what changed: every segment is asked. */
  everything?: boolean
  /** Others were merged into them: every segment is asked, and stays that both had become one. */
  merged?: boolean
  /** What of their own changed, as `changedParts` names it. */
  parts?: ReadonlySet<string>
  /** Types of the events that were added or taken away. */
  eventTypes?: ReadonlySet<string>
  /** Static lists that they came to or left. */
  lists?: ReadonlySet<string>
  /** Goals that they reached. */
  goals?: ReadonlySet<string>
  /** They came to or left campaigns, or moved within one: also by winning or losing a contact. */
  campaigns?: boolean
  /** They came into journeys, left them, or reached a goal in one. */
  journeys?: boolean
}

const SINGLE = ['name', 'email', 'tags', 'anonymous', 'firstSeenAt', 'lastSeenAt'] as const
/** Roots of which each member is a part of its own. */
const OPEN = ['properties', 'systemProperties'] as const
const CONSENTS = 'consents'

const isSame = (a: unknown, b: unknown) =>
  a === b ||
  (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b))

/**
 * Which parts differ: `email`, `tags`, `consents`, `properties.country`. A structure below a
 * property counts as one with it.
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

/**
 * The part that a path of a condition reads: `properties.address.city` is read from
 * `properties.address`.
 */
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
 * What must be looked at again when something changes, in the words of `causesIn`; segments and
 * scores aside, which follow each other.
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

/** What a change may have changed for a condition. */
export function causesIn({
  parts,
  eventTypes,
  lists,
  goals,
  campaigns,
  journeys,
}: Change): string[] {
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
