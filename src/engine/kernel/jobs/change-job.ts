import { sql } from 'kysely'
import type { Job } from '#model/entities.generated.ts'
import { fail } from '#model/errors.ts'
import type { JobView } from '#model/outreach.ts'
import type { Engine, Scope } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'

/** A job as it is shown: without what it works on. */
export function jobView(job: Job): JobView {
  const {
    payload: _payload,
    idempotencyKey: _key,
    checkpoint: _checkpoint,
    leaseOwner: _owner,
    leaseToken: _token,
    ...view
  } = job
  return view
}

/**
 * Asks a job to stop. A waiting one stops at once, a running one at its next step.
 * @throws ProductError `not_found`, `wrong_state`
 */
export async function cancelJob(engine: Engine, scope: Scope, id: string): Promise<JobView> {
  return engine.database.tenant(scope.tenantId, async (db) => {
    const row = await db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!row) throw fail('not_found', 'There is no such job.')
    if (!['queued', 'running'].includes(row.state))
      throw fail('wrong_state', `The job is ${row.state} already.`)
    const set =
      row.state === 'queued'
        ? { state: 'cancelled' as const, finished_at: new Date(engine.clock.now()) }
        : {}
    const [changed] = await db
      .updateTable('jobs')
      .set({ ...set, cancel_requested: true, version: sql`version + 1` })
      .where('id', '=', id)
      .returningAll()
      .execute()
    return jobView(toRecord('job', changed!))
  })
}

/**
 * Runs a job again that failed, died or was cancelled.
 * @throws ProductError `not_found`, `wrong_state`
 */
export async function retryJob(engine: Engine, scope: Scope, id: string): Promise<JobView> {
  return engine.database.tenant(scope.tenantId, async (db) => {
    const row = await db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!row) throw fail('not_found', 'There is no such job.')
    if (!['failed', 'dead', 'cancelled'].includes(row.state))
      throw fail('wrong_state', `A job that is ${row.state} cannot be run again.`)
    const [changed] = await db
      .updateTable('jobs')
      .set({
        state: 'queued',
        attempt: 0,
        error: '',
        lease_owner: null,
        lease_until: null,
        cancel_requested: false,
        finished_at: null,
        due_at: new Date(engine.clock.now()),
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .returningAll()
      .execute()
    return jobView(toRecord('job', changed!))
  })
}
