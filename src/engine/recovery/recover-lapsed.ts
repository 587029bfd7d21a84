import type { Engine } from '#engine/kernel/engine.ts'
import { recoverEngage } from '#engine/engage/messages/recover.ts'
import { markLapsedAsUnknown } from '#engine/outreach/sending/recover.ts'
import { settleJournal } from './replay-journal.ts'

/**
 * Marks campaign emails whose worker died as unknown, except those whose reply this process
 * received.
 * @returns how many
 */
export async function recoverLapsedSends(engine: Engine, tenantId: string): Promise<number> {
  await settleJournal(engine, tenantId)
  return markLapsedAsUnknown(engine, tenantId)
}

/** The same for messages; see `recoverEngage`. */
export async function recoverLapsedMessages(engine: Engine, tenantId: string): Promise<number> {
  await settleJournal(engine, tenantId)
  return recoverEngage(engine, tenantId)
}
