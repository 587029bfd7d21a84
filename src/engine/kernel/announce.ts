import { sql } from 'kysely'
import type { Entity } from '#model/schema/entity.ts'
import type { Db } from '#platform/database/database.ts'
import type { StoreScope } from '#store/entity-store.ts'

/**
 * Database channel on which processes notify each other of changes: `{ tenantId, topic, data }`;
 * the tenant `*` addresses all tenants.
 */
export const LIVE_CHANNEL = 'outrider_live'

export type LiveTopic = 'campaign' | 'reply' | 'mailbox' | 'job' | 'clock' | 'record' | 'closed'

/**
 * Notifies open pages that data changed and should be refetched. The notification is sent when the
 * transaction commits, once per distinct payload (PostgreSQL, NOTIFY). It is only a hint and
 * carries no data.
 */
export async function announce(
  db: Db,
  tenantId: string,
  topic: LiveTopic,
  data: Record<string, unknown> = {},
): Promise<void> {
  await sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify({ tenantId, topic, data })})`.execute(
    db,
  )
}

/**
 * Notifies open lists that a record of an entity was written. The payload does not name the record,
 * so PostgreSQL merges many writes of one transaction into one notification.
 */
export const announceWrite = (
  db: Db,
  { tenantId }: Pick<StoreScope, 'tenantId'>,
  { id }: Pick<Entity, 'id'>,
): Promise<void> => announce(db, tenantId || '*', 'record', { entity: id })
