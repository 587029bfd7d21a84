import { sql, type RawBuilder } from 'kysely'
import { paging } from '#model/paging.ts'
import type { Db } from '#platform/database/database.ts'
import type { ListPlan } from './list-query.ts'
import type { Finding } from './row-codec.ts'

interface Explained {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }]
}

interface Found {
  ids: string[]
  total: number
}

/** What is looked through, and whose of it. */
export interface Searched extends Finding {
  own: RawBuilder<unknown>
}

/**
 * So many times as many rows as should be needed are looked at, before the order of the list is
 * given up as a way to find what fits.
 */
const MARGIN = 3
/** Most rows that are looked at in the order of the list. */
const LONGEST_WALK = 20_000

/** How many rows the planner expects; it knows about it without looking. */
async function expected(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<Explained>`explain (format json) select 1 ${from}`.execute(db)
  return Math.round(rows[0]!['QUERY PLAN'][0].Plan['Plan Rows'])
}

/**
 * A page of what many rows fit is soon full on the way along the index of its order, whatever the
 * filter asks: null when it was not.
 */
async function walkForPage(
  db: Db,
  { rows, own }: Searched,
  plan: ListPlan,
  most: number,
): Promise<string[] | null> {
  const share = most / Math.max(most, await expected(db, sql`from ${rows} where ${own}`))
  const walk = Math.ceil(((plan.offset + plan.limit) / share) * MARGIN)
  if (walk > LONGEST_WALK) return null
  const { rows: found } = await sql<{
    id: string
  }>`select id from (select * from ${rows} where ${own} and ${plan.cursor}
      order by ${plan.orderBy} limit ${walk}) as near where ${plan.where} order by ${plan.orderBy}
    limit ${plan.limit} offset ${plan.offset}`.execute(db)
  return found.length < plan.limit ? null : found.map(({ id }) => id)
}

/** Most rows whose ids are kept at hand while the order of the list is gone through. */
const MAX_AT_HAND = 20_000

/**
 * A filter and an order of different tables: what fits is read from the index of the one, and the
 * page is found along the index of the other, by ids alone. To join the two row by row would look a
 * row up for each that fits, or for each that is passed by. Null when too many fit.
 */
async function meetForPage(
  db: Db,
  { own, apart }: Searched,
  plan: ListPlan,
): Promise<Found | null> {
  const { fitting, ordered } = apart!
  // Written so that the database makes a hash of the ids ("hashed SubPlan") and keeps the order of
  // what it goes through; as a join it would sort.
  const { rows } = await sql<{
    ids: string[]
    n: number
  }>`with hits as materialized (select id from ${fitting} where ${own} and ${plan.where} limit ${MAX_AT_HAND + 1})
    select array(select id from ${ordered} where ${own} and ${plan.cursor}
        and (id in (select id from hits)) is true order by ${plan.orderBy} limit ${plan.limit}
        offset ${plan.offset}) as ids, (select count(*)::int from hits) as n`.execute(db)
  const { ids, n } = rows[0]!
  return n > MAX_AT_HAND ? null : { ids, total: n }
}

/**
 * The ids of one page in its order, and how many rows there are over all pages. Where many rows are
 * expected, the page is looked for in its order. What few rows fit is looked for once, and the page
 * is taken from them. Totals above `paging.exactTotal` may be what the planner expects.
 */
export async function findPage(db: Db, searched: Searched, plan: ListPlan): Promise<Found> {
  const { rows, own } = searched
  const from = sql`from ${rows} where ${own} and ${plan.where}`
  const about = await expected(db, from)
  const areMany = about > 2 * paging.exactTotal
  // Of few, each is looked up sooner than the order is gone through.
  if (searched.apart && plan.hasIndex && about > paging.exactTotal && about <= MAX_AT_HAND) {
    const found = await meetForPage(db, searched, plan)
    if (found) return found
  }
  if (areMany && plan.hasIndex && plan.filters) {
    const ids = await walkForPage(db, searched, plan, about)
    if (ids) return { ids, total: about }
  }
  // Somewhat more than expected are still found faster than one by one in another order.
  const most = areMany ? paging.exactTotal : 3 * paging.exactTotal
  const page = sql`${plan.cursor} order by ${plan.orderBy} limit ${plan.limit} offset ${plan.offset}`
  const columns =
    plan.sortField.name === 'id' ? sql`id` : sql`id, ${sql.ref(plan.sortField.column)}`
  const few = await sql<{
    ids: string[]
    n: number
  }>`with hits as materialized (select ${columns} ${from} limit ${most + 1})
    select array(select id from hits where ${page}) as ids, (select count(*)::int
      from hits) as n`.execute(db)
  const { ids, n } = few.rows[0]!
  if (n <= most) return { ids, total: n }
  const found = await sql<{ id: string }>`select id ${from} and ${page}`.execute(db)
  return { ids: found.rows.map((row) => row.id), total: Math.max(n, about) }
}
