import { sql } from 'kysely'
import { dateText } from '#condition/date-math.ts'
import type { SessionFacts } from '#condition/facts.ts'
import type { Db } from '#platform/database/database.ts'
import type { PendingEvent } from '#engine/audience/identity/pending-event.ts'

/**
 * The current visits of one batch. They are neither loaded nor updated unless a rule needs them.
 */
export async function createVisits(
  db: Db,
  tenantId: string,
  { areKept, sessionIds }: { areKept: boolean; sessionIds: readonly string[] },
) {
  const visits = areKept
    ? await loadVisits(db, tenantId, sessionIds)
    : new Map<string, SessionFacts>()
  const visitOf = (sessionId: string, event: PendingEvent) =>
    visits.get(sessionId) ?? newVisit(event)
  return {
    of: (event: PendingEvent): SessionFacts | null =>
      event.incoming.sessionId === null ? null : visitOf(event.incoming.sessionId, event),
    set(event: PendingEvent, properties: Record<string, unknown>) {
      const { sessionId } = event.incoming
      if (sessionId !== null) visits.set(sessionId, { ...visitOf(sessionId, event), properties })
    },
    /** Adds a stored event to its visit. */
    grow(event: PendingEvent) {
      const { sessionId } = event.incoming
      if (areKept && sessionId !== null)
        visits.set(sessionId, grown(visitOf(sessionId, event), event))
    },
  }
}

const newVisit = ({ incoming }: PendingEvent): SessionFacts => {
  const at = dateText(incoming.timeStamp)
  return {
    id: incoming.sessionId!,
    scope: incoming.scope,
    timeStamp: at,
    lastEventDate: at,
    duration: 0,
    size: 0,
    properties: incoming.sessionProperties,
    systemProperties: {},
  }
}

/**
 * Returns a visit with one event added, as it is written later
 * (src/engine/ingest/events/sessions.ts): existing values win over new ones.
 */
function grown(visit: SessionFacts, { incoming }: PendingEvent): SessionFacts {
  const at = dateText(incoming.timeStamp)
  const from = visit.timeStamp < at ? visit.timeStamp : at
  const until = visit.lastEventDate > at ? visit.lastEventDate : at
  return {
    ...visit,
    timeStamp: from,
    lastEventDate: until,
    duration: Date.parse(until) - Date.parse(from),
    size: visit.size + 1,
    properties: { ...incoming.sessionProperties, ...visit.properties },
  }
}

async function loadVisits(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, SessionFacts>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{
    id: string
    scope: string
    time_stamp: Date
    last_event_date: Date
    duration: number
    size: number
    properties: Record<string, unknown>
    system_properties: Record<string, unknown>
  }>`
    select id, scope, time_stamp, last_event_date, duration, size, properties, system_properties
    from sessions
    where tenant_id = ${tenantId} and id = any(${ids})
  `.execute(db)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        scope: row.scope,
        timeStamp: dateText(new Date(row.time_stamp).getTime()),
        lastEventDate: dateText(new Date(row.last_event_date).getTime()),
        duration: row.duration,
        size: row.size,
        properties: row.properties,
        systemProperties: row.system_properties,
      },
    ]),
  )
}
