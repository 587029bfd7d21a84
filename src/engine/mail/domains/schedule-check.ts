import { systemScope, type RowParts } from '#engine/kernel/engine.ts'
import { overdueRecords, restartBy } from '#engine/kernel/jobs/recurring-job.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import { inScope, type ScopedTx } from '#engine/kernel/tenant-tx.ts'

export const CHECK_DOMAIN = 'check-domain'

restartBy(async (engine, now) => {
  const overdue = await overdueRecords(engine, now, {
    entity: 'sending-domain',
    dueColumn: 'next_check_at',
    kind: CHECK_DOMAIN,
    idKey: 'domainId',
  })
  for (const { tenantId, id } of overdue)
    await inScope(engine, systemScope(tenantId), (tx) => scheduleCheck(tx, id, now))
})

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
