import type { Agent } from '#model/entities.generated.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { brainFor } from './call-brain.ts'
import { lockCall, storeTurn } from './hold-call.ts'
import { stateOf } from './load-call.ts'
import { settleCall } from './settle-call.ts'
import { endCall } from './talk/call.ts'

/** Ends a call from outside unless it has ended; only a shared one has effects. */
export async function endRunningCall(
  tx: TenantTx,
  agent: Agent,
  callId: string,
  why: 'off' | 'left',
): Promise<void> {
  const { db, engine } = tx
  const call = await lockCall(db, callId)
  if (call.state === 'ended') return
  const { speaker } = await brainFor(engine, db, agent, call)
  const ended = await storeTurn(db, engine, call, endCall(speaker, stateOf(call), why), '')
  if (call.kind === 'shared') await settleCall(tx, agent, ended)
}
