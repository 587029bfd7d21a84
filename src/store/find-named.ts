import { sql, type RawBuilder } from 'kysely'
import { fieldNamed, type Entity } from '#model/schema/entity.ts'
import type { Db } from '#platform/database/database.ts'
import type { ListQuery } from './entity-store.ts'
import { planList } from './list-query.ts'

/** Maximum number of records that one text may identify; at most one for each kind of alias. */
const MAX_NAMED = 50
/** Maximum number of records of a search that are passed on by their ids. */
const MAX_FOUND = 1000

const isAliasOf = ({ aliasOf, field }: Entity, entity: Entity): boolean =>
  aliasOf !== null && field(aliasOf)?.node['x-ref'] === entity.id

/**
 * The text that may be an alias of a record; null without a search text, or when the entity has no
 * aliases.
 */
export function searchedName(
  entity: Entity,
  entities: readonly Entity[],
  { filter }: ListQuery,
): string | null {
  const text = typeof filter?.q === 'string' ? filter.q.trim() : ''
  return text !== '' && entities.some((one) => isAliasOf(one, entity)) ? text : null
}

/** The records that a search by name reads: of these entities, in rows that match `own`. */
export interface SearchScope {
  db: Db
  entities: readonly Entity[]
  /** The tenant's rows. */
  own: RawBuilder<unknown>
}

/**
 * Ids of the records that another entity's records (`aliasOf` of its `x-entity`) name by exactly
 * the search text, for any kind of alias; none without a search text. The unique index of aliases
 * begins with their kind, so the kinds are stepped through by it, and the text is looked up in
 * each: unchanged, as senders write their ids, and in lower case, as identifying values are stored.
 */
export async function findNamed(
  { db, entities, own }: SearchScope,
  entity: Entity,
  query: ListQuery,
): Promise<string[]> {
  const text = searchedName(entity, entities, query)
  if (text === null) return []
  const found: string[] = []
  for (const names of entities) {
    if (!isAliasOf(names, entity)) continue
    const column = (name: string) => sql.ref(`n.${fieldNamed(names, name).column}`)
    const [kind = ''] = names.unique.find((key) => key.length === 2 && key[1] === names.label) ?? []
    const table = sql.table(names.table)
    const { rows } = await sql<{ id: string }>`with recursive kinds as (
        (select ${column(kind)} as kind from ${table} n where ${own} order by 1 limit 1)
        union all
        select (select ${column(kind)} from ${table} n
          where ${own} and ${column(kind)} > k.kind order by 1 limit 1)
        from kinds k where k.kind is not null)
      select distinct ${column(names.aliasOf!)} as id
      from kinds k join ${table} n on ${column(kind)} = k.kind
      where ${own} and ${column(names.label)} in (${text}, ${text.toLowerCase()})
      limit ${MAX_NAMED}`.execute(db)
    found.push(...rows.map(({ id }) => id))
  }
  return found
}

/**
 * A list's search that also finds records by their aliases. Few matches are resolved to ids in
 * advance: the text is searched in one table and the sort order may be in another, and "this text
 * or this id" across both would be evaluated for each row.
 */
export async function searchByName(
  within: SearchScope,
  entity: Entity,
  query: ListQuery,
): Promise<ListQuery> {
  const { db, own } = within
  const ids = await findNamed(within, entity, query)
  if (ids.length === 0) return query
  const search = { ids, isAll: false }
  const { rows } = await sql<{
    id: string
  }>`select id from ${sql.table(entity.table)}
    where ${own} and ${planList(entity, { filter: { q: query.filter!.q }, search }).where}
    limit ${MAX_FOUND + 1}`.execute(db)
  return {
    ...query,
    search: rows.length <= MAX_FOUND ? { ids: rows.map(({ id }) => id), isAll: true } : search,
  }
}
