import { sql } from 'kysely'
import type { Job } from '#model/entities.generated.ts'
import { ProductError } from '#model/errors.ts'
import { announce } from '#engine/announce.ts'
import type { Engine } from '#engine/engine.ts'
import { jsonb, toRecord } from '#engine/rows.ts'
import { REPLAN } from '#engine/sends/request-replan.ts'
import { besideKinds, jobKinds, turnKinds } from './kinds.ts'
import { goOn, JobCancelled } from './turns.ts'

const MINUTE = 60_000
const LEASE = 10 * MINUTE
/** Work that goes on turn by turn is missed sooner, when its process dies. */
const TURN_LEASE = MINUTE
const BACKOFF = [MINUTE, 5 * MINUTE, 30 * MINUTE]

const leaseOf = (kind: string) => (turnKinds.has(kind) ? TURN_LEASE : LEASE)

/** What a job's work is given. */
export interface JobRun {
  job: Job
  /** Writes where the work stands and keeps the lease. @throws JobCancelled when somebody asked to stop. */
  progress(facts: { stage?: string; done?: number; total?: number }): Promise<void>
}

export type JobHandler = (
  engine: Engine,
  run: JobRun,
) => Promise<Record<string, unknown> | typeof goOn>

/**
 * Runs the tenant's next due job to its end, or one whose worker died. A fault that is about what people gave ends it as `failed`; any other is
 * tried again later, and after the last try the job is `dead`.
 * @returns true when a job was run.
 */
export async function runDueJob(engine: Engine, tenantId: string): Promise<boolean> {
  const beside = besideOf(engine)
  const job = await claimJob(engine, tenantId, beside.size >= MOST_BESIDE ? [...besideKinds] : [])
  if (!job) return false
  const work = perform(engine, tenantId, job)
  if (!besideKinds.has(job.kind)) await work
  else {
    const ended: Promise<unknown> = work
      .catch((error: Error) =>
        engine.log.error(
          { job: job.id, fault: String(error.stack ?? error) },
          'a job could not be ended',
        ),
      )
      .finally(() => beside.delete(ended))
    beside.add(ended)
  }
  return true
}

/** Work that waits for somebody else's server goes on beside the loop, so that nobody's mail waits for it; so much of it at once. */
const MOST_BESIDE = 2
const besides = new WeakMap<Engine['database'], Set<Promise<unknown>>>()
function besideOf({ database }: Pick<Engine, 'database'>): Set<Promise<unknown>> {
  const known = besides.get(database) ?? new Set()
  besides.set(database, known)
  return known
}

/** Resolves when what goes on beside the loop has ended. @returns whether there was any */
export async function besideEnded(engine: Pick<Engine, 'database'>): Promise<boolean> {
  const waited = [...besideOf(engine)]
  await Promise.all(waited)
  return waited.length > 0
}

async function perform(engine: Engine, tenantId: string, job: Job): Promise<void> {
  const handler = jobKinds[job.kind]
  try {
    if (!handler) throw new ProductError('malformed', `There is no work called "${job.kind}".`)
    const result = await handler(engine, {
      job,
      progress: (facts) => saveProgress(engine, tenantId, job, facts),
    })
    if (result === goOn) await waitForTurn(engine, tenantId, job.id)
    else await finishJob(engine, tenantId, job.id, { state: 'done', result, error: '' })
  } catch (error) {
    await failJob(engine, tenantId, job, error)
  }
}

async function claimJob(
  engine: Engine,
  tenantId: string,
  without: readonly string[],
): Promise<Job | null> {
  return engine.database.tenant(tenantId, async (db) => {
    const now = new Date(engine.clock.now())
    const row = await db
      .selectFrom('jobs')
      .selectAll()
      .where('kind', 'not in', [REPLAN, ...without])
      .where((eb) =>
        eb.or([
          eb.and([eb('state', '=', 'queued'), eb('due_at', '<=', now)]),
          eb.and([eb('state', '=', 'running'), eb('lease_until', '<', now)]),
        ]),
      )
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!row) return null
    const ended = row.cancel_requested
      ? 'cancelled'
      : row.attempt >= row.max_attempts
        ? 'dead'
        : null
    const [taken] = await db
      .updateTable('jobs')
      .set(
        ended
          ? {
              state: ended,
              finished_at: now,
              error:
                ended === 'dead'
                  ? row.error || 'The work stopped without an end, more than once.'
                  : '',
            }
          : {
              state: 'running',
              attempt: row.attempt + 1,
              lease_until: new Date(now.getTime() + leaseOf(row.kind)),
              version: sql`version + 1`,
            },
      )
      .where('id', '=', row.id)
      .returningAll()
      .execute()
    return ended ? null : toRecord('job', taken!)
  })
}

async function saveProgress(
  engine: Engine,
  tenantId: string,
  { id, kind }: Job,
  facts: { stage?: string; done?: number; total?: number },
): Promise<void> {
  const row = await engine.database.tenant(tenantId, async (db) => {
    await announce(db, tenantId, 'job', { id })
    return db
      .updateTable('jobs')
      .set({
        ...facts,
        lease_until: new Date(engine.clock.now() + leaseOf(kind)),
        updated_at: new Date(engine.clock.now()),
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .returning('cancel_requested')
      .executeTakeFirst()
  })
  if (row?.cancel_requested) throw new JobCancelled('The job was cancelled.')
}

async function waitForTurn(engine: Engine, tenantId: string, id: string): Promise<void> {
  const now = new Date(engine.clock.now())
  await engine.database.tenant(tenantId, (db) =>
    db
      .updateTable('jobs')
      .set({
        state: 'queued',
        attempt: 0,
        due_at: now,
        lease_until: null,
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .execute(),
  )
}

async function finishJob(
  engine: Engine,
  tenantId: string,
  id: string,
  end: { state: Job['state']; result?: Record<string, unknown>; error: string },
): Promise<void> {
  await engine.database.tenant(tenantId, async (db) => {
    await announce(db, tenantId, 'job', { id })
    await db
      .updateTable('jobs')
      .set({
        state: end.state,
        ...(end.result ? { result: jsonb(end.result) } : {}),
        error: end.error.slice(0, 500),
        finished_at: new Date(engine.clock.now()),
        lease_until: null,
        ...(end.state === 'done' ? { payload: jsonb({}) } : {}),
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .execute()
  })
}

async function failJob(engine: Engine, tenantId: string, job: Job, error: unknown): Promise<void> {
  if (error instanceof JobCancelled)
    return finishJob(engine, tenantId, job.id, { state: 'cancelled', error: '' })
  if (error instanceof ProductError && error.code !== 'unavailable' && error.code !== 'internal')
    return finishJob(engine, tenantId, job.id, { state: 'failed', error: error.message })
  engine.log.error(
    { job: job.id, kind: job.kind, fault: String((error as Error).stack ?? error) },
    'a job failed',
  )
  const words =
    error instanceof ProductError
      ? error.message
      : 'Something went wrong on our side. The log has the details.'
  if (job.attempt >= job.maxAttempts)
    return finishJob(engine, tenantId, job.id, { state: 'dead', error: words })
  const wait = BACKOFF[Math.min(job.attempt, BACKOFF.length) - 1] ?? MINUTE
  await engine.database.tenant(tenantId, (db) =>
    db
      .updateTable('jobs')
      .set({
        state: 'queued',
        error: words,
        lease_until: null,
        due_at: new Date(engine.clock.now() + wait),
        version: sql`version + 1`,
      })
      .where('id', '=', job.id)
      .execute(),
  )
}
