import { sql } from 'kysely'
import type { EventFacts } from '#condition/facts.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { listFormat, say } from '#language'
import { quoted } from './reasons.ts'

/** How far back events are evaluated. */
export const RECENT_DAYS = 7
/** Number of events that are evaluated. */
export const RECENT_EVENTS = 5

/** Loads a person's latest events of the last days: of these types, or of all (null). */
export async function recentEvents(
  { db, tenantId }: Pick<TenantTx, 'db' | 'tenantId'>,
  profileId: string,
  types: readonly string[] | null,
  now: number,
  since: Date | null = null,
): Promise<EventFacts[]> {
  const { rows } = await sql<{
    id: string
    event_type: string
    scope: string
    session_id: string | null
    time_stamp: Date
    properties: EventFacts['properties']
    source: EventFacts['source']
    target: EventFacts['target']
  }>`
    select id, event_type, scope, session_id, time_stamp, properties, source, target
    from events
    where tenant_id = ${tenantId}
      and profile_id = ${profileId}
      and time_stamp >= ${new Date(Math.max(now - RECENT_DAYS * DAY_MS, since?.getTime() ?? 0))}
      and ${types === null ? sql`true` : sql`event_type = any(${[...types]}::text[])`}
    order by time_stamp desc, id desc
    limit ${RECENT_EVENTS}
  `.execute(db)
  return rows.map((row) => ({
    id: row.id,
    eventType: row.event_type,
    scope: row.scope,
    sessionId: row.session_id,
    timeStamp: new Date(row.time_stamp).toISOString(),
    properties: row.properties,
    source: row.source,
    target: row.target,
  }))
}

const isAny = (types: readonly string[] | null): types is null | readonly [] =>
  types === null || types.length === 0

const namesOf = (types: readonly string[]) => listFormat('disjunction').format(types.map(quoted))

/** An event of these types, or of any, as what a rule requires. */
export const someEventText = (types: readonly string[] | null): string =>
  isAny(types) ? say('an event of any type') : say('an event of {types}', { types: namesOf(types) })

/** That a person has no recent event of these types, or of any. */
export const noEventText = (types: readonly string[] | null): string =>
  isAny(types)
    ? say('no event of any type in the last {days} days', { days: RECENT_DAYS })
    : say('no event of {types} in the last {days} days', {
        types: namesOf(types),
        days: RECENT_DAYS,
      })
