import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '../engine.ts'
import { cancelPlanned } from '../engage/settle.ts'
import { chunks } from '../rows.ts'

/** Whoever is out of a journey gets nothing of it any more: messages that have not left are taken back. */
export async function takeBackMessages(db: Db, engine: Engine, tenantId: string, executionIds: readonly string[]): Promise<void> {
  for (const ids of chunks(executionIds, 1000)) {
    const { rows } = await sql<{ owner_id: string }>`select distinct owner_id::text as owner_id from engage_messages where tenant_id = ${tenantId} and owner_kind = 'journey' and owner_id::text = any(${ids}) and state = 'planned'`.execute(db)
    for (const { owner_id: ownerId } of rows) await cancelPlanned(db, engine, tenantId, { ownerId }, { reason: 'cancelled', detail: 'They are out of the journey.' })
  }
}
