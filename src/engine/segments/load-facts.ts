import { sql } from 'kysely'
import type { EventFacts, ProfileFacts } from '#condition/facts.ts'
import type { Db } from '#platform/database/database.ts'

/** Which events are wanted: of these types, all (`*`), or none. */
export type WantedEvents = ReadonlySet<string>

const iso = (date: Date | null) => (date === null ? null : new Date(date).toISOString())

async function loadEvents(db: Db, tenantId: string, ids: readonly string[], types: WantedEvents): Promise<Map<string, EventFacts[]>> {
  const found = new Map<string, EventFacts[]>()
  if (types.size === 0) return found
  const ofTypes = types.has('*') ? sql`true` : sql`event_type = any(${[...types]}::text[])`
  const { rows } = await sql<{ id: string; event_type: string; scope: string; session_id: string | null; profile_id: string; time_stamp: Date; properties: EventFacts['properties']; source: EventFacts['source']; target: EventFacts['target'] }>`
    select id, event_type, scope, session_id, profile_id, time_stamp, properties, source, target from events where tenant_id = ${tenantId} and profile_id = any(${ids}::uuid[]) and ${ofTypes}`.execute(db)
  for (const row of rows) {
    const event: EventFacts = { id: row.id, eventType: row.event_type, scope: row.scope, sessionId: row.session_id, timeStamp: iso(row.time_stamp)!, properties: row.properties, source: row.source, target: row.target }
    const list = found.get(row.profile_id)
    if (list) list.push(event)
    else found.set(row.profile_id, [event])
  }
  return found
}

/** What conditions may ask about these people, from the database as it stands in this transaction. People who do not exist are left out. */
export async function loadFacts(db: Db, tenantId: string, ids: readonly string[], types: WantedEvents): Promise<Map<string, ProfileFacts>> {
  if (ids.length === 0) return new Map()
  const all = sql`tenant_id = ${tenantId} and profile_id = any(${ids}::uuid[])`
  const profiles = await db.selectFrom('profiles').selectAll().where('tenant_id', '=', tenantId).where(sql<boolean>`id = any(${ids}::uuid[])`).execute()
  const { rows: belongs } = await sql<{ profile_id: string; kind: string; id: string; value: string | null }>`
    select profile_id, 'segment' as kind, segment_id as id, null as value from segment_members where ${all} and left_at is null
    union all select profile_id, 'list', list_id, null from list_members where ${all}
    union all select profile_id, 'score', scoring_id, value::text from scores where ${all}
    union all select profile_id, 'goal', goal_id, to_char(max(reached_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from goal_reaches where ${all} and reached_at is not null group by profile_id, goal_id
    union all select c.profile_id, 'campaign', o.campaign_id::text, o.state from contacts c join outreaches o on o.tenant_id = c.tenant_id and o.contact_id = c.id where c.tenant_id = ${tenantId} and c.profile_id = any(${ids}::uuid[])`.execute(db)
  const events = await loadEvents(db, tenantId, ids, types)
  const facts = new Map<string, ProfileFacts>()
  const sets = new Map<string, { segments: Set<string>; lists: Set<string>; scores: Map<string, number>; goals: Map<string, string>; campaigns: Map<string, string> }>()
  for (const one of profiles) {
    const own = { segments: new Set<string>(), lists: new Set<string>(), scores: new Map<string, number>(), goals: new Map<string, string>(), campaigns: new Map<string, string>() }
    sets.set(one.id, own)
    facts.set(one.id, {
      id: one.id, name: one.name, email: one.email, tags: one.tags, anonymous: one.anonymous, firstSeenAt: iso(one.first_seen_at), lastSeenAt: iso(one.last_seen_at),
      properties: one.properties, systemProperties: one.system_properties, consents: one.consents, events: events.get(one.id) ?? [], ...own,
    })
  }
  for (const { profile_id: profileId, kind, id, value } of belongs) {
    const own = sets.get(profileId)
    if (!own) continue
    if (kind === 'segment') own.segments.add(id)
    else if (kind === 'list') own.lists.add(id)
    else if (kind === 'score') own.scores.set(id, Number(value))
    else if (kind === 'goal') own.goals.set(id, value!)
    else own.campaigns.set(id, value!)
  }
  return facts
}
