import { sql, type RawBuilder } from 'kysely'
import { mailRows } from '#catalog/conditions/mail-rows.ts'
import type { Dependencies } from '#condition/kind.ts'
import type {
  EventFacts,
  MailFacts,
  MailHappening,
  ProfileFacts,
  MembershipPeriod,
} from '#condition/facts.ts'
import type { ProfileRow } from '#model/entities.generated.ts'
import { anyList, PREPARED, type Db } from '#platform/database/database.ts'

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

/**
 * Compares both columns for equality, the second as a range over the pair. The planner then uses
 * the index that begins with the person and enters it where the pair begins. With plain equalities,
 * it may use the index that begins with the second column if its statistics are older than an event
 * type or a segment, and read all of that for each person (decision 034); with both bounds over the
 * pair, it reads all rows of the person (decision 041).
 */
const ofPerson = (second: 'event_type' | 'segment_id') =>
  sql.raw(
    `profile_id = w.profile_id and ${second} >= w.${second} and (profile_id, ${second}) <= (w.profile_id, w.${second})`,
  )

async function loadEvents(
  db: Db,
  tenantId: string,
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
      from unnest(${anyList(ids, 'uuid')}) as p(profile_id)
      cross join unnest(${anyList(isAny ? ['*'] : [...types], 'text')}) as t(event_type)
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

/** The format of `dateText`. */
const instant = (at: RawBuilder<unknown>) =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The memberships that conditions need. */
export interface WantedBelongings {
  /** Null: all. */
  segments: ReadonlySet<string> | null
  /**
   * When few segments are needed per person: the n-th person and the n-th segment. Without it, each
   * person is combined with all of them.
   */
  pairs?: { people: readonly string[]; segments: readonly string[] } | null
  scorings: ReadonlySet<string> | null
  lists: boolean
  goals: boolean
  campaigns: boolean
  journeys: boolean
  /** Segments whose complete membership history is needed. Null: all. */
  stays: ReadonlySet<string> | null
  mails: boolean
}

interface Belonging {
  profile_id: string
  kind: 'segments' | 'list' | 'score' | 'goal' | 'campaign' | 'journey' | 'stay' | 'mail'
  id: string
  value: string | null
}

async function loadBelongings(
  db: Db,
  tenantId: string,
  ids: readonly string[],
  wanted: WantedBelongings | null,
): Promise<Belonging[]> {
  const all = sql`tenant_id = ${tenantId} and profile_id = any(${ids}::uuid[])`
  // `is true` keeps the condition out of the index scan, which would otherwise look up each
  // combination of person and id.
  const among = (
    column: 'segment_id' | 'scoring_id',
    some: ReadonlySet<string> | null | undefined,
  ) => (some ? sql`and (${sql.ref(column)} = any(${[...some]}::text[])) is true` : sql``)
  const pairs = wanted?.pairs && wanted.pairs.people.length > 0 ? wanted.pairs : null
  const hasSegments = (wanted?.segments?.size ?? 1) > 0
  const parts = [
    pairs &&
      sql`
        select m.profile_id, 'segments' as kind, m.segment_id as id, null as value
        from unnest(
          ${anyList(pairs.people, 'uuid')}, ${anyList(pairs.segments, 'text')}
        ) as w(profile_id, segment_id)
        cross join lateral (
          select profile_id, segment_id
          from segment_members
          where tenant_id = ${tenantId} and ${ofPerson('segment_id')} and left_at is null
          offset 0
        ) m
      `,
    !pairs &&
      hasSegments &&
      sql`
        select w.profile_id, 'segments' as kind, m.ids as id, null as value
        from unnest(${anyList(ids, 'uuid')}) as w(profile_id)
        cross join lateral (
          select string_agg(segment_id, ' ') as ids
          from segment_members
          where tenant_id = ${tenantId}
            and profile_id = w.profile_id
            and left_at is null ${among('segment_id', wanted?.segments)}
        ) m
        where m.ids is not null
      `,
    (wanted?.lists ?? true) &&
      sql`select profile_id, 'list' as kind, list_id as id, null as value from list_members where ${all}`,
    (wanted?.scorings?.size ?? 1) > 0 &&
      sql`
        select profile_id, 'score' as kind, scoring_id as id, value::text as value
        from scores
        where ${all} ${among('scoring_id', wanted?.scorings)}
      `,
    (wanted?.goals ?? true) &&
      sql`
        select profile_id, 'goal' as kind, goal_id as id, ${instant(sql`max(reached_at)`)} as value
        from goal_reaches
        where ${all} and reached_at is not null
        group by profile_id, goal_id
      `,
    (wanted?.campaigns ?? true) &&
      sql`
        select c.profile_id, 'campaign' as kind, o.campaign_id::text as id, o.state as value
        from contacts c
        join outreaches o on o.tenant_id = c.tenant_id and o.contact_id = c.id
        where c.tenant_id = ${tenantId} and c.profile_id = any(${ids}::uuid[])
      `,
    (wanted?.journeys ?? true) &&
      sql`
        select
          profile_id,
          'journey' as kind,
          journey_id as id,
          concat_ws(
            ' ',
            case state when 'failed' then 'running' else state end,
            case when converted_at is not null then 'converted' end
          ) as value
        from journey_executions
        where ${all} and not is_test
      `,
    (wanted?.stays?.size ?? 1) > 0 &&
      sql`
        select
          profile_id,
          'stay' as kind,
          segment_id as id,
          ${instant(sql`entered_at`)} || coalesce(' ' || ${instant(sql`left_at`)}, '') as value
        from segment_members
        where ${all} ${among('segment_id', wanted?.stays)}
      `,
    ...((wanted?.mails ?? true)
      ? Object.entries(mailRows).map(
          ([happening, { from, tenant, profile, campaign, at }]) =>
            sql`
              select
                ${profile},
                'mail' as kind,
                ${campaign}::text as id,
                ${happening} || ' ' || ${instant(at)} as value ${from}
                and ${tenant} = ${tenantId}
                and ${profile} = any(${ids}::uuid[])
            `,
        )
      : []),
  ].filter((part) => typeof part === 'object' && part !== null)
  if (parts.length === 0) return []
  // The statement for segments alone is always the same. Other combinations are planned with their
  // values.
  const isFixed = parts.length === 1 && hasSegments
  return (
    await sql<Belonging>`${isFixed ? PREPARED : sql``} ${sql.join(parts, sql` union all `)}`.execute(
      db,
    )
  ).rows
}

/**
 * A person locked by the caller, as after the caller's writes: the facts of the profile
 * itself, and events that may not be stored yet.
 */
export type KnownPerson = Omit<
  ProfileFacts,
  'segments' | 'lists' | 'scores' | 'goals' | 'campaigns' | 'journeys' | 'stays' | 'mails'
>

const NO_EVENTS: readonly EventFacts[] = []

function withEvents(
  loaded: readonly EventFacts[],
  events: readonly EventFacts[],
  types: WantedEvents,
): readonly EventFacts[] {
  if (events.length === 0) return loaded
  const wanted = events.filter(
    ({ id, eventType }) =>
      (types.has('*') || types.has(eventType)) && !loaded.some((one) => one.id === id),
  )
  return wanted.length === 0 ? loaded : [...loaded, ...wanted]
}

const personOf = (one: ProfileRow): KnownPerson => ({
  id: one.id,
  name: one.name,
  email: one.email,
  tags: one.tags,
  anonymous: one.anonymous,
  firstSeenAt: iso(one.first_seen_at),
  lastSeenAt: iso(one.last_seen_at),
  properties: one.properties,
  systemProperties: one.system_properties,
  consents: one.consents,
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
  db: Db,
  tenantId: string,
  ids: readonly string[],
  types: WantedEvents,
  {
    belongings = null,
    eventParts = new Set(LARGE),
    locked = false,
    known,
  }: {
    belongings?: WantedBelongings | null
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
    loadBelongings(db, tenantId, ids, belongings),
    loadEvents(db, tenantId, ids, types, eventParts),
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
      stays: [],
      lists,
      goals,
      campaigns,
      journeys,
      mails,
    })
  for (const one of belongs) {
    const own = facts.get(one.profile_id)
    if (own) gather(own, one)
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
type Gathered = Omit<ProfileFacts, 'segments' | 'scores' | 'stays' | keyof Seldom> &
  Seldom & { segments: Set<string>; scores: Map<string, number>; stays: MembershipPeriod[] }

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

function gather(facts: Gathered, { kind, id, value }: Belonging) {
  if (kind === 'segments') for (const one of id.split(' ')) facts.segments.add(one)
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
      facts.stays.push({ segmentId: id, enteredAt: first, leftAt: second ?? null })
    else
      ownOf(facts, 'mails').push({
        campaignId: id,
        happening: first as MailHappening,
        timeStamp: second!,
      })
  }
}
