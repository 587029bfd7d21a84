import { say } from '#language'
import { sql, type RawBuilder } from 'kysely'
import type { Condition } from '#condition/condition.ts'
import { propertySql } from '#condition/compile-property.ts'
import { fold } from '#condition/fold.ts'
import {
  conditionOfTerm,
  isExtendedKey,
  PLAIN_FACTS,
  readPeopleFilter,
  type PeopleTerm,
} from '#condition/people-filter.ts'
import { storedDateSql } from '#condition/compile-comparison.ts'
import { entityOf } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { PeopleColumn } from '#model/schema/people-columns.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import type { ListQuery } from '#store/entity-store.ts'
import { searchHolds } from '#store/list-query.ts'
import { assertValid } from '#engine/segments/check-condition.ts'
import { loadLanguage } from '#engine/segments/load-language.ts'
import { kindsOf, loadColumns } from './columns.ts'

const profile = entityOf('profile')

/** A sort order by a column that no table has. */
export interface PeopleSort {
  /** The value to sort by, of row `p`. */
  value: RawBuilder<unknown>
  /** The type of the value in SQL. */
  type: 'text' | 'double precision' | 'boolean'
  direction: 'ASC' | 'DESC'
  /** A join of `from profiles p` that the value reads. */
  join: RawBuilder<unknown>
}

/** The part of a query about people that the condition language evaluates. */
export interface PeoplePlan {
  /** The part that the list of profiles itself understands. */
  rest: Record<string, unknown>
  /** SQL that is true of the wanted rows of an alias, by lookups for each row. */
  where(alias: string): RawBuilder<boolean>
  /**
   * The same for `from profiles p` and all rows at once, with the joins that it needs; in addition
   * to `found`.
   */
  compileAll(): { where: RawBuilder<boolean>; joins: RawBuilder<unknown> }
  /** Rows that may match, by the index of the search text. */
  found: RawBuilder<boolean>
  /** Whether the index of the search text finds the wanted rows. */
  isIndexed: boolean
  sort: PeopleSort | null
}

/** Whether a query needs the condition language: for a fact that the plain list does not know. */
export function isAboutPeople({ filter = {}, sort }: ListQuery): boolean {
  return (
    (sort !== undefined && isExtendedKey(sort[0])) ||
    Object.keys(filter).some(
      (key) => key === 'condition' || isExtendedKey(key) || /^(?:name|email|tags)(?:_|$)/.test(key),
    )
  )
}

/** JSON escapes these letters, and shorter texts have no trigram. */
const isFindable = (text: string) => text.length >= 3 && !/["\\\p{Cc}]/u.test(text)

/** Rows whose searched text contains an operand of the term; null where that excludes nothing. */
function prefilter({ kind, operator, value }: PeopleTerm): RawBuilder<boolean> | null {
  if (kind !== 'text' || !['eq', 'like', 'starts', 'ends'].includes(operator)) return null
  const texts = [value].flat()
  if (texts.length === 0 || texts.length > 50) return null
  if (!texts.every((text) => typeof text === 'string' && isFindable(fold(text)))) return null
  return sql<boolean>`(${sql.join(
    texts.map((text) => searchHolds(profile, String(text))),
    sql` or `,
  )})`
}

const noJoin = sql``

/** Names of the segments, lists or goals of everyone, in alphabetical order. */
function namesJoin(key: string, tenantId: string): RawBuilder<unknown> {
  const tables = {
    segment: sql`segment_members m join segments g on g.tenant_id = m.tenant_id and g.id = m.segment_id
      where m.tenant_id = ${tenantId} and m.left_at is null`,
    list: sql`list_members m join user_lists g on g.tenant_id = m.tenant_id and g.id = m.list_id
      where m.tenant_id = ${tenantId}`,
    goal: sql`goal_reaches m join goals g on g.tenant_id = m.tenant_id and g.id = m.goal_id
      where m.tenant_id = ${tenantId} and m.reached_at is not null`,
  }
  return sql`left join (select m.profile_id, string_agg(distinct fold_text(g.name), ', ') as names
    from ${tables[key as 'segment']} group by m.profile_id) sorted on sorted.profile_id = p.id`
}

function planSort(
  tenantId: string,
  columns: readonly PeopleColumn[],
  [key, direction]: NonNullable<ListQuery['sort']>,
): PeopleSort {
  const column = columns.find((peopleColumn) => peopleColumn.key === key)
  if (!column)
    throw fail('malformed', say('People cannot be sorted by "{name}".', { name: key }), [
      { path: '/sort', message: say('There is no column "{name}".', { name: key }) },
    ])
  if (direction !== 'ASC' && direction !== 'DESC')
    throw fail('malformed', 'The direction of a sort is ASC or DESC.', [
      { path: '/sort', message: 'ASC or DESC.' },
    ])
  if (column.kind === 'member')
    return {
      value: sql`sorted.names`,
      type: 'text',
      direction,
      join: namesJoin(key, tenantId),
    }
  if (column.group === 'score')
    return {
      value: sql`sorted.value`,
      type: 'double precision',
      direction,
      join: sql`left join scores sorted on sorted.tenant_id = p.tenant_id
        and sorted.profile_id = p.id and sorted.scoring_id = ${key.slice('score.'.length)}`,
    }
  const { json, text } = propertySql('profile', key, { profile: { alias: 'p' } })!
  const of = (type: 'number' | 'string' | 'boolean', value: RawBuilder<unknown>) =>
    sql`(case when jsonb_typeof(${json}) = ${sql.lit(type)} then ${value} end)`
  const base = { direction, join: noJoin }
  switch (column.kind) {
    case 'number':
      return { ...base, value: of('number', sql`${text}::float8`), type: 'double precision' }
    case 'boolean':
      return { ...base, value: of('boolean', sql`(${text} = 'true')`), type: 'boolean' }
    case 'date':
      return { ...base, value: of('string', storedDateSql(text)), type: 'text' }
    default:
      return { ...base, value: sql`fold_text(${text})`, type: 'text' }
  }
}

const both = (parts: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  parts.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(parts, sql` and `)})`

/**
 * Translates the parts of a query about people that no table has a column for.
 * @throws ProductError `malformed` for an unknown column or operator, `invalid` with the faults of
 * a condition
 */
export async function planPeople(
  tx: TenantTx<Pick<Engine, 'clock'>>,
  { filter = {}, sort }: ListQuery,
): Promise<PeoplePlan> {
  const columns = await loadColumns(tx)
  const read = readPeopleFilter(filter, kindsOf(columns))
  const plain = read.terms.filter(({ column }) => PLAIN_FACTS.has(column))
  const terms = read.terms.filter(({ column }) => !PLAIN_FACTS.has(column))
  const conditions: Condition[] = terms.map(conditionOfTerm)
  for (const [at, one] of conditions.entries())
    await assertValid(tx, one, 'profile', `/filter/${terms[at]!.key}`)
  if (read.condition) {
    await assertValid(tx, read.condition, 'profile', '/filter/condition')
    conditions.push(read.condition)
  }
  const { evaluator, moment } = await loadLanguage(tx)
  const prefilters = terms.map(prefilter)
  const found = prefilters.filter((one) => one !== null)
  return {
    rest: {
      ...read.rest,
      ...Object.fromEntries(plain.map(({ key, value }) => [key, value])),
    },
    where: (alias) =>
      both([
        ...found,
        ...conditions.map((condition) =>
          evaluator.compile(condition, { profile: { alias } }, moment.now),
        ),
      ]),
    compileAll() {
      const compiler = evaluator.compileAll({ tenantId: tx.tenantId, now: moment.now })
      const parts = conditions.map((condition) => compiler.holds(condition))
      return { where: both(parts), joins: compiler.joins() }
    },
    found: both(found),
    isIndexed: read.condition === null && prefilters.every((one) => one !== null),
    sort: sort && isExtendedKey(sort[0]) ? planSort(tx.tenantId, columns, sort) : null,
  }
}
