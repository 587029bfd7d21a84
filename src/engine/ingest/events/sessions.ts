import { sql } from 'kysely'
import { dateText } from '#condition/date-math.ts'
import { PREPARED, type Db } from '#platform/database/database.ts'
import type { GoalNotes } from '#engine/segments/goals/reach-goals.ts'
import { standing, type ProfileDraft } from '#engine/audience/profiles/profile-draft.ts'
import type { NormalizedEvent } from '#engine/audience/identity/incoming-event.ts'
import { INTAKE } from './write-people.ts'
import type { PendingEvent } from '#engine/audience/identity/pending-event.ts'

interface Visit {
  first: PendingEvent
  from: number
  until: number
  size: number
  /** Null while the person browses anonymously. */
  person: ProfileDraft | null
}

function visitsOf(stored: readonly PendingEvent[]): Map<string, Visit> {
  const visits = new Map<string, Visit>()
  for (const pendingEvent of stored) {
    const { sessionId, timeStamp } = pendingEvent.incoming
    if (sessionId === null) continue
    const visit = visits.get(sessionId) ?? {
      first: pendingEvent,
      from: timeStamp,
      until: timeStamp,
      size: 0,
      person: null,
    }
    visit.from = Math.min(visit.from, timeStamp)
    visit.until = Math.max(visit.until, timeStamp)
    visit.size++
    visit.person = pendingEvent.isOwnerless ? null : pendingEvent.person
    visits.set(sessionId, visit)
  }
  return visits
}

/**
 * Detects which visits begin with these events. `note` is called for each applied event: the first
 * event of a visit updates the person's number of visits and the times of the first, last and
 * previous one.
 */
export async function loadVisits(
  db: Db,
  tenantId: string,
  incoming: readonly Pick<NormalizedEvent, 'sessionId' | 'timeStamp'>[],
): Promise<{ note(event: Pick<PendingEvent, 'incoming' | 'person'>): boolean }> {
  const begin = new Map<string, number>()
  for (const { sessionId, timeStamp } of incoming)
    if (sessionId !== null)
      begin.set(sessionId, Math.min(timeStamp, begin.get(sessionId) ?? timeStamp))
  const { rows } =
    begin.size === 0
      ? { rows: [] }
      : await sql<{
          id: string
        }>`${PREPARED}
          select id from sessions where tenant_id = ${tenantId} and id = any(${[...begin.keys()]})
        `.execute(db)
  for (const { id } of rows) begin.delete(id)
  return {
    note({ incoming: { sessionId }, person }) {
      const from = sessionId === null ? undefined : begin.get(sessionId)
      if (from === undefined) return false
      begin.delete(sessionId!)
      const { properties } = standing(person)
      const last = properties.lastVisit
      const count = typeof properties.nbOfVisits === 'number' ? properties.nbOfVisits : 0
      Object.assign(properties, {
        nbOfVisits: count + 1,
        firstVisit: properties.firstVisit ?? dateText(from),
        lastVisit: dateText(from),
        ...(last === undefined ? {} : { previousVisit: last }),
      })
      return true
    },
  }
}

/** Extends visits by the events that name them; a late event may also move the beginning back. */
export function writeSessions(
  db: Db,
  tenantId: string,
  stored: readonly PendingEvent[],
  goals: ReadonlyMap<string, GoalNotes>,
  now: Date,
): Promise<unknown> {
  const rows = [...visitsOf(stored)].map(([id, { first, from, until, size, person }]) => ({
    id,
    scope: first.incoming.scope,
    profile_id: person && standing(person).id,
    time_stamp: new Date(from),
    last_event_date: new Date(until),
    size,
    properties: first.incoming.sessionProperties,
    system_properties: goals.has(id) ? { goals: goals.get(id) } : {},
  }))
  if (rows.length === 0) return Promise.resolve()
  return sql`${PREPARED}
    insert into sessions (
      id, tenant_id, scope, profile_id, time_stamp, last_event_date, duration, size, properties,
      system_properties, created_at, created_by, updated_at, updated_by
    )
    select
      r.id,
      ${tenantId},
      r.scope,
      r.profile_id,
      r.time_stamp,
      r.last_event_date,
      least(extract(epoch from r.last_event_date - r.time_stamp) * 1000, 2147483647)::integer,
      r.size,
      r.properties,
      r.system_properties,
      ${now},
      ${INTAKE},
      ${now},
      ${INTAKE}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      id text, scope text, profile_id uuid, time_stamp timestamptz, last_event_date timestamptz,
      size integer, properties jsonb, system_properties jsonb
    )
    on conflict (tenant_id, id)
    do update set
      profile_id = excluded.profile_id,
      time_stamp = least(sessions.time_stamp, excluded.time_stamp),
      last_event_date = greatest(sessions.last_event_date, excluded.last_event_date),
      duration = least(
        extract(
          epoch from greatest(
            sessions.last_event_date, excluded.last_event_date
          ) - least(sessions.time_stamp, excluded.time_stamp)
        ) * 1000,
        2147483647
      )::integer,
      size = sessions.size + excluded.size,
      properties = excluded.properties || sessions.properties,
      system_properties = case
        when excluded.system_properties ? 'goals'
          then sessions.system_properties || jsonb_build_object(
            'goals',
            coalesce(
              sessions.system_properties->'goals', '{}'
            ) || (excluded.system_properties->'goals')
          )
        else sessions.system_properties
      end,
      version = sessions.version + 1,
      updated_at = excluded.updated_at,
      updated_by = excluded.updated_by
  `.execute(db)
}
