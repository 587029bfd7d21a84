import { sql } from 'kysely'
import type { BulkRecordView, BulkView } from '#model/api/answers/bulk-answers.ts'
import type { Job } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import { onlyRow } from '#model/lib/only-row.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import type { Db } from '#platform/database/database.ts'
import { UNDO_WINDOW_MS } from '#store/deleted-records.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { bulkActionOf } from './actions/list.ts'
import { BULK, type BulkPayload } from './start-bulk.ts'

/** How long outcomes are kept. */
const KEPT_MS = 30 * DAY_MS

const PURGE_SIZE = 5000

/**
 * Deletes a portion of the outcomes of bulk changes that are no longer shown.
 * @returns whether there may be more
 */
export async function purgeBulkRecords(db: Db, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from bulk_records
    where (tenant_id, id) in (
      select tenant_id, id
      from bulk_records
      where created_at <= ${new Date(now.getTime() - KEPT_MS)}
      limit ${PURGE_SIZE}
    )
  `.execute(db)
  return Number(numAffectedRows) === PURGE_SIZE
}

/** @throws ProductError `not_found` */
export async function bulkOf(
  engine: Engine,
  { tenantId }: ActorScope,
  id: string,
): Promise<{ job: Job; payload: BulkPayload }> {
  const row = isUuid(id)
    ? await engine.database.tenant(tenantId, (db) =>
        db
          .selectFrom('jobs')
          .selectAll()
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .where('kind', '=', BULK)
          .executeTakeFirst(),
      )
    : undefined
  if (!row) throw fail('not_found', 'There is no such bulk change.')
  const job = toRecord('job', row)
  const payload = (job.result?.change ?? job.payload) as unknown as BulkPayload
  return { job, payload }
}

/** Whether a bulk change can be undone: its action, its state, and the time since. */
export function isUndoable(engine: Engine, { job, payload }: { job: Job; payload: BulkPayload }) {
  return (
    payload.undoOf === null &&
    bulkActionOf(payload.action)?.revert !== undefined &&
    ['done', 'cancelled', 'failed', 'dead'].includes(job.state ?? '') &&
    Date.parse(job.createdAt) > engine.clock.now() - UNDO_WINDOW_MS
  )
}

/** Progress, rate and counts of a bulk change. */
export async function viewBulk(
  engine: Engine,
  scope: ActorScope,
  found: { job: Job; payload: BulkPayload },
): Promise<BulkView> {
  const { job, payload } = found
  const { rows } = await engine.database.tenant(scope.tenantId, (db) =>
    sql<{ state: keyof BulkView['counts']; n: number }>`
      select state, count(*)::integer as n from bulk_records
      where tenant_id = ${scope.tenantId} and job_id = ${job.id} group by state
    `.execute(db),
  )
  const counts = { waiting: 0, done: 0, unchanged: 0, failed: 0, undone: 0 }
  for (const { state, n } of rows) counts[state] = n
  const { startedAt } = { ...job.checkpoint, ...job.result } as { startedAt?: number }
  const until = Date.parse(job.finishedAt ?? job.updatedAt)
  const seconds = startedAt === undefined ? 0 : (until - startedAt) / 1000
  return {
    id: job.id,
    entity: payload.entity,
    action: payload.action,
    state: job.state ?? 'queued',
    total: job.total ?? 0,
    counts,
    perSecond: seconds > 0 ? Math.round(((job.done ?? 0) / seconds) * 10) / 10 : null,
    undoable: isUndoable(engine, found) && counts.done > 0,
    undoOf: payload.undoOf,
    error: job.error ?? '',
    createdAt: job.createdAt,
    createdBy: job.createdBy,
    finishedAt: job.finishedAt ?? null,
  }
}

/** A page of the records of a bulk change in order, of one state or of all. */
export async function listBulkRecords(
  engine: Engine,
  { tenantId }: ActorScope,
  jobId: string,
  { first, size, state }: { first: number; size: number; state: string | null },
): Promise<{ rows: BulkRecordView[]; total: number }> {
  return engine.database.tenant(tenantId, async (db) => {
    const where = sql`tenant_id = ${tenantId} and job_id = ${jobId}
      and ${state === null ? sql`true` : sql`state = ${state}`}`
    const { rows } = await sql<BulkRecordView>`
      select record_id as id, name, state, code, reason from bulk_records
      where ${where} order by position limit ${size} offset ${first}
    `.execute(db)
    const counted = await sql<{
      n: string
    }>`select count(*) as n from bulk_records where ${where}`.execute(db)
    return { rows, total: Number(onlyRow(counted.rows).n) }
  })
}

/** The ids of the records of a bulk change with an outcome, in order. */
export async function idsOfBulk(
  engine: Engine,
  { tenantId }: ActorScope,
  jobId: string,
  states: readonly string[],
): Promise<string[]> {
  const { rows } = await engine.database.tenant(tenantId, (db) =>
    sql<{ record_id: string }>`
      select record_id from bulk_records
      where tenant_id = ${tenantId} and job_id = ${jobId} and state = any(${states}::text[])
      order by position
    `.execute(db),
  )
  return rows.map((row) => row.record_id)
}
