import { fail } from '#model/lib/errors.ts'
import { sql } from 'kysely'
import { onlyRow } from '#model/lib/only-row.ts'
import type { Broadcast } from '#model/schema/entities.generated.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { loadReach } from '#engine/engage/messages/reach.ts'
import { cancelSome } from './cancel-rows.ts'
import { changeState, lockBroadcast } from './change-state.ts'
import { look, pauseRows } from './look.ts'
import { publishedVersion } from './select-people.ts'
import { nextState } from './transitions.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'

const within = <Result>(
  engine: Engine,
  { tenantId }: ActorScope,
  work: (tx: TenantTx) => Promise<Result>,
): Promise<Result> => inTenant(engine, tenantId, (tx) => work(tx))

/**
 * Pauses a broadcast. Messages that are being transmitted are still sent; nothing else leaves.
 * @throws ProductError `wrong_state`, `not_found`
 */
export const pauseBroadcast = (engine: Engine, scope: ActorScope, id: string): Promise<Broadcast> =>
  within(engine, scope, async (tx) => {
    const broadcast = await lockBroadcast(tx.db, tx.tenantId, id)
    const paused = await changeState({ ...tx, scope }, broadcast, 'pause', {
      reason: `Paused by ${scope.actor.name}`,
    })
    await pauseRows(tx, id)
    return paused
  })

/**
 * Resumes a paused broadcast where it was. Its limits count from now on.
 * @throws ProductError `wrong_state`, `not_found`
 */
export const resumeBroadcast = (
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<Broadcast> =>
  within(engine, scope, async (tx) => {
    const broadcast = await lockBroadcast(tx.db, tx.tenantId, id)
    const isCanary = (broadcast.canarySize ?? 0) > 0 && !isCanaryOver(broadcast, tx)
    return lookAfter(
      tx,
      scope,
      await changeState({ ...tx, scope }, broadcast, isCanary ? 'send-canary' : 'send-all', {
        values: restart(tx),
      }),
    )
  })

const isCanaryOver = ({ canaryUntil }: Broadcast, { engine }: TenantTx) =>
  typeof canaryUntil === 'string' && Date.parse(canaryUntil) <= engine.clock.now()

/** Pace and limits begin again. */
const restart = ({ engine }: TenantTx): Partial<Broadcast> => ({
  pacedUntil: null,
  watchedFrom: new Date(engine.clock.now()).toISOString(),
  finishedAt: null,
})

async function lookAfter(tx: TenantTx, scope: ActorScope, broadcast: Broadcast) {
  await look(tx, scope, broadcast)
  return lockBroadcast(tx.db, tx.tenantId, broadcast.id)
}

/**
 * Stops a broadcast: from the commit on nothing leaves. Its rows are canceled in batches, the first
 * at once, the others by the work loop. A broadcast whose audience is not frozen becomes a draft.
 * With `seen`, one that has begun since it was seen as scheduled is left alone.
 * @returns the number of people who do not get it
 * @throws ProductError `wrong_state`, `not_found`
 */
export const stopBroadcast = (
  engine: Engine,
  scope: ActorScope,
  id: string,
  seen?: 'scheduled',
): Promise<{ cancelled: number }> =>
  within(engine, scope, async (tx) => {
    const { db, tenantId } = tx
    const broadcast = await lockBroadcast(db, tenantId, id)
    if (broadcast.state === 'scheduled' || broadcast.state === 'freezing') {
      await changeState({ ...tx, scope }, broadcast, 'stop', {
        values: { jobId: null, startedAt: null },
      })
      return { cancelled: 0 }
    }
    // Throws: a broadcast in this state cannot be returned to draft.
    if (seen === 'scheduled') nextState(broadcast, 'refuse')
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n
      from engage_messages
      where tenant_id = ${tenantId} and owner_id = ${id} and state in ('waiting', 'planned')
    `.execute(db)
    const now = new Date(engine.clock.now())
    const stopped = await changeState({ ...tx, scope }, broadcast, 'stop', {
      reason: `Stopped by ${scope.actor.name}`,
      values: { finishedAt: now.toISOString() },
    })
    await look(tx, scope, stopped)
    return { cancelled: onlyRow(rows).n }
  })

/** What a repeated attempt is for: emails that failed, or also people who were canceled. */
export type RetryOf = 'failed' | 'rest'

/**
 * Sends to people who have not got it, from a broadcast that is done or stopped: those whose email
 * failed for a reason that may have passed, and with `rest` also those who were canceled. Bounced
 * addresses stay failed. The published template version is used.
 * @returns the number of people
 * @throws ProductError `wrong_state`, `not_found`
 */
export const retryBroadcast = (
  engine: Engine,
  scope: ActorScope,
  id: string,
  of: RetryOf,
): Promise<{ retried: number }> =>
  within(engine, scope, async (tx) => {
    const { db, tenantId } = tx
    const broadcast = await lockBroadcast(db, tenantId, id)
    if (broadcast.state !== 'done' && broadcast.state !== 'stopped')
      throw fail('wrong_state', 'Only a broadcast that is done or stopped can be sent again.')
    // Rows of a stopped broadcast may still wait for their batch.
    if (broadcast.state === 'stopped') while ((await cancelSome(tx, id)) > 0);
    const version = await publishedVersion(
      tx,
      await loadReach(db, tenantId, broadcast.engageId, engine.clock.now()),
    )
    const now = new Date(engine.clock.now())
    const states = of === 'rest' ? ['failed', 'cancelled'] : ['failed']
    const { numAffectedRows = 0n } = await sql`
      update engage_messages
      set
        state = 'waiting', reason = '', detail = '', settled_at = null, attempt = 0,
        first_tried_at = null, rfc_id = null, template_version = ${version}::int, due_at = ${now},
        updated_at = ${now}, version = version + 1
      where tenant_id = ${tenantId}
        and owner_id = ${id}
        and state = any(${states})
        and reason in ('rejected', 'gave-up', 'faulty', 'cancelled')
    `.execute(db)
    const retried = Number(numAffectedRows)
    const sending = await changeState({ ...tx, scope }, broadcast, 'send-all', {
      values: {
        ...restart(tx),
        templateVersion: version,
        // A send to all no longer waits for the canary, also after a pause.
        ...((broadcast.canarySize ?? 0) > 0 ? { canaryUntil: now.toISOString() } : {}),
      },
    })
    await look(tx, scope, sending)
    return { retried }
  })
