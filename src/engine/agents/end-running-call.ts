import type { Agent, AgentCall } from '#model/schema/entities.generated.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { brainFor } from './call-brain.ts'
import { storeTurn } from './hold-call.ts'
import { stateOf } from './load-call.ts'
import { settleCall } from './settle-call.ts'
import { endCall } from './talk/call.ts'

/**
 * Ends a call from outside unless it has ended; the caller has locked it. Only a shared one has
 * effects.
 */
export async function endRunningCall(
  tx: TenantTx,
  agent: Agent,
  call: AgentCall,
  why: 'off' | 'left',
): Promise<void> {
  const { db, engine } = tx
  if (call.state === 'ended') return
  const { speaker } = await brainFor(engine, db, agent, call)
  const ended = await storeTurn({ db, engine }, call, endCall(speaker, stateOf(call), why), '')
  if (call.kind === 'shared') await settleCall(tx, agent, ended)
}
