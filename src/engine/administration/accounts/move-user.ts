import type { Engine } from '#engine/kernel/engine.ts'

/**
 * Moves a person to another tenant. Ordinary writes exclude the tenant, so that none can change it
 * unintentionally.
 */
export async function moveUser({ database }: Engine, id: string, tenantId: string): Promise<void> {
  await database.system((db) =>
    db.updateTable('users').set({ tenant_id: tenantId }).where('id', '=', id).execute(),
  )
}
