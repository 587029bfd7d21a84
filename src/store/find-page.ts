import { sql, type RawBuilder } from 'kysely'
import { paging } from '#model/paging.ts'
import type { Db } from '#platform/database/database.ts'
import type { ListPlan } from './list-query.ts'

interface Explained {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }]
}

/**
 * The ids of one page in its order, and how many rows there are over all pages. What few rows fit is looked for once, and the page is taken from
 * them. Where there are more than `paging.exactTotal`, the page comes by the index of its order, and the planner is asked how many there are: it
 * knows about it without looking.
 */
export async function findPage(db: Db, rows: RawBuilder<unknown>, where: RawBuilder<unknown>, plan: ListPlan): Promise<{ ids: string[]; total: number }> {
  const most = paging.exactTotal
  const from = sql`from ${rows} where ${where}`
  const page = sql`${plan.cursor} order by ${plan.orderBy} limit ${plan.limit} offset ${plan.offset}`
  const columns = plan.sortField.name === 'id' ? sql`id` : sql`id, ${sql.ref(plan.sortField.column)}`
  const few = await sql<{ ids: string[]; n: number }>`with hits as materialized (select ${columns} ${from} limit ${most + 1}) select array(select id from hits where ${page}) as ids, (select count(*)::int from hits) as n`.execute(db)
  const { ids, n } = few.rows[0]!
  if (n <= most) return { ids, total: n }
  const found = await sql<{ id: string }>`select id ${from} and ${page}`.execute(db)
  const explained = await sql<Explained>`explain (format json) select 1 ${from}`.execute(db)
  return { ids: found.rows.map((row) => row.id), total: Math.max(n, Math.round(explained.rows[0]!['QUERY PLAN'][0].Plan['Plan Rows'])) }
}
