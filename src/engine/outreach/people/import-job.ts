import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import type { Actor } from '#model/api/actor.ts'
import type { ImportResult } from '#model/api/outreach.ts'
import {
  importCsv,
  type ImportCheckpoint,
  type ImportOptions,
  type ImportProgress,
} from './import-contacts.ts'
import type { Delimiter } from '#engine/audience/contacts/csv-record.ts'
import { decodeCsv, type CsvText } from '#engine/audience/contacts/read-csv.ts'
import { readTable } from '#engine/audience/contacts/read-table.ts'
import { tryOut } from '#engine/kernel/try-out.ts'
import { writeCsv } from '#model/lib/write-csv.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'
import { inScope } from '#engine/kernel/tenant-tx.ts'

export const IMPORT_CONTACTS = 'import-contacts'
/** Files with up to this many rows are imported within the request. */
const SMALL_IMPORT = 2000

interface ImportPayload {
  text: string
  delimiter: Delimiter
  options: ImportOptions
  actor: Actor
}

/**
 * Imports a large file. Each batch is committed with its counts, so a retry continues after the
 * last one, with the same totals as one uninterrupted run.
 */
export const importContactsJob: JobHandler = async (engine, run) => {
  const { text, delimiter, options, actor } = run.job.payload as unknown as ImportPayload
  await run.progress({ stage: 'reading rows' })
  const continuation = {
    from: (run.job.checkpoint ?? {}) as Partial<ImportCheckpoint>,
    save: (db: Db, checkpoint: ImportCheckpoint) =>
      run.save(db, { ...checkpoint }, { done: checkpoint.rows }),
  }
  const progress = await importCsv(
    engine,
    { tenantId: run.job.tenantId, actor },
    { text, delimiter },
    {
      ...options,
      continuation,
      onBatch: (done) =>
        run.progress({
          done: Math.max(done, continuation.from.rows ?? 0),
          stage: 'importing people',
        }),
    },
  )
  return withErrors(progress, run.job.id) as unknown as Record<string, unknown>
}

function withErrors(
  { result, errors }: ImportProgress,
  jobId: string,
): ImportResult & { errorCsv: string } {
  const csv =
    errors.length > 0
      ? writeCsv(
          ['row', 'column', 'value', 'message'],
          errors.map((error) => [error.row, error.column, error.value, error.message]),
        )
      : ''
  return { ...result, jobId, errorsUrl: csv ? `/api/v1/jobs/${jobId}/errors` : null, errorCsv: csv }
}

/**
 * Imports a file: within the request when it is small, otherwise by a job whose id is returned.
 * Both provide a CSV of errors at `errorsUrl`.
 */
export async function startImport(
  engine: Engine,
  scope: ActorScope,
  bytes: Uint8Array,
  options: ImportOptions,
): Promise<ImportResult> {
  const decoded = decodeCsv(bytes)
  const csv = { ...decoded, delimiter: options.delimiter ?? decoded.delimiter }
  let rows = 0
  for await (const _ of (await readTable(csv, options.headerRow)).rows) rows++
  if (options.dryRun) return tryImport(engine, scope, csv, options)
  if (rows <= SMALL_IMPORT) {
    const progress = await importCsv(engine, scope, csv, options)
    if (progress.errors.length === 0) return progress.result
    return keepErrors(engine, scope, progress)
  }
  const job = await inScope(engine, scope, (tx) =>
    enqueue(tx, {
      kind: IMPORT_CONTACTS,
      total: rows,
      payload: { text: csv.text, delimiter: csv.delimiter, options, actor: scope.actor },
    }),
  )
  return {
    rows,
    created: 0,
    updated: 0,
    added: 0,
    duplicates: 0,
    suppressed: 0,
    refused: 0,
    errors: [],
    errorsUrl: null,
    jobId: job.id,
  }
}

/**
 * Imports the first rows of a file and rolls back: the same refusals and counts, without changes.
 */
async function tryImport(
  engine: Engine,
  scope: ActorScope,
  csv: CsvText,
  options: ImportOptions,
): Promise<ImportResult> {
  // The batches of the import become savepoints of the transaction that is rolled back.
  const { result } = await engine.database.together(() =>
    tryOut(engine, scope.tenantId, () =>
      importCsv(engine, scope, csv, { ...options, limit: SMALL_IMPORT }),
    ),
  )
  return result
}

/**
 * Stores the errors of a small import in the row of a finished job, so that they can be downloaded
 * like those of a large one.
 */
async function keepErrors(
  engine: Engine,
  scope: ActorScope,
  progress: ImportProgress,
): Promise<ImportResult> {
  return inScope(engine, scope, async (tx) => {
    const job = await enqueue(tx, {
      kind: IMPORT_CONTACTS,
      payload: {},
      total: progress.result.rows,
    })
    const kept = withErrors(progress, job.id)
    const now = new Date(engine.clock.now())
    await tx.db
      .updateTable('jobs')
      .set({
        state: 'done',
        done: progress.result.rows,
        result: JSON.stringify(kept) as unknown as Record<string, unknown>,
        finished_at: now,
      })
      .where('id', '=', job.id)
      .execute()
    const { errorCsv: _csv, ...result } = kept
    return { ...result, jobId: null }
  })
}
