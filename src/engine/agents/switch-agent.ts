import type { Agent } from '#model/entities.generated.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { brainFor } from './call-brain.ts'
import { lockCall, storeTurn } from './hold-call.ts'
import { lockAgent } from './load-agent.ts'
import { stateOf } from './load-call.ts'
import { settleCall } from './settle-call.ts'
import { endCall } from './talk/call.ts'

/**
 * Switches an agent on or off. Off, it takes no calls, and those that are running end with a
 * sentence.
 * @throws ProductError `not_found`
 */
export async function switchAgent(
  engine: Engine,
  scope: ActorScope,
  agentId: string,
  isOn: boolean,
): Promise<Agent> {
  const { tenantId } = scope
  return engine.database.tenant(tenantId, async (db) => {
    const agent = await lockAgent(db, agentId)
    const updated = await engine.stores
      .of('agent')
      .update(scope, agentId, null, { isOn }, { db, isEdit: false })
    if (isOn) return updated
    const running = await db
      .selectFrom('agent_calls')
      .select('id')
      .where('agent_id', '=', agentId)
      .where('kind', '=', 'shared')
      .where('state', '=', 'running')
      .orderBy('id')
      .execute()
    for (const { id } of running) {
      const call = await lockCall(db, id)
      if (call.state === 'ended') continue
      const { speaker } = await brainFor(engine, db, agent, call)
      const ended = await storeTurn(db, engine, call, endCall(speaker, stateOf(call), 'off'), '')
      await settleCall({ db, engine, tenantId }, agent, ended)
    }
    return updated
  })
}
