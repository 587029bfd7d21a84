import { sql } from 'kysely'
import type { Job } from '#model/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { announce } from '#engine/kernel/announce.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { HeldLease } from '#engine/kernel/leases/keep-leases.ts'
import { LeaseLost } from '#engine/kernel/leases/lease.ts'
import { jsonb } from '#engine/kernel/rows.ts'
import { JobCancelled } from './turns.ts'

/** How far a job is, for those who watch it. */
export interface JobFacts {
  stage?: string
  done?: number
  total?: number
}

/**
 * What a job's handler is given. Every transaction that is opened within the handler, by whichever
 * function, first checks that the job's lease is still held and keeps it from being taken over
 * until it ends; otherwise it throws `LeaseLost`.
 */
export interface JobRun {
  job: Job
  /** Aborted when another worker has taken over. */
  signal: AbortSignal
  /** Writes how far the work is. @throws JobCancelled when somebody asked to stop; LeaseLost */
  progress(facts: JobFacts): Promise<void>
  /**
   * Writes how far the work is, and what a later try needs in order to continue, in the transaction
   * of a piece of the work: both are committed, or neither. A job that gets further has all its
   * tries again. To be called at the end of the transaction: heartbeats wait for it.
   */
  save(db: Db, checkpoint: Record<string, unknown>, facts?: JobFacts): Promise<void>
  /**
   * Writes the job's result in the transaction of its last piece of work: should the process die
   * right after it, a later try only ends the job.
   */
  conclude(db: Db, result: Record<string, unknown>): Promise<void>
}

/** What `conclude` has kept of an earlier try. */
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
        throw new JobCancelled('The job was cancelled.')
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
