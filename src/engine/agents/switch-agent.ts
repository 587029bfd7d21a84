import type { Agent } from '#model/schema/entities.generated.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { endRunningCall } from './end-running-call.ts'
import { lockCall } from './hold-call.ts'
import { lockAgent } from './load-agent.ts'

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
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
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
    for (const { id } of running) await endRunningCall(tx, agent, await lockCall(db, id), 'off')
    return updated
  })
}
