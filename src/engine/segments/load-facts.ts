import { sql } from 'kysely'
import type { Dependencies } from '#condition/kind.ts'
import type {
  EventFacts,
  MailFacts,
  MailHappening,
  ProfileFacts,
  MembershipPeriod,
} from '#condition/facts.ts'
import type { ProfileRow } from '#model/schema/entities.generated.ts'
import { arrayParam, PREPARED, type TenantDb } from '#platform/database/database.ts'
import { loadMemberships, type MembershipRow, type WantedFacts } from './load-belongings.ts'
import { ofPerson } from './person-index.ts'

/** The event types to load: these, all (`*`), or none. */
export type WantedEvents = ReadonlySet<string>

/** Parts of an event whose size the sender determines. */
const LARGE = ['properties', 'source', 'target'] as const
const SMALL = ['id', 'event_type', 'scope', 'session_id', 'profile_id', 'time_stamp'] as const
export type EventPart = (typeof LARGE)[number]

/** The parts of events that these dependencies need; the others are not loaded. */
export const eventPartsOf = (
  all: readonly Pick<Dependencies, 'properties'>[],
): ReadonlySet<EventPart> =>
  new Set(
    LARGE.filter((part) =>
      all.some(({ properties }) =>
        [...properties].some(
          (path) => path === `event:${part}` || path.startsWith(`event:${part}.`),
        ),
      ),
    ),
  )

const iso = (date: Date | null) => (date === null ? null : new Date(date).toISOString())

async function loadEvents(
  { db, tenantId }: TenantDb,
  ids: readonly string[],
  types: WantedEvents,
  parts: ReadonlySet<EventPart>,
): Promise<Map<string, EventFacts[]>> {
  const found = new Map<string, EventFacts[]>()
  if (types.size === 0) return found
  const isAny = types.has('*')
  const names = [...SMALL, ...LARGE.filter((part) => parts.has(part))]
  const columns = sql`
    ${sql.raw(names.join(', '))}
    from events
    where tenant_id = ${tenantId}
  `
  const { rows } = await sql<
    {
      id: string
      event_type: string
      scope: string
      session_id: string | null
      profile_id: string
      time_stamp: Date
    } & Partial<Pick<EventFacts, EventPart>>
  >`${PREPARED}
    select e.*
    from (
      select profile_id, event_type
      from unnest(${arrayParam(ids, 'uuid')}) as p(profile_id)
      cross join unnest(${arrayParam(isAny ? ['*'] : [...types], 'text')}) as t(event_type)
    ) w
    cross join lateral (
      select ${columns} and ${isAny ? sql`profile_id = w.profile_id` : ofPerson('event_type')}
      offset 0
    ) e
  `.execute(db)
  for (const row of rows) {
    const event: EventFacts = {
      id: row.id,
      eventType: row.event_type,
      scope: row.scope,
      sessionId: row.session_id,
      timeStamp: iso(row.time_stamp)!,
      properties: row.properties ?? {},
      source: row.source ?? {},
      target: row.target ?? {},
    }
    const list = found.get(row.profile_id)
    if (list) list.push(event)
    else found.set(row.profile_id, [event])
  }
  return found
}

/**
 * A person locked by the caller, as after the caller's writes: the facts of the profile
 * itself, and events that may not be stored yet.
 */
export type KnownPerson = Omit<
  ProfileFacts,
  | 'segments'
  | 'lists'
  | 'scores'
  | 'goals'
  | 'campaigns'
  | 'journeys'
  | 'membershipPeriods'
  | 'mails'
>

const NO_EVENTS: readonly EventFacts[] = []

function withEvents(
  loaded: readonly EventFacts[],
  events: readonly EventFacts[],
  types: WantedEvents,
): readonly EventFacts[] {
  if (events.length === 0) return loaded
  const added = events.filter(
    ({ id, eventType }) =>
      (types.has('*') || types.has(eventType)) && !loaded.some((other) => other.id === id),
  )
  return added.length === 0 ? loaded : [...loaded, ...added]
}

const personOf = (profile: ProfileRow): KnownPerson => ({
  id: profile.id,
  name: profile.name,
  email: profile.email,
  tags: profile.tags,
  anonymous: profile.anonymous,
  firstSeenAt: iso(profile.first_seen_at),
  lastSeenAt: iso(profile.last_seen_at),
  properties: profile.properties,
  systemProperties: profile.system_properties,
  consents: profile.consents,
  events: [],
})

/**
 * Loads the facts about these people for conditions, from the current state of the transaction.
 * Unknown people are omitted.
 * @param options.belongings the needed memberships; null: all
 * @param options.locked locks their rows, in the order of their ids
 * @param options.eventParts the needed parts of events in addition to the fixed ones; absent: all
 * @param options.known people already loaded by the caller, which are not read again
 */
export async function loadFacts(
  { db, tenantId }: TenantDb,
  ids: readonly string[],
  types: WantedEvents,
  {
    belongings = null,
    eventParts = new Set(LARGE),
    locked = false,
    known,
  }: {
    belongings?: WantedFacts | null
    eventParts?: ReadonlySet<EventPart>
    locked?: boolean
    known?: ReadonlyMap<string, KnownPerson>
  } = {},
): Promise<Map<string, ProfileFacts>> {
  if (ids.length === 0) return new Map()
  const read = () => {
    const people = db
      .selectFrom('profiles')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
    return (locked ? people.orderBy('id').forNoKeyUpdate() : people).execute()
  }
  const [profiles, belongs, events] = await Promise.all([
    known ? ids.map((id) => known.get(id)!) : read().then((rows) => rows.map(personOf)),
    loadMemberships(db, tenantId, ids, belongings),
    loadEvents({ db, tenantId }, ids, types, eventParts),
  ])
  const facts = new Map<string, Gathered>()
  const { lists, goals, campaigns, journeys, mails } = nothing
  for (const {
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
    events: added,
  } of profiles)
    facts.set(id, {
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
      events: withEvents(events.get(id) ?? NO_EVENTS, added, types),
      segments: new Set(),
      scores: new Map(),
      membershipPeriods: [],
      lists,
      goals,
      campaigns,
      journeys,
      mails,
    })
  for (const membership of belongs) {
    const own = facts.get(membership.profile_id)
    if (own) gather(own, membership)
  }
  return facts
}

/** Facts that few people have. */
interface Seldom {
  lists: Set<string>
  goals: Map<string, string>
  campaigns: Map<string, string>
  journeys: Map<string, Set<string>>
  mails: MailFacts[]
}
/**
 * Facts under construction. Segments, scores and membership periods are never shared, because
 * judging adds to them.
 */
type Gathered = Omit<ProfileFacts, 'segments' | 'scores' | 'membershipPeriods' | keyof Seldom> &
  Seldom & {
    segments: Set<string>
    scores: Map<string, number>
    membershipPeriods: MembershipPeriod[]
  }

const none = (): Seldom => ({
  lists: new Set(),
  goals: new Map(),
  campaigns: new Map(),
  journeys: new Map(),
  mails: [],
})
/**
 * Shared by all people without such facts and never mutated: allocating five objects per person
 * took a twentieth of the time of judging.
 */
const nothing = none()

function ownOf<K extends keyof Seldom>(facts: Gathered, name: K): Gathered[K] {
  if (facts[name] === nothing[name]) Object.assign(facts, { [name]: none()[name] })
  return facts[name]
}

function gather(facts: Gathered, { kind, id, value }: MembershipRow) {
  if (kind === 'segments') for (const part of id.split(' ')) facts.segments.add(part)
  else if (kind === 'score') facts.scores.set(id, Number(value))
  else if (kind === 'list') ownOf(facts, 'lists').add(id)
  else if (kind === 'goal') ownOf(facts, 'goals').set(id, value!)
  else if (kind === 'campaign') ownOf(facts, 'campaigns').set(id, value!)
  else if (kind === 'journey')
    ownOf(facts, 'journeys').set(
      id,
      new Set([...(facts.journeys.get(id) ?? []), ...value!.split(' ')]),
    )
  else {
    const [first, second] = value!.split(' ') as [string, string?]
    if (kind === 'stay')
      facts.membershipPeriods.push({ segmentId: id, enteredAt: first, leftAt: second ?? null })
    else
      ownOf(facts, 'mails').push({
        campaignId: id,
        happening: first as MailHappening,
        timeStamp: second!,
      })
  }
}
