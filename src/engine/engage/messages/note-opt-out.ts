import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/**
 * Records that the recipient of an email opted out by it: by its link, its header, or a reply. The
 * first time counts, because a link can be used again.
 */
export async function noteOptOut(
  { db, engine, tenantId }: TenantTx,
  messageId: string,
): Promise<void> {
  const now = new Date(engine.clock.now())
  await db
    .updateTable('engage_messages')
    .set({ opted_out_at: now, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', messageId)
    .where('opted_out_at', 'is', null)
    .execute()
}
