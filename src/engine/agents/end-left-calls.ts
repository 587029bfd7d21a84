import { DateTime } from 'luxon'
import type { Engine } from '#engine/kernel/engine.ts'
import { brainFor } from './call-brain.ts'
import { lockCall, storeTurn } from './hold-call.ts'
import { loadAgent } from './load-agent.ts'
import { stateOf } from './load-call.ts'
import { settleCall } from './settle-call.ts'
import { endCall } from './talk/call.ts'

/** Minutes without a word after which a caller counts as gone. */
const SILENT_MINUTES = 60

/** How many calls one round ends; the next round takes the others. */
const MAX_A_ROUND = 500

/**
 * Ends the calls that their callers left without a goodbye, of all tenants, so that their outcome
 * takes effect.
 */
export async function endLeftCalls(engine: Engine, now: Date): Promise<void> {
  const silentSince = DateTime.fromJSDate(now).minus({ minutes: SILENT_MINUTES }).toJSDate()
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
    await engine.database.tenant(tenantId, async (db) => {
      const call = await lockCall(db, id)
      if (call.state === 'ended' || Date.parse(call.updatedAt) >= silentSince.getTime()) return
      const agent = await loadAgent(db, call.agentId)
      const { speaker } = await brainFor(engine, db, agent, call)
      const ended = await storeTurn(db, engine, call, endCall(speaker, stateOf(call), 'left'), '')
      if (call.kind === 'shared') await settleCall({ db, engine, tenantId }, agent, ended)
    })
}
