import { sql } from 'kysely'
import type {
  ImportChoices,
  ImportRunView,
  ImportTrial,
} from '#model/api/answers/import-answers.ts'
import type { ImportConfig, ImportRun } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { csvLine } from '#model/lib/write-csv.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { loadPropertyTypes } from '#engine/audience/identity/load-people.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import { settleRequest } from '#engine/kernel/requests/request-claim.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { tryOut } from '#engine/kernel/try-out.ts'
import { inScope, scopedTx } from '#engine/kernel/tenant-tx.ts'
import { jsonb } from '#platform/database/jsonb.ts'
import { endRun, IMPORT_PROFILES, runOf } from './import-job.ts'
import { declareProperties } from './declare-properties.ts'
import { receiveFile, type IncomingFile } from './receive-file.ts'
import { rulesOf, takeRows } from './take-piece.ts'
import { viewOf } from './view-run.ts'

export async function configOf(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<ImportConfig> {
  const config = await engine.stores.of('import-config').get(scope, id)
  if (!config) throw fail('not_found', 'There is no such import.')
  return config
}

async function loadRun(engine: Engine, { tenantId }: ActorScope, id: string) {
  const found = await engine.database.tenant(tenantId, (db) => runOf(db, tenantId, id))
  if (!found) throw fail('not_found', 'There is no such run of an import.')
  return found
}

/**
 * Stores an uploaded file; it is not imported before `startRun`.
 * @param configId the saved import that it belongs to; null for none
 */
export async function uploadFile(
  engine: Engine,
  scope: ActorScope,
  configId: string | null,
  {
    name: fileName,
    chunks,
    columnSeparator = 'auto',
  }: Omit<IncomingFile, 'onPiece'> & {
    columnSeparator?: ImportConfig['columnSeparator']
  },
): Promise<ImportRunView> {
  const config =
    configId === null ? { id: '', columnSeparator } : await configOf(engine, scope, configId)
  const { id } = await receiveFile(engine, scope, config, { name: fileName, chunks })
  return viewRun(engine, scope, id)
}

export async function viewRun(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<ImportRunView> {
  const { run, config } = await loadRun(engine, scope, id)
  const types = await engine.database.tenant(scope.tenantId, (db) =>
    loadPropertyTypes(db, scope.tenantId),
  )
  return viewOf(run, config, types)
}

const BY_EMAIL = 'People by email address'

/**
 * The import with this id; without an id, the default import that merges by email address, which is
 * created if necessary.
 */
async function importFor(
  engine: Engine,
  scope: ActorScope,
  configId: string | undefined,
): Promise<string> {
  if (configId !== undefined) return configId
  const { rows } = await engine.stores.of('import-config').list(scope, {
    filter: { name: BY_EMAIL, configType: 'oneshot', mergingProperty: 'email' },
    range: [0, 0],
  })
  return (rows[0] ?? (await engine.stores.of('import-config').create(scope, { name: BY_EMAIL }))).id
}

/** Uploads a file and starts it or tries it out, in one call. */
export async function importAtOnce(
  engine: Engine,
  scope: ActorScope,
  {
    configId,
    fileName,
    isTrial,
  }: { configId?: string | undefined; fileName: string; isTrial: boolean },
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ run: ImportRun; trial?: ImportTrial }> {
  const { run } = await uploadFile(engine, scope, await importFor(engine, scope, configId), {
    name: fileName,
    chunks,
  })
  if (isTrial) return { run, trial: await tryRun(engine, scope, run.id) }
  // Saves the answer in the transaction that starts the run, so that a retry after a crash does not
  // start another one.
  return engine.database.together(async () => {
    const answer = { run: await startRun(engine, scope, run.id) }
    await engine.database.tenant(scope.tenantId, (db) => settleRequest(db, answer))
    return answer
  })
}

/** Rows of a trial: enough to find errors, few enough for a request. */
const TRIAL_ROWS = 5000
const MAX_TRIAL_ERRORS = 50

/**
 * Determines the effect of importing a file by importing it and rolling back: the same steps and
 * refusals, without changes. Neither the run nor its saved import is changed.
 * @param choices settings that replace the stored ones
 */
export async function tryRun(
  engine: Engine,
  scope: ActorScope,
  id: string,
  { settings, newProperties = [] }: ImportChoices = {},
): Promise<ImportTrial> {
  const { tenantId } = scope
  const { run, config: stored } = await loadRun(engine, scope, id)
  const config = { ...stored, ...settings }
  if (run.state !== 'ready')
    throw fail('wrong_state', 'Only a file that was not begun can be tried.')
  const trial: ImportTrial = {
    done: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    deleted: 0,
    refused: 0,
    partly: 0,
    whole: true,
    errors: [],
    hasMoreErrors: false,
  }
  const created = new Set<string>()
  for (let seq = 0; trial.done < TRIAL_ROWS; seq++) {
    const piece = await engine.database.tenant(tenantId, (db) =>
      db
        .selectFrom('import_pieces')
        .select(['first_row', 'rows'])
        .where('tenant_id', '=', tenantId)
        .where('run_id', '=', id)
        .where('seq', '=', seq)
        .executeTakeFirst(),
    )
    if (!piece) break
    const { taken, errors, keys } = await tryOut(engine, tenantId, async (db) => {
      const tx = scopedTx(engine, db, scope)
      await declareProperties(tx, newProperties)
      return takeRows(tx, run, config, {
        rows: piece.rows,
        firstRow: piece.first_row,
      })
    })
    for (const name of [
      'done',
      'created',
      'updated',
      'unchanged',
      'deleted',
      'refused',
      'partly',
    ] as const)
      trial[name] += taken[name]
    // Each piece is rolled back before the next, so a person created by an earlier piece must not
    // be counted again.
    const again = keys.filter((key) => created.has(key)).length
    trial.created -= again
    trial.updated += again
    for (const key of keys) created.add(key)
    const room = MAX_TRIAL_ERRORS - trial.errors.length
    trial.errors.push(...errors.slice(0, room))
    if (errors.length > room) trial.hasMoreErrors = true
  }
  return { ...trial, whole: trial.done === run.total }
}

/**
 * Starts an import, or continues it after it was stopped or failed.
 * @param choices settings that are stored with the file, and properties that it brings along
 * @throws ProductError `wrong_state`, `invalid` when its columns cannot be read
 */
export async function startRun(
  engine: Engine,
  scope: ActorScope,
  id: string,
  { settings, newProperties = [] }: ImportChoices = {},
): Promise<ImportRun> {
  const { tenantId } = scope
  return inScope(engine, scope, async (tx) => {
    const { db } = tx
    const found = await runOf(db, tenantId, id, true)
    if (!found) throw fail('not_found', 'There is no such run of an import.')
    const { run } = found
    const config = { ...found.config, ...settings }
    if (!['ready', 'stopped', 'failed'].includes(run.state ?? '') && !(await isAbandoned(db, run)))
      throw fail(
        'wrong_state',
        run.state === 'done'
          ? 'This file was imported already.'
          : 'This file is being read or imported.',
      )
    await declareProperties(tx, newProperties)
    rulesOf(run, config, await loadPropertyTypes(db, tenantId))
    const now = new Date(engine.clock.now())
    const job = await enqueue(tx, {
      kind: IMPORT_PROFILES,
      payload: { runId: id },
      total: run.total ?? 0,
    })
    if (config.id !== '')
      await db
        .updateTable('import_configs')
        .set({ status: 'RUNNING', last_run_at: now, version: sql`version + 1` })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', config.id)
        .execute()
    const row = await db
      .updateTable('import_runs')
      .set({
        state: 'queued',
        ...(settings ? { settings: jsonb({ ...run.settings, ...settings }) } : {}),
        job_id: job.id,
        error: '',
        started_at: run.startedAt ? new Date(run.startedAt) : now,
        finished_at: null,
        updated_at: now,
        version: sql`version + 1`,
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return toRecord('import-run', row)
  })
}

/** True when its job was canceled between two turns, or is dead. */
async function isAbandoned(db: Db, { state, jobId }: ImportRun): Promise<boolean> {
  if (!['queued', 'running'].includes(state ?? '')) return false
  const job = await db
    .selectFrom('jobs')
    .select('state')
    .where('id', '=', jobId ?? '')
    .executeTakeFirst()
  return !job || !['queued', 'running'].includes(job.state)
}

/** Stops after the current rows; imported rows remain, and the run can be continued. */
export async function stopRun(engine: Engine, scope: ActorScope, id: string): Promise<ImportRun> {
  const { run } = await loadRun(engine, scope, id)
  if (!['queued', 'running'].includes(run.state ?? ''))
    throw fail('wrong_state', 'This file is not being imported.')
  const stopped = await endRun(engine, scope, id, { state: 'stopped' })
  return stopped!
}

const ERROR_PORTION = 1000

/** All refused rows and omitted values as CSV, in the order of the file. */
export async function* errorsCsv(
  engine: Engine,
  scope: ActorScope,
  id: string,
): AsyncGenerator<string> {
  const { tenantId } = scope
  await loadRun(engine, scope, id)
  yield `\uFEFF${csvLine(['row', 'column', 'value', 'message'])}`
  for (let [row, last] = [0, '00000000-0000-0000-0000-000000000000']; ;) {
    const { rows } = await engine.database.tenant(tenantId, (db) =>
      sql<{
        id: string
        row: number
        column: string
        value: string
        message: string
      }>`
        select id, "row", "column", value, message
        from import_errors
        where tenant_id = ${tenantId} and run_id = ${id} and ("row", id) > (${row}, ${last}::uuid)
        order by "row", id
        limit ${ERROR_PORTION}
      `.execute(db),
    )
    yield rows.map((one) => csvLine([one.row, one.column, one.value, one.message])).join('')
    if (rows.length < ERROR_PORTION) return
    ;[row, last] = [rows.at(-1)!.row, rows.at(-1)!.id]
  }
}
