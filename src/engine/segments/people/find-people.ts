import { sql, type RawBuilder } from 'kysely'
import { entities, entityOf } from '#model/schema/entities.generated.ts'
import { onlyRow } from '#model/lib/only-row.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import type { Db } from '#platform/database/database.ts'
import { flushSortIndex } from '#store/deferred-sort-index.ts'
import type { ListQuery, StoreOptions } from '#store/entity-store.ts'
import { findPage } from '#store/find-page.ts'
import { searchByName } from '#store/find-named.ts'
import {
  orderOf,
  orderRows,
  planList,
  readCursor,
  writeCursor,
  type ListPlan,
} from '#store/list-query.ts'
import { deferredSortColumnsOf, tableLayout } from '#store/row-codec.ts'
import { planPeople, type PeoplePlan } from './plan-people.ts'

const profile = entityOf('profile')
const layout = tableLayout(profile)

/** The ids of a page of people, and the number of people over all pages. */
export interface FoundPeople {
  ids: string[]
  total: number
  first: number
  /** Whether more may follow. */
  isFull: boolean
  /** The cursor after the page, in an order that the table does not know. */
  next: string | null
}

/** A query about people with its plans: by the condition language, and by the table. */
interface PreparedQuery {
  plan: PeoplePlan
  query: ListQuery
  list: ListPlan
}

async function prepare(
  engine: Engine,
  { tenantId }: ActorScope,
  listQuery: ListQuery,
  options?: StoreOptions,
): Promise<PreparedQuery> {
  const work = async (db: Db): Promise<PreparedQuery> => {
    const plan = await planPeople({ db, engine, tenantId }, listQuery)
    const { sort, filter: _filter, ...page } = listQuery
    const query = await searchByName({ db, entities, own: sql`tenant_id = ${tenantId}` }, profile, {
      ...page,
      filter: plan.rest,
      ...(sort && !plan.sort ? { sort } : {}),
    })
    // The cursor of an order that the table does not know is read later.
    const { after: _after, ...uncut } = query
    return { plan, query, list: planList(profile, plan.sort ? uncut : query) }
  }
  return options?.db ? work(options.db) : engine.database.tenant(tenantId, work)
}

/**
 * Reads a query about people without running it.
 * @throws ProductError `malformed`, `invalid` as the list would
 */
export const checkPeopleQuery = async (
  engine: Engine,
  scope: ActorScope,
  query: ListQuery,
): Promise<void> => void (await prepare(engine, scope, query))

/**
 * Finds ids without row-level security, as lists do (decision 023): every statement names the
 * tenant, and the rows are read under row-level security.
 */
const toFind = <T>(
  engine: Engine,
  options: StoreOptions | undefined,
  work: (db: Db) => Promise<T>,
): Promise<T> => (options?.db ? work(options.db) : engine.database.system(work))

async function flush(db: Db, tenantId: string, query: ListQuery): Promise<void> {
  for (const column of deferredSortColumnsOf(profile, query))
    await flushSortIndex(db, tenantId, profile.table, column)
}

/** The rows of the people who match, as `p` with the joins of their conditions. */
function matching(
  tenantId: string,
  { plan, query, list }: PreparedQuery,
  sort: NonNullable<ListQuery['sort']> | null,
): RawBuilder<unknown> {
  const { where, joins } = plan.compileAll()
  const rows = layout.rows({ filter: query.filter ?? {}, ...(sort ? { sort } : {}) })
  return sql`from (select * from ${rows} where tenant_id = ${tenantId}
      and ${list.where} and ${plan.found}) p
    ${plan.sort?.join ?? sql``} ${joins} where ${where}`
}

/** The page is taken from all matches, which are found and counted once. */
async function takeFromAll(
  db: Db,
  { tenantId }: ActorScope,
  prepared: PreparedQuery,
): Promise<FoundPeople> {
  const { plan, query, list } = prepared
  const usual = orderOf(profile, query)
  const own = sql`p.${sql.ref(list.sortField.column)}`
  const value = plan.sort?.value ?? own
  const cursor = query.after === undefined ? null : readCursor(profile, query.after)
  const order = plan.sort
    ? orderRows({
        column: sql`key`,
        missing: 'last',
        direction: plan.sort.direction,
        after: cursor && {
          value: cursor[0] === null ? null : sql`${String(cursor[0])}::${sql.raw(plan.sort.type)}`,
          id: cursor[1],
        },
      })
    : list
  const { rows } = await sql<{ ids: string[]; keys: (string | null)[] | null; n: number }>`
    with hits as materialized (
      select p.id, ${value} as ${plan.sort ? sql`key` : sql.ref(list.sortField.column)}
      ${matching(tenantId, prepared, plan.sort ? null : usual)}
    ), page as materialized (
      select id${plan.sort ? sql`, key` : sql``} from hits where ${order.cursor}
      order by ${order.orderBy} limit ${list.limit} offset ${list.offset}
    )
    select array(select id from page) as ids, (select count(*)::int from hits) as n,
      ${plan.sort ? sql`array(select key::text from page)` : sql`null::text[]`} as keys`.execute(db)
  const { ids, n, keys } = onlyRow(rows)
  const isFull = ids.length === list.limit && ids.length > 0
  return {
    ids,
    total: n,
    first: list.offset,
    isFull,
    next: isFull && keys ? writeCursor(keys.at(-1), ids.at(-1)!) : null,
  }
}

/**
 * The ids of the people that a list shows: by the indexes of the table where they find the page,
 * otherwise from all matches.
 * @throws ProductError `malformed`, `invalid`
 */
export async function findPeople(
  engine: Engine,
  scope: ActorScope,
  listQuery: ListQuery,
  options?: StoreOptions,
): Promise<FoundPeople> {
  const { tenantId } = scope
  const prepared = await prepare(engine, scope, listQuery, options)
  const { plan, query, list } = prepared
  return toFind(engine, options, async (db) => {
    const whole = plan.sort ? query : { ...query, sort: orderOf(profile, query) }
    await flush(db, tenantId, whole)
    if (plan.sort || !plan.isIndexed) return takeFromAll(db, scope, prepared)
    const found = await findPage(
      db,
      {
        rows: layout.rows(whole),
        own: sql`tenant_id = ${tenantId}`,
        name: profile.table,
      },
      { ...list, where: sql`${list.where} and ${plan.where(profile.table)}`, filters: true },
    )
    return { ...found, first: list.offset, isFull: found.ids.length === list.limit, next: null }
  })
}

/**
 * The ids of everyone who matches a filter, in the order of their ids.
 * @param options.limit maximum number of ids; a caller with a limit asks for one more
 * @throws ProductError `malformed`, `invalid`
 */
export async function findEveryone(
  engine: Engine,
  scope: ActorScope,
  filter: Record<string, unknown>,
  { limit, ...options }: StoreOptions & { limit?: number } = {},
): Promise<string[]> {
  const prepared = await prepare(engine, scope, { filter }, options)
  return toFind(engine, options, async (db) => {
    await flush(db, scope.tenantId, prepared.query)
    const { rows } = await sql<{
      id: string
    }>`select p.id ${matching(scope.tenantId, prepared, null)} order by p.id
      limit ${limit ?? null}`.execute(db)
    return rows.map(({ id }) => id)
  })
}
