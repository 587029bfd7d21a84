import type { Engine } from '#engine/kernel/engine.ts'

/**
 * Puts a person into another tenant. The tenant is part of no ordinary write, so that none can
 * change it by the way.
 */
export async function moveUser({ database }: Engine, id: string, tenantId: string): Promise<void> {
  await database.system((db) =>
    db.updateTable('users').set({ tenant_id: tenantId }).where('id', '=', id).execute(),
  )
}
