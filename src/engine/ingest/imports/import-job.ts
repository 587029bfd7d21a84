import { sql } from 'kysely'
import type { ImportConfig, ImportRun } from '#model/schema/entities.generated.ts'
import { ProductError } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import { failpoint } from '#platform/failpoints.ts'
import { systemScope, type Engine, type ActorScope } from '#engine/kernel/engine.ts'
import type { JobRun } from '#engine/kernel/jobs/run-due-jobs.ts'
import { CONTINUE, JobCanceled } from '#engine/kernel/jobs/turns.ts'
import { LeaseLost } from '#engine/kernel/leases/lease.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { effectiveConfig, type EffectiveConfig } from './import-settings.ts'
import { keepErrors, takeRows } from './take-piece.ts'
import { enqueueDomainEvents } from '#engine/kernel/outbox/enqueue-domain-events.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'
import { inScope, inTenant } from '#engine/kernel/tenant-tx.ts'
import { onlyRow } from '#model/lib/only-row.ts'

export const IMPORT_PROFILES = 'import-profiles'
/** Pieces per turn, before other work of the process runs. */
const PIECES_A_TURN = 4

/** A run with the settings that its rows are imported by. */
export async function runOf(
  db: Db,
  tenantId: string,
  id: string,
  lock = false,
): Promise<{ run: ImportRun; config: EffectiveConfig } | null> {
  const query = db
    .selectFrom('import_runs')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
  const run = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!run) return null
  const saved =
    run.config_id === null
      ? null
      : await db
          .selectFrom('import_configs')
          .selectAll()
          .where('tenant_id', '=', tenantId)
          .where('id', '=', run.config_id)
          .executeTakeFirstOrThrow()
  const record = toRecord('import-run', run)
  return {
    run: record,
    config: effectiveConfig(record, saved && toRecord('import-config', saved)),
  }
}

/**
 * Imports the next rows of a file in one transaction with their consequences and the checkpoint, so
 * that a crash neither loses nor repeats rows.
 * @returns the progress, or null when the file has no more rows
 */
async function takeNext(
  engine: Engine,
  scope: ActorScope,
  runId: string,
  { save }: Pick<JobRun, 'save'>,
): Promise<{ done: number; total: number } | null> {
  const { tenantId } = scope
  return inScope(engine, scope, async (tx) => {
    const { db } = tx
    const found = await runOf(db, tenantId, runId, true)
    if (!found || found.run.state !== 'running') return null
    const piece = await db
      .selectFrom('import_pieces')
      .select(['id', 'first_row', 'rows'])
      .where('tenant_id', '=', tenantId)
      .where('run_id', '=', runId)
      .orderBy('seq')
      .limit(1)
      .executeTakeFirst()
    if (!piece) return null
    const { run, config } = found
    const { taken, errors } = await takeRows(tx, run, config, {
      rows: piece.rows,
      firstRow: piece.first_row,
    })
    const { rows: kept } = await sql<{
      n: string
    }>`select count(*) as n from import_errors where tenant_id = ${tenantId} and run_id = ${runId}`.execute(
      db,
    )
    await keepErrors(tx, runId, errors, Number(onlyRow(kept).n))
    await db
      .deleteFrom('import_pieces')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', piece.id)
      .execute()
    const counts = Object.fromEntries(
      Object.entries(taken).map(([name, count]) => [name, sql`${sql.ref(name)} + ${count}`]),
    )
    await db
      .updateTable('import_runs')
      .set({
        ...counts,
        updated_at: new Date(engine.clock.now()),
        version: sql`version + 1`,
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', runId)
      .execute()
    const at = { done: (run.done ?? 0) + taken.done, total: run.total ?? 0 }
    await save(db, {}, at)
    await failpoint('import.piece-stored')
    return at
  })
}

const statusOf = (
  state: ImportRun['state'],
  { refused = 0, partly = 0 }: Partial<ImportRun>,
): ImportConfig['status'] => {
  if (state !== 'done') return 'ERRORS'
  return refused + partly > 0 ? 'WITH_ERRORS' : 'SUCCESS'
}

/** Records the end of a run, also on its import. Idempotent. */
export async function endRun(
  engine: Engine,
  scope: ActorScope,
  runId: string,
  { state, error = '' }: { state: 'done' | 'stopped' | 'failed'; error?: string },
): Promise<ImportRun | null> {
  const { tenantId } = scope
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    const found = await runOf(db, tenantId, runId, true)
    if (!found || !['running', 'queued'].includes(found.run.state ?? '')) return found?.run ?? null
    const now = new Date(engine.clock.now())
    const row = await db
      .updateTable('import_runs')
      .set({
        state,
        error: error.slice(0, 500),
        finished_at: now,
        updated_at: now,
        version: sql`version + 1`,
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', runId)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (found.config.id !== '')
      await db
        .updateTable('import_configs')
        .set({ status: statusOf(state, found.run), version: sql`version + 1` })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', found.config.id)
        .execute()
    const { run, config } = found
    const { created = 0, updated = 0, deleted = 0, refused = 0 } = run
    if (state !== 'stopped')
      await engine.stores.note(
        systemScope(tenantId),
        {
          action: 'update',
          entity: 'import-run',
          entityId: runId,
          summary:
            `Import ${config.name}: ${created} created, ${updated} changed, ` +
            `${deleted > 0 ? `${deleted} deleted, ` : ''}${refused} rejected`,
          facts: {
            import: config.name,
            file: run.fileName,
            total: run.total,
            created,
            updated,
            deleted,
            refused,
          },
        },
        { db },
      )
    if (state !== 'stopped')
      await enqueueDomainEvents(tx, [
        {
          type: state === 'done' ? 'import.finished' : 'import.failed',
          data: {
            runId,
            import: { id: config.id, name: config.name },
            file: run.fileName,
            total: run.total,
            created,
            updated,
            deleted,
            refused,
            error,
          },
        },
      ])
    return toRecord('import-run', row)
  })
}

async function begin(engine: Engine, tenantId: string, runId: string) {
  await engine.database.tenant(tenantId, (db) =>
    db
      .updateTable('import_runs')
      .set({ state: 'running', version: sql`version + 1` })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', runId)
      .where('state', '=', 'queued')
      .execute(),
  )
}

/**
 * Imports a file, some pieces per turn. After an interruption, it continues with the first piece
 * that was not imported.
 */
export const importProfilesJob: JobHandler = async (engine, { job, progress, save }) => {
  const scope = systemScope(job.tenantId)
  const { runId } = job.payload as { runId: string }
  try {
    await begin(engine, job.tenantId, runId)
    for (let piece = 0; piece < PIECES_A_TURN; piece++) {
      const at = await takeNext(engine, scope, runId, { save })
      if (!at) {
        const run = await endRun(engine, scope, runId, { state: 'done' })
        return run
          ? {
              runId,
              created: run.created,
              updated: run.updated,
              unchanged: run.unchanged,
              deleted: run.deleted,
              refused: run.refused,
            }
          : { runId }
      }
      await failpoint('import.piece-committed')
      await progress({ ...at, stage: 'importing people' })
    }
    return CONTINUE
  } catch (error) {
    if (error instanceof JobCanceled) await endRun(engine, scope, runId, { state: 'stopped' })
    else if (error instanceof ProductError)
      await endRun(engine, scope, runId, { state: 'failed', error: error.message })
    else if (!(error instanceof LeaseLost) && job.attempt! >= job.maxAttempts!)
      await endRun(engine, scope, runId, {
        state: 'failed',
        error: 'Something went wrong on our side. Go on later: what was taken in stays.',
      })
    throw error
  }
}
