import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

interface SenderPlace {
  tenantId: string
  senderId: string
}

/** Sends nothing through the sender before that time. */
export async function coolSender(
  db: Db,
  { tenantId, senderId }: SenderPlace,
  until: number,
): Promise<void> {
  await db
    .updateTable('senders')
    .set({ cool_until: new Date(until), version: sql`version + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', senderId)
    .execute()
}

/** Sends nothing through the sender until a user has fixed it; its messages wait. */
export async function stopSender(
  db: Db,
  { tenantId, senderId }: SenderPlace,
  why: string,
): Promise<void> {
  await db
    .updateTable('senders')
    .set({ state: 'error', state_reason: why.slice(0, 300), version: sql`version + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', senderId)
    .execute()
}
