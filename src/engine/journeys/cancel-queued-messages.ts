import { cancelPlanned } from '#engine/engage/messages/settle.ts'
import { chunks } from '#engine/kernel/rows.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/** Cancels unsent messages of people who left a journey. */
export async function cancelQueuedMessages(
  tx: TenantTx,
  executionIds: readonly string[],
): Promise<void> {
  for (const ownerIds of chunks(executionIds, 1000))
    await cancelPlanned(
      tx,
      { ownerIds },
      { reason: 'cancelled', detail: 'They are out of the journey.' },
    )
}
