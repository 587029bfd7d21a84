import type { Db } from '#platform/database/database.ts'

/**
 * Moves a person to another tenant. Ordinary writes exclude the tenant, so that none can change it
 * unintentionally.
 */
export async function moveUser(db: Db, id: string, tenantId: string): Promise<void> {
  await db.updateTable('users').set({ tenant_id: tenantId }).where('id', '=', id).execute()
}
