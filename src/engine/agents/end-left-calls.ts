import { HOUR_MS } from '#model/lib/time-units.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { endRunningCall } from './end-running-call.ts'
import { lockCall } from './hold-call.ts'
import { loadAgent } from './load-agent.ts'

/** Milliseconds without a word after which a caller counts as gone. */
const SILENCE = HOUR_MS

/** How many calls one round ends; the next round takes the others. */
const MAX_A_ROUND = 500

/**
 * Ends the calls that their callers left without a goodbye, of all tenants, so that their outcome
 * takes effect. A call that cannot be ended is logged and holds up none of the others.
 */
export async function endLeftCalls(engine: Engine, now: Date): Promise<void> {
  const silentSince = new Date(now.getTime() - SILENCE)
  const left = await engine.database.system((db) =>
    db
      .selectFrom('agent_calls')
      .select(['id', 'tenant_id'])
      .where('state', '=', 'running')
      .where('updated_at', '<', silentSince)
      .orderBy('updated_at')
      .limit(MAX_A_ROUND)
      .execute(),
  )
  for (const { id, tenant_id: tenantId } of left)
    await inTenant(engine, tenantId, async (tx) => {
      const { db } = tx
      const call = await lockCall(db, id)
      if (Date.parse(call.updatedAt) >= silentSince.getTime()) return
      const agent = await loadAgent(db, call.agentId)
      await endRunningCall(tx, agent, call, 'left')
    }).catch((error: Error) =>
      engine.log.error(
        { call: id, fault: String(error.stack ?? error) },
        'a call could not be ended',
      ),
    )
}
