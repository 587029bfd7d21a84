import type { RowParts } from '#engine/kernel/engine.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import type { ScopedTx } from '#engine/kernel/tenant-tx.ts'

export const CHECK_DOMAIN = 'check-domain'

/** Schedules the next check. Only the job whose time equals that of the domain runs. */
export async function scheduleCheck(
  tx: ScopedTx<RowParts>,
  domainId: string,
  at: number,
): Promise<void> {
  const { db, scope } = tx
  await db
    .updateTable('sending_domains')
    .set({ next_check_at: new Date(at) })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', domainId)
    .execute()
  await enqueue(tx, {
    kind: CHECK_DOMAIN,
    payload: { domainId, at: new Date(at).toISOString() },
    dueAt: at,
  })
}
