import type { ImportConfig } from '#model/schema/entities.generated.ts'
import { message } from '#language'
import { fail, ProductError } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import { FetchError } from '#platform/web/web.ts'
import type { EntityHooks } from '#store/entity-store.ts'
import { systemScope, type Engine, type ActorScope, type RowParts } from '#engine/kernel/engine.ts'
import { assertPlace } from '#engine/kernel/assert-place.ts'
import { loadPropertyTypes } from '#engine/audience/identity/load-people.ts'
import { byPeriod, recurringJobs } from '#engine/kernel/jobs/recurring-job.ts'
import { receiveFile } from './receive-file.ts'
import { configOf, startRun } from './runs.ts'
import { refuseKey } from './take-piece.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'
import { scopedTx, type TenantTx } from '#engine/kernel/tenant-tx.ts'

export const FETCH_IMPORT = 'fetch-import'

type Keeper = RowParts & Partial<Pick<Engine, 'exchange'>>

/** @throws ProductError `invalid` for an import that could never run */
async function checkImport(
  { db, engine, tenantId }: TenantTx<Keeper>,
  values: Partial<ImportConfig>,
): Promise<void> {
  refuseKey(values.mergingProperty ?? 'email', await loadPropertyTypes(db, tenantId))
  assertPlace(
    engine,
    values,
    'source',
    message('A recurrent import needs to know where its file is.'),
  )
}

/** The runs of recurrent imports. */
const importSchedule = recurringJobs('import-config', {
  ...byPeriod,
  kind: FETCH_IMPORT,
  idKey: 'configId',
  restartsOn: ['source', 'period'],
})

/** Checks imports, and schedules the recurrent ones. */
export const importHooks = (engine: Keeper): EntityHooks<ImportConfig> => ({
  validate: (db, scope, values) => checkImport(scopedTx(engine, db, scope), values),
  afterWrite: importSchedule.afterWrite(engine),
})

/**
 * Checks for a new file now, independent of the schedule.
 * @throws ProductError `wrong_state` for an import with uploaded files
 */
export async function fetchNow(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<ImportConfig> {
  const config = await configOf(engine, scope, id)
  if (config.configType !== 'recurrent')
    throw fail('wrong_state', 'Files of this import are uploaded by hand.')
  await importSchedule.runNow(engine, scope, id)
  return configOf(engine, scope, id)
}

/** Fetches the file of a recurrent import, and imports it when it differs from the last one. */
export const fetchImportJob: JobHandler = async (engine, { job, progress, conclude }) => {
  const scope = systemScope(job.tenantId)
  const config = await importSchedule.recordOf(engine, scope, job)
  if (config?.configType !== 'recurrent') return { skipped: true }
  await progress({ stage: `looking at ${config.source}`.slice(0, 120) })
  const next = (db: Db) => importSchedule.scheduleNext(db, engine, scope, config)
  const result = await fetchOne(engine, scope, config, {
    onPiece: (done) => progress({ done, stage: 'reading the file' }),
    end: async (db, result) => {
      await next(db)
      await conclude(db, result)
    },
  })
  if (!('fault' in result)) return result
  await engine.database.tenant(scope.tenantId, next)
  throw fail('malformed', result.fault)
}

/**
 * @param end called in the transaction that starts the run and stores the file's stamp, so that
 * retries start a file only once
 */
async function fetchOne(
  engine: Engine,
  scope: ActorScope,
  config: ImportConfig,
  {
    onPiece,
    end,
  }: {
    onPiece: (rows: number) => Promise<void>
    end: (db: Db, result: { runId: string | null }) => Promise<void>
  },
): Promise<{ runId: string | null } | { fault: string }> {
  const set = (db: Db, values: object) =>
    db
      .updateTable('import_configs')
      .set(values)
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', config.id)
      .execute()
  try {
    const file = await engine.exchange.open(
      config.source ?? '',
      scope.tenantId,
      config.lastSeen ?? '',
    )
    const run =
      file &&
      (await receiveFile(engine, scope, config, { name: file.name, chunks: file.chunks, onPiece }))
    const result = { runId: run?.id ?? null }
    await engine.database.together(async () => {
      if (run) await startRun(engine, scope, run.id)
      await engine.database.tenant(scope.tenantId, async (db) => {
        if (file) await set(db, { last_seen: file.stamp })
        await end(db, result)
      })
    })
    return result
  } catch (error) {
    if (!(error instanceof FetchError) && !(error instanceof ProductError)) throw error
    await engine.database.tenant(scope.tenantId, (db) =>
      set(db, { status: 'ERRORS', last_run_at: new Date(engine.clock.now()) }),
    )
    return { fault: error.message }
  }
}
