import { sql } from 'kysely'
import { fieldNamed, type Entity } from '#model/schema/entity.ts'
import type { ListQuery } from './entity-store.ts'
import { findNamed, type SearchScope } from './find-named.ts'
import { likePattern, matchesWords, wordsOf } from './list-query.ts'

/** Maximum number of matching records of one reference, and of different values. */
const MAX_RELATED = 500
const MAX_VALUES = 2000

/** Whether a search of this entity also looks in references or values of fields. */
export const searchesRelated = (
  { searchRefs, searchValues }: Entity,
  { filter }: ListQuery,
): boolean =>
  searchRefs.length + searchValues.length > 0 &&
  typeof filter?.q === 'string' &&
  filter.q.trim() !== ''

/**
 * Extends a search by the records that its references name and by the values of its fields
 * (`searchRefs` and `searchValues` of `x-entity`). They are resolved in advance, so that the list
 * itself uses the indexes of the referencing columns.
 */
export async function searchRelated(
  within: SearchScope,
  entity: Entity,
  query: ListQuery,
): Promise<ListQuery> {
  const text = String(query.filter!.q).trim()
  const also = []
  for (const name of entity.searchRefs) {
    const target = within.entities.find(
      (candidate) => candidate.id === fieldNamed(entity, name).node['x-ref'],
    )
    if (target) also.push({ field: name, values: await matching(within, target, text) })
  }
  for (const name of entity.searchValues)
    also.push({ field: name, values: await valuesLike(within, entity, name, text) })
  return {
    ...query,
    search: { ids: query.search?.ids ?? [], isAll: query.search?.isAll ?? false, also },
  }
}

async function matching(within: SearchScope, target: Entity, text: string): Promise<string[]> {
  const { db, own } = within
  const words = wordsOf(text)
  if (words.length === 0 || target.search.length === 0) return []
  const named = await findNamed(within, target, { filter: { q: text } })
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(target.table)}
    where ${own} and ${matchesWords(target, words)}
    limit ${MAX_RELATED}`.execute(db)
  return [...new Set([...named, ...rows.map(({ id }) => id)])]
}

/** The different values of a field that contain the text, by steps through the field's index. */
async function valuesLike(
  { db, own }: Omit<SearchScope, 'entities'>,
  entity: Entity,
  name: string,
  text: string,
): Promise<string[]> {
  const column = sql.ref(fieldNamed(entity, name).column)
  const table = sql.table(entity.table)
  const { rows } = await sql<{ value: string }>`with recursive different as (
      (select ${column} as value, 1 as n from ${table} where ${own} order by 1 limit 1)
      union all
      select (select ${column} from ${table} where ${own} and ${column} > d.value
        order by 1 limit 1), d.n + 1
      from different d where d.value is not null and d.n < ${MAX_VALUES})
    select value from different
    where value ilike ${likePattern(text)}
    limit ${MAX_RELATED}`.execute(db)
  return rows.map(({ value }) => value)
}
