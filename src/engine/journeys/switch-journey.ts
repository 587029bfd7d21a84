import { sql } from 'kysely'
import { writtenBy } from '#model/api/actor.ts'
import type { Journey, JourneyExecution } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { changed } from '#engine/segments/changed.ts'
import { journeyOf } from './publish.ts'
import { cancelQueuedMessages } from './cancel-queued-messages.ts'
import { takeOut } from './take-out.ts'
import { lockMemberships } from '#engine/kernel/locks.ts'
import { inScope, inTenant } from '#engine/kernel/tenant-tx.ts'

/**
 * Pauses a journey, so that all people stay where they are; resumes it; or stops it, which removes
 * all people. Idempotent. Steps that became due during a pause are taken immediately.
 * @throws ProductError `not_found`; `wrong_state` for a draft, and for resuming a stopped journey
 * without publishing
 */
export async function switchJourney(
  engine: Engine,
  scope: ActorScope,
  id: string,
  to: 'live' | 'paused' | 'stopped',
): Promise<Journey> {
  const { tenantId } = scope
  return inScope(engine, scope, async (tx) => {
    const { db } = tx
    await lockMemberships(db, tenantId, 'exclusive')
    const journey = await journeyOf(tx, id)
    if (journey.state === to) return journey
    if (journey.liveVersion === null)
      throw fail('wrong_state', 'This journey was never published. Publish it first.')
    if (to === 'paused' && journey.state === 'stopped')
      throw fail('wrong_state', 'This journey is stopped: no one is in it.')
    if (to === 'live' && journey.state === 'stopped')
      throw fail('wrong_state', 'This journey is stopped. Publish it again.')
    if (to === 'stopped')
      await takeOut(
        tx,
        sql`e.journey_id = ${id}`,
        `${scope.actor.name} stopped the journey.`.slice(0, 300),
      )
    // Resuming makes steps due now that became due during the pause, because their delay was
    // intended and must not count as late (`isStale`).
    const now = new Date(engine.clock.now())
    if (to === 'live' && journey.state === 'paused')
      await sql`
        update journey_executions
        set due_at = ${now}
        where tenant_id = ${tenantId}
          and journey_id = ${id}
          and state = 'running'
          and due_at < ${now}
      `.execute(db)
    return engine.stores.of('journey').update(scope, id, null, { state: to }, { db, isEdit: false })
  })
}

/** New values of an execution in one of the wanted states. */
interface ExecutionChange {
  id: string
  wanted: readonly JourneyExecution['state'][]
  set: Record<string, unknown>
}

async function changeOne(
  engine: Engine,
  { tenantId }: ActorScope,
  { id, wanted, set }: ExecutionChange,
  refusal: string,
): Promise<JourneyExecution> {
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    await lockMemberships(db, tenantId, 'exclusive')
    const row = isUuid(id)
      ? await db
          .selectFrom('journey_executions')
          .select('state')
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .executeTakeFirst()
      : undefined
    if (!row) throw fail('not_found', 'There is no such execution.')
    if (!wanted.includes(row.state)) throw fail('wrong_state', refusal)
    const now = new Date(engine.clock.now())
    if ('ended_at' in set)
      await sql`
        update journey_steps
        set outcome = 'ended', left_at = ${now}, because = ${set.reason}, updated_at = ${now}
        where tenant_id = ${tenantId} and execution_id = ${id} and left_at is null
      `.execute(db)
    const execution = toRecord(
      'journey-execution',
      await db
        .updateTable('journey_executions')
        .set({ ...set, updated_at: now, version: sql`version + 1` })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
    if ('ended_at' in set) await cancelQueuedMessages(tx, [id])
    await changed(tx, [{ profileIds: [execution.profileId], journeys: true }])
    return execution
  })
}

/**
 * Retries a failed step.
 * @throws ProductError `not_found`, `wrong_state`
 */
export const retryExecution = (
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<JourneyExecution> =>
  changeOne(
    engine,
    scope,
    {
      id,
      wanted: ['failed'],
      set: {
        state: 'running',
        attempts: 0,
        reason: '',
        due_at: new Date(engine.clock.now()),
      },
    },
    'Only a step that failed can be tried again.',
  )

/**
 * Removes a person from a journey.
 * @throws ProductError `not_found`, `wrong_state` when they have left already
 */
export const endExecution = (
  engine: Engine,
  scope: ActorScope,
  id: string,
  reason: string,
): Promise<JourneyExecution> =>
  changeOne(
    engine,
    scope,
    {
      id,
      wanted: ['running', 'failed'],
      set: {
        state: 'left',
        reason: (reason || `${scope.actor.name} took them out.`).slice(0, 300),
        ended_at: new Date(engine.clock.now()),
        due_at: null,
        open_for: null,
        waits_for_event: false,
        waits_for_change: false,
        updated_by: writtenBy(scope.actor),
      },
    },
    'They are not in the journey any more.',
  )
