import type { ImportConfig } from '#model/entities.generated.ts'
import { systemActor } from '#model/actor.ts'
import { fail, ProductError } from '#model/errors.ts'
import type { Db } from '#platform/database/database.ts'
import { FetchError } from '#platform/web/web.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { loadPropertyTypes } from '#engine/audience/identity/load-people.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import { receiveFile } from './receive-file.ts'
import { configOf, startRun } from './runs.ts'
import { refuseKey } from './take-piece.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'
import { HOUR_MS } from '#model/time-units.ts'

export const FETCH_IMPORT = 'fetch-import'

export const PERIODS: Record<NonNullable<ImportConfig['period']>, number> = {
  'quarter-hour': HOUR_MS / 4,
  hour: HOUR_MS,
  'six-hours': 6 * HOUR_MS,
  day: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
}

type Keeper = Pick<Engine, 'clock' | 'newId'> & Partial<Pick<Engine, 'exchange'>>

/** @throws ProductError `invalid` for an import that could never run */
export async function checkImport(
  db: Db,
  engine: Keeper,
  { tenantId }: Pick<ActorScope, 'tenantId'>,
  values: Partial<ImportConfig>,
): Promise<void> {
  refuseKey(values.mergingProperty ?? 'email', await loadPropertyTypes(db, tenantId))
  if (values.configType !== 'recurrent') return
  const fault = values.source
    ? (engine.exchange?.faultOf(values.source) ?? null)
    : 'A recurrent import needs to know where its file is.'
  if (fault) throw fail('invalid', fault, [{ path: '/source', message: fault }])
}

const isScheduled = ({ configType, active }: Partial<ImportConfig>) =>
  configType === 'recurrent' && active !== false

/**
 * Schedules the next run after an import was written. Only the job whose time equals that of the
 * record runs; older ones do nothing.
 */
export async function scheduleImport(
  db: Db,
  engine: Keeper,
  scope: ActorScope,
  before: Partial<ImportConfig> | null,
  after: ImportConfig,
): Promise<void> {
  const same =
    before &&
    isScheduled(before) === isScheduled(after) &&
    before.source === after.source &&
    before.period === after.period
  if (!same)
    await setNext(db, engine, scope, after.id, isScheduled(after) ? engine.clock.now() : null)
}

async function setNext(
  db: Db,
  engine: Keeper,
  scope: ActorScope,
  id: string,
  at: number | null,
): Promise<void> {
  await db
    .updateTable('import_configs')
    .set({ next_run_at: at === null ? null : new Date(at) })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .execute()
  if (at !== null)
    await enqueue(db, engine, scope, {
      kind: FETCH_IMPORT,
      payload: { configId: id, at: new Date(at).toISOString() },
      dueAt: at,
    })
}

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
  await engine.database.tenant(scope.tenantId, (db) =>
    setNext(db, engine, scope, id, engine.clock.now()),
  )
  return configOf(engine, scope, id)
}

/** Fetches the file of a recurrent import, and imports it when it differs from the last one. */
export const fetchImportJob: JobHandler = async (engine, { job, progress, conclude }) => {
  const scope: ActorScope = { tenantId: job.tenantId, actor: systemActor }
  const { configId, at } = job.payload as { configId: string; at: string }
  const config = await engine.stores.of('import-config').get(scope, configId)
  if (!config || config.nextRunAt !== at || config.configType !== 'recurrent')
    return { skipped: true }
  await progress({ stage: `looking at ${config.source}`.slice(0, 120) })
  const next = (db: Db) =>
    setNext(
      db,
      engine,
      scope,
      configId,
      config.active === false ? null : engine.clock.now() + PERIODS[config.period ?? 'day'],
    )
  const result = await fetchOne(
    engine,
    scope,
    config,
    (done) => progress({ done, stage: 'reading the file' }),
    async (db, result) => {
      await next(db)
      await conclude(db, result)
    },
  )
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
  onPiece: (rows: number) => Promise<void>,
  end: (db: Db, result: { runId: string | null }) => Promise<void>,
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
    const run = file && (await receiveFile(engine, scope, config, file.name, file.chunks, onPiece))
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
