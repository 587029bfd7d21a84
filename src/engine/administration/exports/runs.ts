import { sql } from 'kysely'
import { message } from '#language'
import type { ExportConfig, ExportRun, Job } from '#model/schema/entities.generated.ts'
import { fail, ProductError } from '#model/lib/errors.ts'
import { stackOf } from '#model/lib/thrown.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Db } from '#platform/database/database.ts'
import { FetchError } from '#platform/web/web.ts'
import type { EntityHooks } from '#store/entity-store.ts'
import { systemScope, type Engine, type ActorScope, type RowParts } from '#engine/kernel/engine.ts'
import { assertPlace } from '#engine/kernel/assert-place.ts'
import { noteExport } from '#engine/administration/notices/note-export.ts'
import { byPeriod, recurringJobs } from '#engine/kernel/jobs/recurring-job.ts'
import { bytesOf, checkWanted, TYPES, writePeople } from './write-people.ts'
import { enqueueDomainEvents } from '#engine/kernel/outbox/enqueue-domain-events.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'
import { scopedTx, type ScopedTx, type TenantTx } from '#engine/kernel/tenant-tx.ts'

export const RUN_EXPORT = 'run-export'

const BROKEN_OFF = 'The download was broken off.'

type Keeper = RowParts & Partial<Pick<Engine, 'exchange'>>

async function configOf(engine: Engine, scope: ActorScope, id: string): Promise<ExportConfig> {
  const config = await engine.stores.of('export-config').get(scope, id)
  if (!config) throw fail('not_found', 'There is no such export.')
  return config
}

/** @throws ProductError `invalid` for an export that could never run */
async function checkExport(tx: TenantTx<Keeper>, values: Partial<ExportConfig>): Promise<void> {
  const { engine } = tx
  await checkWanted(tx, values)
  assertPlace(
    engine,
    values,
    'destination',
    message('A recurrent export needs to know where its file goes.'),
  )
}

/** The runs of recurrent exports. */
const exportSchedule = recurringJobs('export-config', {
  ...byPeriod,
  kind: RUN_EXPORT,
  idKey: 'configId',
  restartsOn: ['destination', 'period'],
})

/** Checks exports, and schedules the recurrent ones. */
export const exportHooks = (engine: Keeper): EntityHooks<ExportConfig> => ({
  validate: (db, scope, values) => checkExport(scopedTx(engine, db, scope), values),
  afterWrite: exportSchedule.afterWrite(engine),
})

/**
 * Runs a recurrent export now, independent of the schedule.
 * @throws ProductError `wrong_state` for an export that is downloaded
 */
export async function exportNow(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<ExportConfig> {
  const config = await configOf(engine, scope, id)
  if (config.configType !== 'recurrent')
    throw fail('wrong_state', 'Files of this export are downloaded by hand.')
  await exportSchedule.runNow(engine, scope, id)
  return configOf(engine, scope, id)
}

const fileNameOf = ({ name, format }: ExportConfig, now: number) =>
  `${
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'export'
  }-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '')}.${format ?? 'csv'}`

async function beginRun(
  engine: Engine,
  scope: ActorScope,
  config: ExportConfig,
  {
    destination,
    after = async () => {},
  }: { destination: string; after?: (db: Db, run: ExportRun) => Promise<void> },
): Promise<ExportRun> {
  const now = engine.clock.now()
  return engine.database.tenant(scope.tenantId, async (db) => {
    await db
      .updateTable('export_configs')
      .set({ status: 'RUNNING', last_run_at: new Date(now), version: sql`version + 1` })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', config.id)
      .execute()
    const run = await engine.stores.of('export-run').create(
      scope,
      {
        configId: config.id,
        state: 'running',
        fileName: fileNameOf(config, now),
        destination,
        startedAt: new Date(now).toISOString(),
      },
      { db },
    )
    await after(db, run)
    return run
  })
}

/**
 * The run of an earlier attempt that died, so that the retry overwrites its incomplete file under
 * the same name.
 */
async function runOfEarlierTry(
  engine: Engine,
  scope: ActorScope,
  { checkpoint }: Job,
): Promise<ExportRun | null> {
  const { runId } = (checkpoint ?? {}) as { runId?: string }
  const run = runId ? await engine.stores.of('export-run').get(scope, runId) : null
  return run?.state === 'running' ? run : null
}

/** The outcome of a run. */
interface RunEnd {
  people: number
  error?: string
  /** Runs in the transaction that stores it. */
  after?: (db: Db) => Promise<void>
}

async function endRun(
  engine: Engine,
  scope: ActorScope,
  { runId, config }: { runId: string; config: ExportConfig },
  { people, error = '', after = async () => {} }: RunEnd,
): Promise<void> {
  const { tenantId } = scope
  // Runs as the system, because administrators of the installation are notified, too.
  await engine.database.system(async (db) => {
    const now = new Date(engine.clock.now())
    await db
      .updateTable('export_runs')
      .set({
        state: error ? 'failed' : 'done',
        people,
        error: error.slice(0, 500),
        finished_at: now,
        updated_at: now,
        version: sql`version + 1`,
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', runId)
      .execute()
    await db
      .updateTable('export_configs')
      .set({ status: error ? 'ERRORS' : 'SUCCESS', version: sql`version + 1` })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', config.id)
      // A later run says how the export is now.
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('export_runs as later')
              .select('later.id')
              .innerJoin('export_runs as ended', 'ended.config_id', 'later.config_id')
              .where('later.tenant_id', '=', tenantId)
              .where('ended.tenant_id', '=', tenantId)
              .where('ended.id', '=', runId)
              .whereRef('later.started_at', '>', 'ended.started_at'),
          ),
        ),
      )
      .execute()
    const tx = scopedTx(engine, db, scope)
    if (!error) await noteRun(tx, runId, config, people)
    await enqueueDomainEvents(tx, [
      {
        type: error ? 'export.failed' : 'export.finished',
        data: { runId, export: { id: config.id, name: config.name }, people, error },
      },
    ])
    await after(db)
  })
}

/** Sends a notice about a recurrent export once per destination, not for every run. */
function noteRun(
  { db, engine, scope }: ScopedTx,
  runId: string,
  config: ExportConfig,
  people: number,
): Promise<void> {
  const destination = config.configType === 'recurrent' ? (config.destination ?? '') : ''
  return noteExport(
    engine,
    scope,
    {
      entity: 'profile',
      summary: `Export "${config.name}": ${people === 1 ? 'one person' : `${people} people`}`,
      facts: { export: config.name, destination, people },
      what:
        `Profiles, by the export "${config.name}"` +
        (destination
          ? ', which runs on a schedule and is announced once for each destination'
          : ''),
      rows: people,
      eventId: destination ? `${config.id}:${sha256(destination).slice(0, 16)}` : runId,
    },
    db,
  )
}

/** After this time a download is over, also where its process ended with it. */
const DOWNLOAD_ENDS = DAY_MS

/** How many downloads one round ends; the next round takes the others. */
const MAX_A_ROUND = 500

/** Ends the downloads, of all tenants, whose process stopped before it could say how they ended. */
export async function endLeftDownloads(engine: Engine, now: Date): Promise<void> {
  const left = await engine.database.system((db) =>
    db
      .selectFrom('export_runs')
      .select(['id', 'tenant_id', 'config_id'])
      .where('state', '=', 'running')
      .where('destination', '=', '')
      .where('started_at', '<', new Date(now.getTime() - DOWNLOAD_ENDS))
      .orderBy('started_at')
      .limit(MAX_A_ROUND)
      .execute(),
  )
  for (const { id, tenant_id: tenantId, config_id: configId } of left)
    await endLeft(engine, systemScope(tenantId), id, configId).catch((error: Error) =>
      engine.log.error({ run: id, fault: stackOf(error) }, 'a download could not be ended'),
    )
}

async function endLeft(
  engine: Engine,
  scope: ActorScope,
  runId: string,
  configId: string,
): Promise<void> {
  const config = await engine.stores.of('export-config').get(scope, configId)
  if (config) await endRun(engine, scope, { runId, config }, { people: 0, error: BROKEN_OFF })
}

/** Exports to a download; the run is listed like scheduled ones. */
export async function downloadExport(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<{ fileName: string; type: string; total: number; parts: AsyncGenerator<string> }> {
  const config = await configOf(engine, scope, id)
  let written = 0
  const { total, parts } = await writePeople(
    engine,
    scope,
    config,
    async (count) => void (written = count),
  )
  const run = await beginRun(engine, scope, config, { destination: '' })
  async function* listed() {
    let isWhole = false
    try {
      yield* parts
      isWhole = true
    } finally {
      await endRun(
        engine,
        scope,
        { runId: run.id, config },
        { people: written, error: isWhole ? '' : BROKEN_OFF },
      )
    }
  }
  return {
    fileName: run.fileName ?? '',
    type: TYPES[config.format ?? 'csv'],
    total,
    parts: listed(),
  }
}

const REPORT_EVERY = 10_000

/** Writes and delivers the file of a recurrent export, completely or not at all. */
export const runExportJob: JobHandler = async (engine, { job, progress, save, conclude }) => {
  const scope = systemScope(job.tenantId)
  const config = await exportSchedule.recordOf(engine, scope, job)
  if (config?.configType !== 'recurrent') return { skipped: true }
  const run =
    (await runOfEarlierTry(engine, scope, job)) ??
    (await beginRun(engine, scope, config, {
      destination: config.destination ?? '',
      after: (db, { id }) => save(db, { runId: id }),
    }))
  const result = await putFile(engine, scope, config, {
    fileName: run.fileName ?? '',
    report: (done, total) => progress({ done, total, stage: 'writing people' }),
  }).catch((error: Error) => {
    if (error instanceof FetchError || error instanceof ProductError)
      return { people: 0, fault: error.message }
    return endRun(
      engine,
      scope,
      { runId: run.id, config },
      { people: 0, error: 'Something went wrong on our side. It is tried again.' },
    ).then(() => Promise.reject(error))
  })
  const end = { runId: run.id, people: result.people }
  await endRun(
    engine,
    scope,
    { runId: run.id, config },
    {
      people: result.people,
      error: result.fault,
      after: async (db) => {
        await exportSchedule.scheduleNext(db, engine, scope, config)
        if (!result.fault) await conclude(db, end)
      },
    },
  )
  if (result.fault) throw fail('malformed', result.fault)
  return end
}

async function putFile(
  engine: Engine,
  scope: ActorScope,
  config: ExportConfig,
  {
    fileName,
    report,
  }: { fileName: string; report: (done: number, total: number) => Promise<void> },
): Promise<{ people: number; fault: string }> {
  let [people, reported] = [0, 0]
  const { total, parts } = await writePeople(engine, scope, config, async (written) => {
    people = written
    if (written - reported < REPORT_EVERY) return
    reported = written
    await report(written, total)
  })
  await engine.exchange.put(
    config.destination ?? '',
    scope.tenantId,
    fileName,
    TYPES[config.format ?? 'csv'],
    bytesOf(parts),
  )
  return { people, fault: '' }
}
