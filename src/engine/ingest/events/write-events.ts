import { sql } from 'kysely'
import { dateText } from '#condition/date-math.ts'
import { PREPARED, type Db } from '#platform/database/database.ts'
import { standing } from '#engine/audience/profiles/profile-draft.ts'
import { INTAKE } from './write-people.ts'
import type { PendingEvent } from '#engine/audience/identity/pending-event.ts'

/**
 * Sends the insert before it returns, and has thrown all errors of this process by then
 * (`BatchCoordinator.pipelineWrites`).
 */
export function writeEvents(
  db: Db,
  tenantId: string,
  stored: readonly PendingEvent[],
  now: Date,
): Promise<unknown> {
  const rows = stored.map(({ id, sourceId, incoming, person, isOwnerless }) => ({
    id,
    event_type: incoming.eventType,
    scope: incoming.scope,
    profile_id: isOwnerless ? null : standing(person).id,
    session_id: incoming.sessionId,
    message_id: incoming.messageId,
    source_id: sourceId,
    time_stamp: dateText(incoming.timeStamp),
    properties: incoming.properties,
    source: incoming.source,
    target: incoming.target,
  }))
  return sql`${PREPARED}
    insert into events (
      id, tenant_id, event_type, scope, profile_id, session_id, message_id, source_id, time_stamp,
      received_at, properties, source, target, created_at, created_by, updated_at, updated_by
    )
    select
      r.id, ${tenantId}, r.event_type, r.scope, r.profile_id, r.session_id, r.message_id,
      r.source_id, r.time_stamp, ${now}, r.properties, r.source, r.target, ${now}, ${INTAKE},
      ${now}, ${INTAKE}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      id uuid, event_type text, scope text, profile_id uuid, session_id text, message_id text,
      source_id uuid, time_stamp timestamptz, properties jsonb, source jsonb, target jsonb
    )
  `.execute(db)
}
