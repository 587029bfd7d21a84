import { sql } from 'kysely'
import type { RetentionRule } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { EntityHooks } from '#store/entity-store.ts'
import { systemScope, type Engine, type ActorScope, type RowParts } from '#engine/kernel/engine.ts'
import { recurringJobs } from '#engine/kernel/jobs/recurring-job.ts'
import { CONTINUE } from '#engine/kernel/jobs/turns.ts'
import { changed } from '#engine/segments/changed.ts'
import { eraseSlice, purgeWhere, type PurgeWanted } from './purge-people.ts'
import { lockMemberships } from '#engine/kernel/locks.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { onlyRow } from '#model/lib/only-row.ts'

const KEEP_RETENTION = 'keep-retention'
/** Maximum number of rows per transaction; other work runs in between. */
const SLICE = 1000
const SLICES_A_TURN = 5

type What = RetentionRule['what']
type Log = Exclude<What, 'events' | 'anonymous-profiles' | 'inactive-profiles'>

/** The table of each kind of log, and the condition for old rows. */
const logs: Record<
  Log,
  { table: string; isOld: (cutoff: Date) => ReturnType<typeof sql<boolean>> }
> = {
  sessions: { table: 'sessions', isOld: (cutoff) => sql<boolean>`last_event_date < ${cutoff}` },
  'refused-events': {
    table: 'event_refusals',
    isOld: (cutoff) => sql<boolean>`received_at < ${cutoff}`,
  },
  'webhook-deliveries': {
    table: 'webhook_deliveries',
    isOld: (cutoff) => sql<boolean>`created_at < ${cutoff} and state <> 'waiting'`,
  },
  'import-runs': {
    table: 'import_runs',
    isOld: (cutoff) => sql<boolean>`created_at < ${cutoff} and state not in ('queued', 'running')`,
  },
  'export-runs': {
    table: 'export_runs',
    isOld: (cutoff) => sql<boolean>`created_at < ${cutoff} and state not in ('queued', 'running')`,
  },
}

const people: Partial<Record<What, (days: number) => PurgeWanted>> = {
  'anonymous-profiles': (days) => ({ inactiveDays: days, anonymousOnly: true }),
  'inactive-profiles': (days) => ({ inactiveDays: days }),
}

function oldRows(what: What, tenantId: string, cutoff: Date) {
  if (what === 'events')
    return sql<{
      n: string
    }>`select count(*) as n from events where tenant_id = ${tenantId} and time_stamp < ${cutoff}`
  const { table, isOld } = logs[what as Log]
  return sql<{
    n: string
  }>`
    select count(*) as n
    from ${sql.table(table)}
    where tenant_id = ${tenantId} and ${isOld(cutoff)}
  `
}

/** The number of records that a rule would delete now. */
export async function countRetention(
  engine: Engine,
  { tenantId }: ActorScope,
  { what, days = 365 }: Pick<RetentionRule, 'what' | 'days'>,
): Promise<number> {
  const now = engine.clock.now()
  const cutoff = new Date(now - days * DAY_MS)
  return inTenant(engine, tenantId, async (tx) => {
    const purgeWanted = people[what]?.(days)
    const counted = purgeWanted
      ? sql<{
          n: string
        }>`select count(*) as n from profiles p where ${await purgeWhere(tx, purgeWanted, now)}`
      : oldRows(what, tenantId, cutoff)
    return Number(onlyRow((await counted.execute(tx.db)).rows).n)
  })
}

/** Called in the transaction of a slice with the number of deleted rows. */
type After = (db: Db, deleted: number) => Promise<void>

/**
 * Deletes events and, in the same transaction, judges the people again whose memberships may depend
 * on them.
 */
async function deleteEvents(
  engine: Engine,
  tenantId: string,
  cutoff: Date,
  after: After,
): Promise<number> {
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    await lockMemberships(db, tenantId, 'shared')
    const { rows } = await sql<{
      profile_id: string
      event_type: string
    }>`
      delete from events
      where tenant_id = ${tenantId}
        and id in (
          select id
          from events
          where tenant_id = ${tenantId} and time_stamp < ${cutoff}
          order by time_stamp, id
          limit ${SLICE}
        )
      returning profile_id, event_type
    `.execute(db)
    await changed(tx, [
      {
        profileIds: [...new Set(rows.map((row) => row.profile_id))],
        eventTypes: new Set(rows.map((row) => row.event_type)),
      },
    ])
    await after(db, rows.length)
    return rows.length
  })
}

async function deleteSlice(
  engine: Engine,
  tenantId: string,
  { what, days = 365 }: RetentionRule,
  { now, after }: { now: number; after: After },
): Promise<number> {
  const cutoff = new Date(now - days * DAY_MS)
  const purgeWanted = people[what]?.(days)
  if (purgeWanted) return eraseSlice(engine, tenantId, purgeWanted, { now, after })
  if (what === 'events') return deleteEvents(engine, tenantId, cutoff, after)
  const { table, isOld } = logs[what as Log]
  return engine.database.tenant(tenantId, async (db) => {
    const { rows } = await sql<{
      id: string
    }>`
      delete from ${sql.table(table)}
      where tenant_id = ${tenantId}
        and id in (
          select id
          from ${sql.table(table)}
          where tenant_id = ${tenantId} and ${isOld(cutoff)}
          limit ${SLICE}
        )
      returning id
    `.execute(db)
    await after(db, rows.length)
    return rows.length
  })
}

/** A rule runs when it is written, then every day. */
const retentionSchedule = recurringJobs('retention-rule', {
  kind: KEEP_RETENTION,
  idKey: 'ruleId',
  isActive: ({ enabled }) => enabled !== false,
  interval: () => DAY_MS,
  restartsOn: ['enabled', 'days', 'what'],
})

/** Schedules what a saved rule deletes. */
export const retentionHooks = (engine: RowParts): EntityHooks<RetentionRule> => ({
  afterWrite: retentionSchedule.afterWrite(engine),
})

/** Deletes what a rule no longer keeps, in slices, and schedules the next run in a day. */
export const keepRetentionJob: JobHandler = async (engine, { job, progress, save, conclude }) => {
  const scope = systemScope(job.tenantId)
  const rule = await retentionSchedule.recordOf(engine, scope, job)
  if (!rule || rule.enabled === false) return { skipped: true }
  let removed = job.done ?? 0
  for (let slice = 0; slice < SLICES_A_TURN; slice++) {
    const gone = await deleteSlice(engine, job.tenantId, rule, {
      now: Date.parse(rule.nextRunAt!),
      after: (db, more) => save(db, {}, { done: removed + more }),
    })
    removed += gone
    await progress({ done: removed, stage: `deleting old ${rule.what}` })
    if (gone > 0) continue
    await engine.database.tenant(job.tenantId, async (db) => {
      const now = engine.clock.now()
      await db
        .updateTable('retention_rules')
        .set({ last_run_at: new Date(now), last_removed: removed })
        .where('tenant_id', '=', job.tenantId)
        .where('id', '=', rule.id)
        .execute()
      await retentionSchedule.scheduleNext(db, engine, scope, rule)
      if (removed > 0)
        await engine.stores.note(
          scope,
          {
            action: 'delete',
            entity: 'retention-rule',
            entityId: rule.id,
            summary: `Retention: ${removed} old ${rule.what} were deleted`,
            facts: { what: rule.what, days: rule.days, removed },
          },
          { db },
        )
      await conclude(db, { what: rule.what, removed })
    })
    return { what: rule.what, removed }
  }
  return CONTINUE
}
