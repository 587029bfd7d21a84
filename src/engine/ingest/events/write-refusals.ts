import { sql } from 'kysely'
import { PREPARED, type Db } from '#platform/database/database.ts'
import type { EventFault } from '#engine/audience/identity/incoming-event.ts'
import type { IngestRequest, EventOutcome, ParsedEvent } from './ingest-request.ts'
import { INTAKE } from './write-people.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/** A request's event that is refused or stored in part, with the reason. */
export interface Refused {
  request: IngestRequest
  parsed: ParsedEvent
  outcome: 'refused' | 'partly' | 'noted'
  fault: EventFault
}

/** Stores refusals for the sender to read; a retried event is not logged again. */
export function writeRefusals(
  { db, engine, tenantId }: TenantTx,
  refused: readonly Refused[],
  now: Date,
): Promise<unknown> {
  const fresh = refused.filter(({ request, outcome }) => !request.isRetry || outcome !== 'refused')
  if (fresh.length === 0) return Promise.resolve()
  const rows = fresh.map(({ request, parsed, outcome, fault }) => ({
    id: engine.newId(),
    source_id: request.source.id,
    outcome,
    event_type: parsed.eventType.slice(0, 100),
    message_id: parsed.messageId,
    path: fault.path.slice(0, 250),
    reason: fault.reason.slice(0, 400),
    payload: parsed.payload,
    dialect: request.dialect,
  }))
  return sql`
    insert into event_refusals (
      id, tenant_id, source_id, outcome, event_type, message_id, path, reason, payload, dialect,
      received_at, created_at, created_by, updated_at, updated_by
    )
    select
      r.id, ${tenantId}, r.source_id, r.outcome, r.event_type, r.message_id, r.path, r.reason,
      r.payload, r.dialect, ${now}, ${now}, ${INTAKE}, ${now}, ${INTAKE}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      id uuid, source_id uuid, outcome text, event_type text, message_id text, path text,
      reason text, payload jsonb, dialect text
    )
    on conflict do nothing
  `.execute(db)
}

/** Caps counters at the maximum of their column. */
export function countSources(
  db: Db,
  tenantId: string,
  requests: readonly IngestRequest[],
  outcomes: ReadonlyMap<ParsedEvent, EventOutcome>,
  now: Date,
): Promise<unknown> {
  const counts = new Map<string, { id: string; events: number; refused: number }>()
  for (const { source, events } of requests) {
    if (source.id === null) continue
    const count = counts.get(source.id) ?? { id: source.id, events: 0, refused: 0 }
    counts.set(source.id, count)
    for (const parsed of events) {
      const { status } = outcomes.get(parsed)!
      if (status === 'stored') count.events++
      if (status === 'refused') count.refused++
    }
  }
  if (counts.size === 0) return Promise.resolve()
  return sql`${PREPARED}
    update sources s
    set
      events = least(s.events::bigint + r.events, 2147483647),
      refused = least(s.refused::bigint + r.refused, 2147483647),
      last_seen_at = ${now}
    from jsonb_to_recordset(
      ${JSON.stringify([...counts.values()])}::jsonb
    ) as r(id uuid, events bigint, refused bigint)
    where s.tenant_id = ${tenantId} and s.id = r.id
  `.execute(db)
}
