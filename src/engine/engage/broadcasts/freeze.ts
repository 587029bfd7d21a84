import { sql } from 'kysely'
import type { Broadcast } from '#model/schema/entities.generated.ts'
import { ProductError } from '#model/lib/errors.ts'
import { systemScope, type ActorScope } from '#engine/kernel/engine.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { ledgerInsertion } from '#engine/engage/messages/queue-message.ts'
import type { DeliveryReason } from '#engine/engage/messages/reach.ts'
import { changeState, lockBroadcast } from './change-state.ts'
import { canarySizeOf } from './departures.ts'
import { look } from './look.ts'
import { selectPeople, type Selection } from './select-people.ts'
import { shortAudience } from './short-audience.ts'
import { stopSentence } from './start.ts'

/**
 * Freezes the audience of a broadcast: one statement inserts a row per person, with the reason for
 * everyone who does not get it. A broadcast that was unscheduled since then is left alone. A retry
 * inserts nothing twice, because rows and state are committed together.
 */
export const freezeJob: JobHandler = async (engine, { job, progress, save }) => {
  const { tenantId } = job
  const scope = systemScope(tenantId)
  const { broadcastId } = job.payload as { broadcastId: string }
  await progress({ stage: 'saving recipients' })
  const isStarted = await inTenant(engine, tenantId, async (tx) => {
    const broadcast = await lockBroadcast(tx.db, tenantId, broadcastId)
    if (broadcast.jobId !== job.id) return false
    if (broadcast.state === 'scheduled') await changeState({ ...tx, scope }, broadcast, 'begin')
    return broadcast.state === 'scheduled' || broadcast.state === 'freezing'
  })
  if (!isStarted) return nothing(broadcastId)
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    const broadcast = await lockBroadcast(db, tenantId, broadcastId)
    const selection =
      broadcast.state === 'freezing' && broadcast.jobId === job.id
        ? await selectOrRefuse(tx, scope, broadcast)
        : null
    if (!selection) return nothing(broadcastId)
    const counts = await insertRows(tx, broadcast, selection)
    const targeted = counts.reduce((sum, { n }) => sum + n, 0)
    const planned = counts.find(({ reason }) => reason === '')?.n ?? 0
    // The payload is deleted when the job ends, so the result contains the audience.
    const result = {
      broadcastId,
      engageId: broadcast.engageId,
      audience: shortAudience(broadcast),
      targeted,
      planned,
      skipped: Object.fromEntries(
        counts.filter(({ reason }) => reason !== '').map(({ reason, n }) => [reason, n]),
      ),
    }
    const canarySize = canarySizeOf(broadcast.canaryPercent, planned)
    const now = new Date(engine.clock.now()).toISOString()
    const action = canarySize > 0 ? 'send-canary' : 'send-all'
    const frozen = await changeState({ ...tx, scope }, broadcast, action, {
      values: {
        targeted,
        canarySize,
        templateVersion: selection.version,
        frozenAt: now,
      },
    })
    await look(tx, scope, frozen)
    await save(db, { result }, { done: targeted, total: targeted, stage: 'queued' })
    return result
  })
}

const nothing = (broadcastId: string) => ({ broadcastId, targeted: 0, planned: 0, skipped: {} })

/** The people of the broadcast. If it cannot be sent any more, it becomes a draft with the reason. */
async function selectOrRefuse(
  tx: TenantTx,
  scope: ActorScope,
  broadcast: Broadcast,
): Promise<Selection | null> {
  const refuse = async (why: string) => {
    await changeState({ ...tx, scope }, broadcast, 'refuse', {
      reason: `Not sent: ${why}`,
      values: {
        jobId: null,
        startedAt: null,
      },
    })
    return null
  }
  try {
    const selection = await selectPeople(tx, broadcast, tx.engine.clock.now())
    const { stop } = selection.reach
    return stop ? await refuse(stopSentence(stop)) : selection
  } catch (error) {
    if (error instanceof ProductError && error.code !== 'unavailable') return refuse(error.message)
    throw error
  }
}

/** @returns the number of rows by reason; empty for those who get it */
async function insertRows(
  { db, engine }: TenantTx,
  broadcast: Broadcast,
  { reach, version, judged }: Selection,
): Promise<{ reason: DeliveryReason; n: number }[]> {
  const owner = {
    kind: 'send' as const,
    id: broadcast.id,
    stepId: '',
    visit: 0,
    templateVersion: version,
  }
  const now = new Date(engine.clock.now())
  const { rows } = await sql<{ reason: DeliveryReason; n: number }>`
    with inserted as (${ledgerInsertion(reach, owner, now, judged)})
    select reason, count(*)::int as n
    from inserted
    group by reason
  `.execute(db)
  return rows
}
