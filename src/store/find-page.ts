import { onlyRow } from '#model/lib/only-row.ts'
import { sql, type RawBuilder } from 'kysely'
import { paging } from '#model/api/paging.ts'
import type { Db } from '#platform/database/database.ts'
import type { ListPlan } from './list-query.ts'
import type { RowSelection } from './row-codec.ts'

interface Explained {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }]
}

interface Found {
  ids: string[]
  total: number
}

/** The rows to search, and the tenant they belong to. */
export interface Searched extends RowSelection {
  own: RawBuilder<unknown>
  /** The name under which a filter refers to the rows; any where it names columns alone. */
  name?: string
}

/** A walk in sort order is given up after this many times the expected number of rows. */
const MARGIN = 3
/** Maximum number of rows to walk in sort order. */
const LONGEST_WALK = 20_000

/** The number of rows the planner expects, which is an estimate without reading any. */
async function expected(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<Explained>`explain (format json) select 1 ${from}`.execute(db)
  return Math.round(onlyRow(rows)['QUERY PLAN'][0].Plan['Plan Rows'])
}

/**
 * When many rows match, a page is soon filled by walking the index of the sort order, for any
 * filter: null when it was not filled.
 */
async function walkForPage(
  db: Db,
  { rows, own, name = 'near' }: Searched,
  plan: ListPlan,
  maxCounted: number,
): Promise<string[] | null> {
  const share =
    maxCounted / Math.max(maxCounted, await expected(db, sql`from ${rows} where ${own}`))
  const walk = Math.ceil(((plan.offset + plan.limit) / share) * MARGIN)
  if (walk > LONGEST_WALK) return null
  const { rows: found } = await sql<{
    id: string
  }>`select id from (select * from ${rows} where ${own} and ${plan.cursor}
      order by ${plan.orderBy} limit ${walk}) as ${sql.ref(name)} where ${plan.where} order by ${plan.orderBy}
    limit ${plan.limit} offset ${plan.offset}`.execute(db)
  return found.length < plan.limit ? null : found.map(({ id }) => id)
}

/** Maximum number of matching ids that are hashed while the sort order is walked. */
const MAX_AT_HAND = 20_000

/**
 * A filter and a sort order in different tables: the matching ids are read from the index of one,
 * and the page is found along the index of the other, by ids alone. Joining the two row by row
 * would look up a row for each match, or for each row passed by. Null when too many match.
 */
async function meetForPage(
  db: Db,
  { own, apart }: Searched,
  plan: ListPlan,
): Promise<Found | null> {
  const { fitting, ordered } = apart!
  // Written so that the database hashes the ids ("hashed SubPlan") and keeps the sort order of the
  // scan; a join would sort.
  const { rows } = await sql<{
    ids: string[]
    n: number
  }>`with hits as materialized (select id from ${fitting} where ${own} and ${plan.where} limit ${MAX_AT_HAND + 1})
    select array(select id from ${ordered} where ${own} and ${plan.cursor}
        and (id in (select id from hits)) is true order by ${plan.orderBy} limit ${plan.limit}
        offset ${plan.offset}) as ids, (select count(*)::int from hits) as n`.execute(db)
  const { ids, n } = onlyRow(rows)
  return n > MAX_AT_HAND ? null : { ids, total: n }
}

/** The plan for the rows that have a value to sort by; they come before all others. */
const ofPresent = (plan: ListPlan): ListPlan => ({ ...plan, ...plan.present })

/** Few matches are found once, and the page is taken from them. Null when there are too many. */
async function takeFromFew(
  db: Db,
  from: RawBuilder<unknown>,
  plan: ListPlan,
  max: number,
): Promise<Found | null> {
  const page = sql`${plan.cursor} order by ${plan.orderBy} limit ${plan.limit} offset ${plan.offset}`
  const columns =
    plan.sortField.name === 'id' ? sql`id` : sql`id, ${sql.ref(plan.sortField.column)}`
  const few = await sql<{
    ids: string[]
    n: number
  }>`with hits as materialized (select ${columns} ${from} limit ${max + 1})
    select array(select id from hits where ${page}) as ids, (select count(*)::int
      from hits) as n`.execute(db)
  const { ids, n } = onlyRow(few.rows)
  return n <= max ? { ids, total: n } : null
}

/** The page along the index of the sort order; rows without a value only where it ends. */
async function readInOrder(db: Db, from: RawBuilder<unknown>, plan: ListPlan): Promise<string[]> {
  const read = async ({ cursor, orderBy }: Pick<ListPlan, 'cursor' | 'orderBy'>) =>
    (
      await sql<{ id: string }>`select id ${from} and ${cursor} order by ${orderBy}
        limit ${plan.limit} offset ${plan.offset}`.execute(db)
    ).rows.map((row) => row.id)
  const present = plan.present ? await read(plan.present) : []
  return present.length === plan.limit ? present : read(plan)
}

/**
 * The ids of one page in sort order, and the number of rows over all pages. Where many rows are
 * expected, the page is found by walking the sort order; otherwise all matches are found once, and
 * the page is taken from them. Totals above `paging.exactTotal` may be the planner's estimate.
 */
export async function findPage(db: Db, searched: Searched, plan: ListPlan): Promise<Found> {
  const { rows, own } = searched
  const from = sql`from ${rows} where ${own} and ${plan.where}`
  const about = await expected(db, from)
  const areMany = about > 2 * paging.exactTotal
  // For few rows, individual lookups are faster than walking the sort order.
  if (searched.apart && plan.hasIndex && about > paging.exactTotal && about <= MAX_AT_HAND) {
    const present = await meetForPage(db, searched, ofPresent(plan))
    const found =
      present && plan.present && present.ids.length < plan.limit
        ? await meetForPage(db, searched, plan)
        : present
    if (found) return found
  }
  if (areMany && plan.hasIndex && plan.filters) {
    const ids = await walkForPage(db, searched, ofPresent(plan), about)
    if (ids) return { ids, total: about }
  }
  // Somewhat more rows than expected are still found faster this way than one by one in another
  // order.
  const max = areMany ? paging.exactTotal : 3 * paging.exactTotal
  return (
    (await takeFromFew(db, from, plan, max)) ?? {
      ids: await readInOrder(db, from, plan),
      total: Math.max(max + 1, about),
    }
  )
}
