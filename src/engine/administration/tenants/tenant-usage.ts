import { onlyRow } from '#model/lib/only-row.ts'
import { sql } from 'kysely'
import { fail } from '#model/lib/errors.ts'
import type { Db, TenantDb } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { Amount, TenantUsage } from '#model/api/answers/tenant-usage.ts'
import { DAY_MS } from '#model/lib/time-units.ts'

/** Counts rows up to this number and estimates above it, so that the cost is bounded. */
const COUNTED = 100_000
const DAYS = 30

async function amountOf(db: Db, table: string, tenantId: string): Promise<Amount> {
  const { rows } = await sql<{
    n: number
  }>`
    select count(*) as n
    from (
      select from ${sql.table(table)} where tenant_id = ${tenantId} limit ${COUNTED + 1}
    ) counted
  `.execute(db)
  const count = Number(onlyRow(rows).n)
  return count <= COUNTED
    ? { count, exact: true }
    : { count: Math.max(count, await estimateOf(db, table, tenantId)), exact: false }
}

/** The planner's estimate, from the database's statistics. */
export async function estimateOf(db: Db, table: string, tenantId: string): Promise<number> {
  const { rows } = await sql<{
    'QUERY PLAN': unknown
  }>`explain (format json) select from ${sql.table(table)} where tenant_id = ${sql.lit(tenantId)}`.execute(
    db,
  )
  const plan = onlyRow(rows)['QUERY PLAN']
  const [{ Plan }] = (typeof plan === 'string' ? JSON.parse(plan) : plan) as [
    { Plan: { 'Plan Rows': number } },
  ]
  return Math.round(Plan['Plan Rows'])
}

/** Size and number of rows of a table from the catalog. */
async function sizeOf(db: Db, table: string): Promise<{ bytes: number; rows: number }> {
  const { rows } = await sql<{
    bytes: number
    rows: number
  }>`
    select pg_total_relation_size(oid) as bytes, greatest(reltuples, 0) as rows
    from pg_class
    where oid = ${table}::regclass
  `.execute(db)
  return { bytes: Number(onlyRow(rows).bytes), rows: Number(onlyRow(rows).rows) }
}

/**
 * The tenant's share of each table by rows. For a table without statistics, its total equals the
 * counted rows.
 */
async function storageOf(db: Db, tables: readonly string[], tenantId: string): Promise<number> {
  let bytes = 0
  for (const table of tables) {
    const { count } = await amountOf(db, table, tenantId)
    if (count === 0) continue
    const size = await sizeOf(db, table)
    bytes += size.bytes * Math.min(1, count / Math.max(size.rows, count))
  }
  return Math.round(bytes)
}

/** Rows per day of the last days, by an index on time; counts at most `COUNTED` in total. */
async function byDay(
  { db, tenantId }: TenantDb,
  { table, column }: { table: string; column: string },
  from: Date,
): Promise<{ days: Map<string, number>; complete: boolean }> {
  const at = sql.ref(column)
  const { rows } = await sql<{ day: string; n: number }>`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*) as n
    from (
      select ${at} as at
      from ${sql.table(table)}
      where tenant_id = ${tenantId} and ${at} >= ${from}
      order by ${at} desc
      limit ${COUNTED}
    ) recent
    group by 1
  `.execute(db)
  const days = new Map(rows.map((row) => [row.day, Number(row.n)]))
  return { days, complete: [...days.values()].reduce((sum, n) => sum + n, 0) < COUNTED }
}

/**
 * A tenant's amount of data and activity. The cost is bounded.
 * @throws ProductError `not_found`
 */
export async function tenantUsage(engine: Engine, tenantId: string): Promise<TenantUsage> {
  const tables = engine.stores.entities
    .filter((entity) => entity.scope === 'tenant')
    .map((entity) => entity.table)
  const now = engine.clock.now()
  const first = Math.floor(now / DAY_MS) * DAY_MS - (DAYS - 1) * DAY_MS
  return engine.database.system(async (db) => {
    if (
      !(await db.selectFrom('tenants').select('id').where('id', '=', tenantId).executeTakeFirst())
    )
      throw fail('not_found', 'There is no such tenant.')
    const amount = (table: string) => amountOf(db, table, tenantId)
    const events = await byDay(
      { db, tenantId },
      { table: 'events', column: 'received_at' },
      new Date(first),
    )
    const mails = await byDay(
      { db, tenantId },
      { table: 'messages', column: 'accepted_at' },
      new Date(first),
    )
    const days = Array.from({ length: DAYS }, (_, at) => {
      const day = new Date(first + at * DAY_MS).toISOString().slice(0, 10)
      return { day, events: events.days.get(day) ?? 0, mails: mails.days.get(day) ?? 0 }
    })
    return {
      people: await amount('profiles'),
      contacts: await amount('contacts'),
      users: await amount('users'),
      campaigns: await amount('campaigns'),
      mailboxes: await amount('mailboxes'),
      events: await amount('events'),
      mails: await sentMails(db, tenantId),
      storage: await storageOf(db, tables, tenantId),
      days,
      daysAreComplete: events.complete && mails.complete,
    }
  })
}

/** Emails accepted by a server, from the campaigns' ledger. */
async function sentMails(db: Db, tenantId: string): Promise<Amount> {
  const { rows } = await sql<{
    n: number
  }>`
    select count(*) as n
    from (
      select
      from messages
      where tenant_id = ${tenantId} and accepted_at is not null
      limit ${COUNTED + 1}
    ) counted
  `.execute(db)
  const count = Number(onlyRow(rows).n)
  return { count, exact: count <= COUNTED }
}
