import type { Db } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { cancelPlanned } from '#engine/delivery/messages/settle.ts'
import { chunks } from '#engine/kernel/rows.ts'

/**
 * Whoever is out of a journey gets nothing of it any more: messages that have not left are taken
 * back.
 */
export async function cancelQueuedMessages(
  db: Db,
  engine: Engine,
  tenantId: string,
  executionIds: readonly string[],
): Promise<void> {
  for (const ownerIds of chunks(executionIds, 1000))
    await cancelPlanned(
      db,
      engine,
      tenantId,
      { ownerIds },
      { reason: 'cancelled', detail: 'They are out of the journey.' },
    )
}
