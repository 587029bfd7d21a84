import { choiceWords } from '#catalog/fields/words.ts'
import { inSentence, say } from '#language'
import { sql } from 'kysely'
import type { Job } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { JobView } from '#model/api/outreach.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'

/** The public view of a job, without its payload and internal fields. */
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
 * Requests cancellation of a job. Stops a queued job immediately, a running job at its next step.
 * @throws ProductError `not_found`, `wrong_state`
 */
export async function cancelJob(engine: Engine, scope: ActorScope, id: string): Promise<JobView> {
  return engine.database.tenant(scope.tenantId, async (db) => {
    const row = await db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!row) throw fail('not_found', 'There is no such job.')
    if (!['queued', 'running'].includes(row.state))
      throw fail(
        'wrong_state',
        say('The job is {state} already.', { state: inSentence(choiceWords(row.state)) }),
      )
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
 * Queues a failed, dead or canceled job again.
 * @throws ProductError `not_found`, `wrong_state`
 */
export async function retryJob(engine: Engine, scope: ActorScope, id: string): Promise<JobView> {
  return engine.database.tenant(scope.tenantId, async (db) => {
    const row = await db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!row) throw fail('not_found', 'There is no such job.')
    if (!['failed', 'dead', 'cancelled'].includes(row.state))
      throw fail(
        'wrong_state',
        say('A job that is {state} cannot be run again.', {
          state: inSentence(choiceWords(row.state)),
        }),
      )
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
