import { sql } from 'kysely'
import type { Job } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { announce } from '#engine/kernel/announce.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { HeldLease } from '#engine/kernel/leases/keep-leases.ts'
import { LeaseLost } from '#engine/kernel/leases/lease.ts'
import { jsonb } from '#platform/database/jsonb.ts'
import { JobCanceled } from './turns.ts'

/** Progress of a job, as shown to users. */
export interface JobFacts {
  stage?: string
  done?: number
  total?: number
}

/**
 * Passed to a job's handler. Every transaction that the handler opens, directly or indirectly,
 * first checks that the job's lease is still held, and prevents a takeover until the transaction
 * ends. It throws `LeaseLost` otherwise.
 */
export interface JobRun {
  job: Job
  /** Aborted when another worker takes over the job. */
  signal: AbortSignal
  /**
   * Reports progress.
   * @throws JobCanceled when a user requested cancellation; LeaseLost
   */
  progress(facts: JobFacts): Promise<void>
  /**
   * Saves a checkpoint and progress in the transaction of a unit of work: either both are committed
   * or neither. A job that progresses gets all its attempts back. Call it at the end of the
   * transaction, because heartbeats wait for it.
   */
  save(db: Db, checkpoint: Record<string, unknown>, facts?: JobFacts): Promise<void>
  /**
   * Saves the job's result in the transaction of its last unit of work. If the process dies right
   * after it, the next attempt only ends the job.
   */
  conclude(db: Db, result: Record<string, unknown>): Promise<void>
}

/** The result that `conclude` saved in an earlier attempt. */
export const concluded = (job: Job): Record<string, unknown> | null =>
  (job.checkpoint?.result as Record<string, unknown> | undefined) ?? null

export function jobRun(engine: Engine, job: Job, lease: HeldLease): JobRun {
  const { tenantId, id } = job
  const now = () => new Date(engine.clock.now())

  async function write(
    db: Db,
    values: JobFacts & { checkpoint?: Record<string, unknown>; attempt?: number },
  ): Promise<boolean> {
    await announce(db, tenantId, 'job', { id })
    const row = await db
      .updateTable('jobs')
      .set({ ...values, updated_at: now(), version: sql`version + 1` })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('lease_owner', '=', lease.owner)
      .where('lease_token', '=', job.leaseToken ?? 0)
      .returning('cancel_requested')
      .executeTakeFirst()
    if (!row) throw new LeaseLost()
    return row.cancel_requested
  }

  return {
    job,
    signal: lease.signal,
    async progress(facts) {
      lease.signal.throwIfAborted()
      if (await engine.database.tenant(tenantId, (db) => write(db, facts)))
        throw new JobCanceled('The job was canceled.')
    },
    async save(db, checkpoint, facts = {}) {
      await write(db, { ...facts, checkpoint: jsonb(checkpoint), attempt: 1 })
      job.attempt = 1
    },
    async conclude(db, result) {
      await write(db, { checkpoint: jsonb({ result }) })
    },
  }
}
