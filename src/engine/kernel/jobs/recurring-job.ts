import { sql } from 'kysely'
import {
  entityOf,
  type EntityId,
  type Job,
  type Records,
} from '#model/schema/entities.generated.ts'
import { HOUR_MS } from '#model/lib/time-units.ts'
import type { Db } from '#platform/database/database.ts'
import type { EntityHooks } from '#store/entity-store.ts'
import { systemScope, type ActorScope, type Engine, type RowParts } from '#engine/kernel/engine.ts'
import { scopedTx } from '#engine/kernel/tenant-tx.ts'
import { enqueue } from './enqueue.ts'

/** The entities whose records have a next run. */
type RecurringEntity = {
  [Id in EntityId]: 'nextRunAt' extends keyof Records[Id] ? Id : never
}[EntityId]

interface RecurringJob<Values> {
  kind: string
  /** The name of the record's id in the payload. */
  idKey: string
  isActive(values: Partial<Values>): boolean
  /** Milliseconds from one run to the next. */
  interval(values: Partial<Values>): number
  /** Fields whose change restarts the schedule. */
  restartsOn: readonly (keyof Values)[]
}

/**
 * The jobs of records that run by a schedule, such as a recurrent import. A record's `nextRunAt`
 * is the time of its one valid job: a job with another time is outdated and does nothing.
 */
export interface RecurringJobs<Values> {
  /** Starts a new, activated or changed schedule at once, and ends an inactive one. */
  afterWrite(engine: RowParts): NonNullable<EntityHooks<Values>['afterWrite']>
  /** Schedules the run after the current one, if the record is active. */
  scheduleNext(db: Db, engine: RowParts, scope: ActorScope, record: Values): Promise<void>
  /** Schedules a run now, independent of the schedule. */
  runNow(engine: Engine, scope: ActorScope, id: string): Promise<void>
  /** The record of a job, or null if it was deleted or the job is outdated. */
  recordOf(engine: Engine, scope: ActorScope, job: Job): Promise<Values | null>
}

/** Restarts the schedules of one entity whose last run did not schedule the next one. */
type Restart = (engine: Engine, now: number) => Promise<void>

const restarts: Restart[] = []

/** Declares how schedules restart whose last run was stopped or failed. */
export const restartBy = (restart: Restart): void => void restarts.push(restart)

/** How long a run may be overdue before its schedule counts as ended, in milliseconds. */
const OVERDUE_AFTER = HOUR_MS

/**
 * Schedules the next run of records whose last one was stopped or failed: only a run that
 * succeeds schedules the next one itself.
 */
export async function restartSchedules(engine: Engine, now: Date): Promise<void> {
  for (const restart of restarts) await restart(engine, now.getTime())
}

/** Records whose next run is overdue and has no job; at most 1,000. */
export async function overdueRecords(
  { database }: Pick<Engine, 'database'>,
  now: number,
  {
    entity,
    dueColumn,
    kind,
    idKey,
  }: { entity: EntityId; dueColumn: string; kind: string; idKey: string },
): Promise<{ tenantId: string; id: string; due: Date }[]> {
  const due = sql.ref(`r.${dueColumn}`)
  const { rows } = await database.system((db) =>
    sql<{ tenant_id: string; id: string; due: Date }>`
      select r.tenant_id, r.id::text as id, ${due} as due
      from ${sql.table(entityOf(entity).table)} r
      where ${due} < ${new Date(now - OVERDUE_AFTER)}
        and not exists (
          select
          from jobs j
          where j.tenant_id = r.tenant_id
            and j.kind = ${kind}
            and j.state in ('queued', 'running')
            and j.payload ->> ${sql.lit(idKey)} = r.id::text
        )
      limit 1000
    `.execute(db),
  )
  return rows.map((row) => ({ tenantId: row.tenant_id, id: row.id, due: row.due }))
}

/** Declares the recurring jobs of an entity; see `RecurringJobs`. */
export function recurringJobs<Id extends RecurringEntity>(
  entity: Id,
  { kind, idKey, isActive, interval, restartsOn }: RecurringJob<Records[Id]>,
): RecurringJobs<Records[Id]> {
  const table = sql.table(entityOf(entity).table)

  async function schedule(
    db: Db,
    engine: RowParts,
    scope: ActorScope,
    { id, at }: { id: string; at: number | null },
  ): Promise<void> {
    await sql`
      update ${table} set next_run_at = ${at === null ? null : new Date(at)}
      where tenant_id = ${scope.tenantId} and id = ${id}
    `.execute(db)
    if (at !== null)
      await enqueue(scopedTx(engine, db, scope), {
        kind,
        payload: { [idKey]: id, at: new Date(at).toISOString() },
        dueAt: at,
      })
  }

  restartBy(async (engine, now) => {
    const overdue = await overdueRecords(engine, now, {
      entity,
      dueColumn: 'next_run_at',
      kind,
      idKey,
    })
    for (const { tenantId, id, due: missed } of overdue) {
      const scope = systemScope(tenantId)
      const record = await engine.stores.of(entity).get(scope, id)
      if (!record || !isActive(record)) continue
      const at = Math.max(now, missed.getTime() + interval(record))
      await engine.database.tenant(tenantId, (db) => schedule(db, engine, scope, { id, at }))
    }
  })

  return {
    afterWrite: (engine) => async (db, scope, before, after) => {
      if (!after) return
      const isSame =
        before &&
        isActive(before) === isActive(after) &&
        restartsOn.every((field) => before[field] === after[field])
      if (isSame) return
      const at = isActive(after) ? engine.clock.now() : null
      await schedule(db, engine, scope, { id: after.id, at })
    },
    scheduleNext(db, engine, scope, record) {
      const at = isActive(record) ? engine.clock.now() + interval(record) : null
      return schedule(db, engine, scope, { id: record.id, at })
    },
    runNow: (engine, scope, id) =>
      engine.database.tenant(scope.tenantId, (db) =>
        schedule(db, engine, scope, { id, at: engine.clock.now() }),
      ),
    async recordOf(engine, scope, { payload }) {
      const record = await engine.stores.of(entity).get(scope, String(payload[idKey]))
      return record?.nextRunAt === payload['at'] ? record : null
    },
  }
}

const PERIODS = {
  'quarter-hour': HOUR_MS / 4,
  hour: HOUR_MS,
  'six-hours': 6 * HOUR_MS,
  day: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
}

/** The schedule of a configuration that runs either by hand or by a period. */
export const byPeriod: Pick<
  RecurringJob<Records['import-config' | 'export-config']>,
  'isActive' | 'interval'
> = {
  isActive: ({ configType, active }) => configType === 'recurrent' && active !== false,
  interval: ({ period }) => PERIODS[period ?? 'day'],
}
