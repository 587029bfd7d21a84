import { say } from '#language'
import { sql } from 'kysely'
import type { Job } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'
import { CONTINUE } from '#engine/kernel/jobs/turns.ts'
import type { EntityStore } from '#store/entity-store.ts'
import { bulkActionOf } from './actions/list.ts'
import type { BulkOutcome, BulkWork, ChangedRecord, RecordWriter } from './bulk-action.ts'
import type { BulkPayload } from './start-bulk.ts'
import type { EngineTx } from '#engine/kernel/tenant-tx.ts'

/** Records of one transaction, and transactions of one turn. */
const SLICE = 50
const SLICES_A_TURN = 10

/** Counts of a bulk change by outcome. */
export interface BulkCounts {
  done: number
  unchanged: number
  failed: number
}

/** Writes records through the store of their entity. */
export const storeWriter = (store: EntityStore, scope: ActorScope): RecordWriter => ({
  get: (id) => store.get(scope, id),
  update: (id, version, values) => store.update(scope, id, version, values),
  remove: (id, removal) => store.remove(scope, id, null, removal),
  restore: (undoId) => store.undoDelete(scope, undoId),
})

/** Stores the outcomes of some records; those that an undone change is about are marked, too. */
export async function storeOutcomes(
  { db, engine }: EngineTx,
  job: Pick<Job, 'id' | 'tenantId'>,
  outcomes: readonly BulkOutcome[],
  undoOf: string | null,
): Promise<void> {
  const now = new Date(engine.clock.now())
  const rows = outcomes.map(({ id, state, code = '', reason = '', change = {} }) => ({
    id,
    state,
    code: code.slice(0, 40),
    reason: reason.slice(0, 500),
    change,
  }))
  await sql`
    update bulk_records b
    set state = r.state, code = r.code, reason = r.reason, change = r.change, updated_at = ${now},
      version = b.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id text, state text, code text, reason text, change jsonb)
    where b.tenant_id = ${job.tenantId} and b.job_id = ${job.id} and b.record_id = r.id
  `.execute(db)
  if (undoOf === null) return
  const back = outcomes.filter(({ state }) => state !== 'failed').map(({ id }) => id)
  await sql`
    update bulk_records set state = 'undone', updated_at = ${now}, version = version + 1
    where tenant_id = ${job.tenantId} and job_id = ${undoOf} and state = 'done'
      and record_id = any(${back}::text[])
  `.execute(db)
}

/** Stores the result of a bulk change that was made at once. */
export async function concludeNow(
  db: Db,
  engine: Engine,
  { tenantId, id }: Pick<Job, 'id' | 'tenantId'>,
  result: Record<string, unknown>,
): Promise<void> {
  const now = new Date(engine.clock.now())
  await sql`
    update jobs set result = ${JSON.stringify(result)}::jsonb, done = total, finished_at = ${now},
      updated_at = ${now}, version = version + 1
    where tenant_id = ${tenantId} and id = ${id}
  `.execute(db)
}

/** The changes to undo, by the record. */
async function changesOf(
  engine: Engine,
  tenantId: string,
  jobId: string,
  ids: readonly string[],
): Promise<ChangedRecord[]> {
  const { rows } = await engine.database.tenant(tenantId, (db) =>
    sql<{ record_id: string; change: ChangedRecord['change'] }>`
      select record_id, change from bulk_records
      where tenant_id = ${tenantId} and job_id = ${jobId} and record_id = any(${ids}::text[])
    `.execute(db),
  )
  return rows.map((row) => ({ id: row.record_id, change: row.change }))
}

/** Changes some records, or undoes an earlier change of them. */
export async function changeSome(
  work: BulkWork,
  { action: name, undoOf }: Pick<BulkPayload, 'action' | 'undoOf'>,
  ids: readonly string[],
): Promise<BulkOutcome[]> {
  const action = bulkActionOf(name)
  if (!action) throw fail('malformed', say('There is no bulk change called "{name}".', { name }))
  if (undoOf === null) return action.apply(work, ids)
  const changes = await changesOf(work.engine, work.scope.tenantId, undoOf, ids)
  return action.revert!(work, changes)
}

export const countOutcomes = (outcomes: readonly BulkOutcome[]): BulkCounts => {
  const count = (state: BulkOutcome['state']) =>
    outcomes.filter((outcome) => outcome.state === state).length
  return { done: count('done'), unchanged: count('unchanged'), failed: count('failed') }
}

async function nextIds(engine: Engine, { tenantId, id }: Job, limit: number): Promise<string[]> {
  const { rows } = await engine.database.tenant(tenantId, (db) =>
    sql<{ record_id: string }>`
      select record_id from bulk_records
      where tenant_id = ${tenantId} and job_id = ${id} and state = 'waiting'
      order by position
      limit ${limit}
    `.execute(db),
  )
  return rows.map((row) => row.record_id)
}

/** The committed part of a bulk change. */
type Checkpoint = BulkCounts & { startedAt: number }

/**
 * Makes a bulk change, some records in each transaction together with their outcomes: a retry
 * continues with the waiting records. A canceled one keeps its changes.
 */
export const bulkJob: JobHandler = async (engine, { job, progress, save, conclude }) => {
  const payload = job.payload as unknown as BulkPayload
  const scope: ActorScope = { tenantId: job.tenantId, actor: payload.actor }
  const store = engine.stores.byId(payload.entity)!
  const work: BulkWork = {
    engine,
    scope,
    entity: store.entity,
    writer: storeWriter(store, scope),
    params: payload.params,
    undoId: payload.undoId,
  }
  const kept = job.checkpoint as Partial<Checkpoint> | undefined
  let state: Checkpoint = {
    done: kept?.done ?? 0,
    unchanged: kept?.unchanged ?? 0,
    failed: kept?.failed ?? 0,
    startedAt: kept?.startedAt ?? engine.clock.now(),
  }
  const soFar = () => state.done + state.unchanged + state.failed
  // Deleted records come back together, by one undo id.
  const size = payload.undoOf !== null && payload.action === 'delete' ? job.total : SLICE
  const title = bulkActionOf(payload.action)?.title ?? payload.action
  const stage = payload.undoOf === null ? title : `Undo: ${title}`
  for (let slice = 0; slice < SLICES_A_TURN; slice++) {
    await progress({ stage, done: soFar() })
    const ids = await nextIds(engine, job, size ?? SLICE)
    if (ids.length === 0) {
      const { done, unchanged, failed } = state
      const { actor: _actor, ...change } = payload
      // The payload goes with the end of a job; what undoing needs is part of the result.
      const result = { bulkId: job.id, change, startedAt: state.startedAt }
      await engine.database.tenant(job.tenantId, (db) =>
        conclude(db, { ...result, done, unchanged, failed }),
      )
      return { ...result, done, unchanged, failed }
    }
    state = await engine.database.together(async () => {
      const outcomes = await changeSome(work, payload, ids)
      const counts = countOutcomes(outcomes)
      const next: Checkpoint = {
        done: state.done + counts.done,
        unchanged: state.unchanged + counts.unchanged,
        failed: state.failed + counts.failed,
        startedAt: state.startedAt,
      }
      await engine.database.tenant(job.tenantId, async (db) => {
        await storeOutcomes({ db, engine }, job, outcomes, payload.undoOf)
        await save(db, { ...next }, { done: next.done + next.unchanged + next.failed })
      })
      return next
    })
  }
  return CONTINUE
}
