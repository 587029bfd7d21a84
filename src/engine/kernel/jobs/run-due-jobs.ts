import { say } from '#language'
import { sql } from 'kysely'
import type { Job, JobRow } from '#model/schema/entities.generated.ts'
import { isDiskFull } from '#model/lib/disk-full.ts'
import { ProductError } from '#model/lib/errors.ts'
import { withFence } from '#platform/database/ambient.ts'
import { failpoint } from '#platform/failpoints.ts'
import { announce } from '#engine/kernel/announce.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { noteDiskFull, WAITS_FOR_ROOM } from '#engine/kernel/disk-full-note.ts'
import { heldHere, holdLease, newOwner, type HeldLease } from '#engine/kernel/leases/keep-leases.ts'
import { fenceOf, hasLapsed, leaseEnd, LeaseLost } from '#engine/kernel/leases/lease.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { concurrentKinds, handlerOf, REPLAN } from './job-registry.ts'
import { concluded, jobRun } from './job-run.ts'
import { CONTINUE, JobCanceled } from './turns.ts'
import { MINUTE_MS } from '#model/lib/time-units.ts'
import { stackOf, errorOf } from '#model/lib/thrown.ts'
import { jsonb } from '#platform/database/jsonb.ts'

export type { JobRun } from './job-run.ts'

const BACKOFF = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS]

/**
 * Runs the tenant's next job that is due or whose worker died. A fault in the user's input ends the
 * job as `failed`. Any other error schedules a retry, and the last attempt ends the job as `dead`.
 * @returns true when a job was run or ended, so that another may be due
 */
export async function runDueJob(engine: Engine, tenantId: string): Promise<boolean> {
  const claimed = await claimJob(engine, tenantId, kindsWithoutRoom(engine, tenantId))
  if (!claimed) return false
  if (claimed === 'ended') return true
  const { job } = claimed
  const work = perform(engine, claimed)
  if (!concurrentKinds().has(job.kind)) await work
  else keepConcurrent(engine, job, work)
  return true
}

/**
 * How many jobs run concurrently with the loop. They wait for external servers and must not delay
 * the sending of messages, nor may those of one organization delay those of others, whatever
 * server is silent.
 */
const CONCURRENT = {
  /** In a process, without those that have waited for long. */
  jobs: 6,
  ofTenant: 3,
  /** Of one organization and kind. */
  ofKind: 2,
  /** Milliseconds after which a job counts as waiting. */
  slowAfter: 5000,
}

interface ConcurrentJob {
  tenantId: string
  kind: string
  /** Milliseconds of the machine. */
  began: number
  ended: Promise<unknown>
}

const concurrentByDatabase = new WeakMap<Engine['database'], Set<ConcurrentJob>>()
function concurrentOf({ database }: Pick<Engine, 'database'>): Set<ConcurrentJob> {
  const known = concurrentByDatabase.get(database) ?? new Set()
  concurrentByDatabase.set(database, known)
  return known
}

/** Kinds of jobs that this organization may not start at present. */
function kindsWithoutRoom(engine: Engine, tenantId: string): string[] {
  const all = [...concurrentOf(engine)]
  const own = all.filter((concurrentJob) => concurrentJob.tenantId === tenantId)
  const busy = all.filter(({ began }) => performance.now() - began < CONCURRENT.slowAfter)
  return own.length >= CONCURRENT.ofTenant || busy.length >= CONCURRENT.jobs
    ? [...concurrentKinds()]
    : [...concurrentKinds()].filter(
        (kind) =>
          own.filter((concurrentJob) => concurrentJob.kind === kind).length >= CONCURRENT.ofKind,
      )
}

function keepConcurrent(engine: Engine, { id, tenantId, kind }: Job, work: Promise<void>): void {
  const concurrent = concurrentOf(engine)
  const job: ConcurrentJob = {
    tenantId,
    kind,
    began: performance.now(),
    ended: work
      .catch((error: Error) =>
        engine.log.error(
          { job: id, fault: String(error.stack ?? error) },
          'a job could not be ended',
        ),
      )
      .finally(() => concurrent.delete(job)),
  }
  concurrent.add(job)
}

export const isAnyConcurrent = (engine: Pick<Engine, 'database'>): boolean =>
  concurrentOf(engine).size > 0

/**
 * Resolves when all jobs that run concurrently with the loop have ended.
 * @returns whether there were any
 */
export async function concurrentEnded(engine: Pick<Engine, 'database'>): Promise<boolean> {
  const waited = [...concurrentOf(engine)].map(({ ended }) => ended)
  await Promise.all(waited)
  return waited.length > 0
}

/** A claimed job; only the holder of its lease may write it. */
interface Claimed {
  job: Job
  lease: HeldLease
}

async function perform(engine: Engine, claimed: Claimed): Promise<void> {
  try {
    await failpoint('job.claimed')
    const result = await handle(engine, claimed)
    await failpoint('job.worked')
    if (result === CONTINUE)
      await release(engine, claimed, {
        state: 'queued',
        attempt: 0,
        due_at: new Date(engine.clock.now()),
      })
    else await finishJob(engine, claimed, { state: 'done', result, error: '' })
  } catch (error) {
    await failJob(engine, claimed, error)
  } finally {
    claimed.lease.release()
  }
}

/**
 * Runs the handler behind the fence of its lease. A handler that lost its lease is not stopped, but
 * none of its later writes are committed.
 */
async function handle(
  engine: Engine,
  { job, lease }: Claimed,
): Promise<Record<string, unknown> | typeof CONTINUE> {
  const handler = handlerOf(job.kind)
  if (!handler)
    throw new ProductError(
      'malformed',
      say('There is no work called "{name}".', { name: job.kind }),
    )
  const kept = concluded(job)
  if (kept) return kept
  const lost = new Promise<never>((_done, refuse) =>
    lease.signal.addEventListener('abort', () => refuse(errorOf(lease.signal.reason)), {
      once: true,
    }),
  )
  const work = withFence(fenceOf(lease), () => handler(engine, jobRun(engine, job, lease)))
  work.catch(() => {})
  return Promise.race([work, lost])
}

/**
 * Claims the next job that is due or whose lease has lapsed. Each claim has a new owner and a
 * higher fencing token than any earlier claim. `ended` is a job that was canceled, or had no attempt
 * left, and ends without a run.
 */
async function claimJob(
  engine: Engine,
  tenantId: string,
  without: readonly string[],
): Promise<Claimed | 'ended' | null> {
  const owner = newOwner(engine)
  const job = await engine.database.tenant(tenantId, async (db) => {
    const now = new Date(engine.clock.now())
    const held = heldHere(engine, 'jobs')
    const row = await db
      .selectFrom('jobs')
      .selectAll()
      .where('kind', 'not in', [REPLAN, ...without])
      // Jobs that call external servers wait during a hold (engine/kernel/outbound).
      .where(
        sql<boolean>`(kind not in (${sql.join([...concurrentKinds()])}) or not outbound_is_held())`,
      )
      .where((eb) =>
        eb.or([
          eb.and([eb('state', '=', 'queued'), eb('due_at', '<=', now)]),
          eb.and([
            eb('state', '=', 'running'),
            hasLapsed('jobs'),
            ...(held.length > 0 ? [eb('id', 'not in', held)] : []),
          ]),
        ]),
      )
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!row) return null
    const exhausted = row.attempt >= row.max_attempts ? 'dead' : null
    const ended = row.cancel_requested ? 'cancelled' : exhausted
    const taken = await db
      .updateTable('jobs')
      .set(
        ended
          ? {
              state: ended,
              finished_at: now,
              lease_owner: null,
              lease_until: null,
              error:
                ended === 'dead'
                  ? row.error || 'The work stopped without an end, more than once.'
                  : '',
            }
          : {
              state: 'running',
              attempt: row.attempt + 1,
              lease_owner: owner,
              lease_token: row.lease_token + 1,
              lease_until: leaseEnd('jobs'),
              version: sql`version + 1`,
            },
      )
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return ended ? ('ended' as const) : toRecord('job', taken)
  })
  if (!job || job === 'ended') return job
  return { job, lease: holdLease(engine, { table: 'jobs', tenantId, id: job.id, owner }) }
}

/**
 * Writes the job's next state and releases its lease.
 * @throws LeaseLost
 */
async function release(
  engine: Engine,
  { job, lease }: Claimed,
  values: Partial<Omit<JobRow, 'version'>>,
): Promise<void> {
  await engine.database.tenant(job.tenantId, async (db) => {
    await announce(db, job.tenantId, 'job', { id: job.id })
    const row = await db
      .updateTable('jobs')
      .set({ ...values, lease_owner: null, lease_until: null, version: sql`version + 1` })
      .where('id', '=', job.id)
      .where('lease_owner', '=', lease.owner)
      .where('lease_token', '=', job.leaseToken ?? 0)
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new LeaseLost()
  })
}

const finishJob = (
  engine: Engine,
  claimed: Claimed,
  {
    state,
    result,
    error,
  }: { state: Job['state']; result?: Record<string, unknown>; error: string },
): Promise<void> =>
  release(engine, claimed, {
    state,
    ...(result ? { result: jsonb(result) } : {}),
    error: error.slice(0, 500),
    finished_at: new Date(engine.clock.now()),
    ...(state === 'done' ? { payload: jsonb({}), checkpoint: jsonb({}) } : {}),
  })

/** Reads the current number of attempts, because progress resets it. */
const triesOf = (engine: Engine, { job }: Claimed) =>
  engine.database.tenant(
    job.tenantId,
    async (db) =>
      (await db.selectFrom('jobs').select('attempt').where('id', '=', job.id).executeTakeFirst())
        ?.attempt ?? 0,
  )

async function failJob(engine: Engine, claimed: Claimed, error: unknown): Promise<void> {
  const { job } = claimed
  try {
    if (error instanceof LeaseLost) throw error
    if (error instanceof JobCanceled)
      return await finishJob(engine, claimed, { state: 'cancelled', error: '' })
    if (error instanceof ProductError && error.code !== 'unavailable' && error.code !== 'internal')
      return await finishJob(engine, claimed, { state: 'failed', error: error.message })
    if (isDiskFull(error)) return await waitForRoom(engine, claimed, error)
    engine.log.error({ job: job.id, kind: job.kind, fault: stackOf(error) }, 'a job failed')
    const words =
      error instanceof ProductError
        ? error.message
        : 'Something went wrong on our side. The log has the details.'
    const tries = await triesOf(engine, claimed)
    if (tries >= job.maxAttempts!)
      return await finishJob(engine, claimed, { state: 'dead', error: words })
    const wait = BACKOFF[Math.min(tries, BACKOFF.length) - 1] ?? MINUTE_MS
    await release(engine, claimed, {
      state: 'queued',
      error: words,
      due_at: new Date(engine.clock.now() + wait),
    })
  } catch (lost) {
    if (!(lost instanceof LeaseLost)) throw lost
    engine.log.warn(
      { job: job.id, kind: job.kind, owner: claimed.lease.owner },
      'another worker has taken over this job; nothing more is written by this one',
    )
  }
}

/**
 * A full disk does not end a job: the attempt does not count, and the next one follows in a minute.
 * If even this write fails, the job is claimed again when its lease lapses.
 */
async function waitForRoom(engine: Engine, claimed: Claimed, error: unknown): Promise<void> {
  noteDiskFull(engine, error)
  try {
    const attempt = Math.max(0, (await triesOf(engine, claimed)) - 1)
    await release(engine, claimed, {
      state: 'queued',
      attempt,
      error: WAITS_FOR_ROOM,
      due_at: new Date(engine.clock.now() + MINUTE_MS),
    })
  } catch (fault) {
    if (!isDiskFull(fault)) throw fault
  }
}
