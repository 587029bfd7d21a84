import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Whether the organization has a mailbox with this address: its emails are never replies. */
export async function isOwnAddress(db: Db, tenantId: string, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('mailboxes')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(sql`lower(address)`, '=', address.trim().toLowerCase())
    .executeTakeFirst()
  return row !== undefined
}
