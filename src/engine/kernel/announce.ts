import { sql } from 'kysely'
import type { Entity } from '#model/entity.ts'
import type { Db } from '#platform/database/database.ts'
import type { StoreScope } from '#store/entity-store.ts'

/**
 * Database channel over which processes tell each other what changed: `{ tenantId, topic, data }`;
 * the tenant `*` is everybody.
 */
export const LIVE_CHANNEL = 'outrider_live'

export type LiveTopic = 'campaign' | 'reply' | 'mailbox' | 'job' | 'clock' | 'record' | 'closed'

/**
 * Tells open pages that something changed and is worth reading again. Within a transaction it is
 * told when that is committed, once for equal words (PostgreSQL, NOTIFY); it is a hint, never the
 * news itself.
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
 * Tells open lists that a record of an entity was written; not which, so that many writes of one
 * transaction are told once.
 */
export const announceWrite = (
  db: Db,
  { tenantId }: Pick<StoreScope, 'tenantId'>,
  { id }: Pick<Entity, 'id'>,
): Promise<void> => announce(db, tenantId || '*', 'record', { entity: id })
