import { sql, type RawBuilder } from 'kysely'
import { filterOperatorsOf, isSortable } from '#catalog/fields/definitions.ts'
import { columnTypeOf } from '#catalog/fields/definitions.ts'
import type { FilterOperator } from '#catalog/fields/field.ts'
import type { Entity, Field } from '#model/entity.ts'
import { fail } from '#model/errors.ts'
import { isUuid } from '#model/ids.ts'
import { paging } from '#model/paging.ts'
import { wholeNumberFault } from '#model/whole-number.ts'
import { searchExpression } from './diff-tables.ts'
import type { ListQuery } from './entity-store.ts'

type Clause = RawBuilder<unknown>

export interface ListPlan {
  where: Clause
  /** The rows after the cursor; not part of the count. */
  cursor: Clause
  orderBy: Clause
  limit: number
  offset: number
  sortField: Field
  /** Whether the rows can be read in this order without sorting. */
  hasIndex: boolean
  /** Whether there is any filter besides the order. */
  filters: boolean
}

const signs: Record<Exclude<FilterOperator, 'eq' | 'list' | 'like'>, RawBuilder<unknown>> = {
  gte: sql`>=`,
  lte: sql`<=`,
  gt: sql`>`,
  lt: sql`<`,
}

function refuse(path: string, message: string): never {
  throw fail('malformed', message, [{ path, message }])
}

/** A value of the right kind that no column can hold. */
function refuseValue(path: string, message: string): never {
  throw fail('invalid', message, [{ path, message }])
}

/** The given value, to be quoted in a sentence. */
const shown = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 100)

/** `createdAt_gte` → the field and the operator. */
function readKey(entity: Entity, key: string): { field: Field; operator: FilterOperator } {
  const whole = entity.field(key)
  if (whole) return { field: whole, operator: 'eq' }
  const match = /^(.+)_(gte|lte|gt|lt|like)$/.exec(key)
  const field = match ? entity.field(match[1]!) : undefined
  if (!field)
    return refuse(
      `/filter/${key}`,
      `There is no field "${key}" in ${entity.plural.toLowerCase()} to filter by.`,
    )
  return { field, operator: match![2] as FilterOperator }
}

function checkOperand(field: Field, value: unknown, key: string): unknown {
  const type = columnTypeOf(field.node)
  if (value === null) return value
  if (type === 'uuid' && !isUuid(value))
    return refuse(`/filter/${key}`, `"${shown(value)}" is not an id.`)
  if (type === 'timestamptz' || type === 'date') {
    const at = typeof value === 'string' ? new Date(value) : new Date(Number.NaN)
    if (Number.isNaN(at.getTime()))
      return refuse(`/filter/${key}`, `"${shown(value)}" is not a date.`)
    if (at.getUTCFullYear() < 1 || at.getUTCFullYear() > 9999)
      return refuseValue(
        `/filter/${key}`,
        `"${shown(value)}" is not a date between the years 1 and 9999.`,
      )
    return type === 'date' ? at.toISOString().slice(0, 10) : at.toISOString()
  }
  if (type === 'integer' || type === 'double precision') {
    const number = typeof value === 'object' || value === '' ? Number.NaN : Number(value)
    if (Number.isNaN(number)) return refuse(`/filter/${key}`, `"${shown(value)}" is not a number.`)
    const fault =
      type === 'integer'
        ? wholeNumberFault(number)
        : Number.isFinite(number)
          ? null
          : 'is larger than any number that can be kept.'
    return fault
      ? refuseValue(`/filter/${key}`, `${field.node.title ?? field.name} ${fault}`)
      : number
  }
  if (type === 'boolean') {
    if (value === true || value === 'true') return true
    if (value === false || value === 'false') return false
    return refuse(`/filter/${key}`, `"${shown(value)}" is neither true nor false.`)
  }
  if (typeof value === 'object')
    return refuse(`/filter/${key}`, `"${key}" is compared with a single value or a list of values.`)
  return String(value)
}

function oneOf(field: Field, column: Clause, values: readonly unknown[]): Clause {
  if (values.length === 0) return sql`false`
  if (columnTypeOf(field.node) === 'jsonb')
    return sql`(${sql.join(
      values.map((v) => sql`${column} @> ${JSON.stringify([v])}::jsonb`),
      sql` or `,
    )})`
  const present = values.filter((v) => v !== null)
  const clauses = [
    ...(present.length > 0 ? [sql`${column} in (${sql.join(present)})`] : []),
    ...(present.length < values.length ? [sql`${column} is null`] : []),
  ]
  return sql`(${sql.join(clauses, sql` or `)})`
}

const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

function clauseOf(entity: Entity, key: string, value: unknown): Clause {
  const { field, operator } = readKey(entity, key)
  const allowed = filterOperatorsOf(field.node)
  const asked = operator === 'eq' && Array.isArray(value) ? 'list' : operator
  const known =
    allowed.includes(asked) ||
    (field.name === 'id' && (asked === 'eq' || asked === 'list')) ||
    (asked === 'eq' && value === null)
  if (field.secret || !known)
    return refuse(
      `/filter/${key}`,
      `${field.node.title ?? field.name} cannot be filtered by "${asked}".`,
    )
  const column = sql.ref(field.column)
  if (operator === 'eq') {
    const values = Array.isArray(value) ? value : [value]
    if (values.length > 1000)
      return refuse(`/filter/${key}`, 'A list of values may hold at most 1,000.')
    return oneOf(
      field,
      column,
      values.map((item) =>
        checkOperand(
          columnTypeOf(field.node) === 'jsonb' ? { ...field, node: { type: 'string' } } : field,
          item,
          key,
        ),
      ),
    )
  }
  if (operator === 'list')
    return refuse(
      `/filter/${key}`,
      `${field.node.title ?? field.name} cannot be filtered by "list".`,
    )
  if (operator === 'like') {
    if (typeof value === 'object')
      return refuse(`/filter/${key}`, `"${key}" is compared with a text.`)
    const pattern = likePattern(String(value))
    // A text that one of the searched fields contains is also in the searched text, which has an
    // index.
    const indexed = entity.search.includes(field.name)
      ? sql`(${searchText(entity)}) ilike ${pattern} and `
      : sql``
    return sql`${indexed}${column} ilike ${pattern}`
  }
  return sql`${column} ${signs[operator]} ${checkOperand(field, value, key)}`
}

const searchText = (entity: Entity) =>
  sql.raw(
    searchExpression(
      entity.objectType ? ['search'] : entity.search.map((name) => entity.field(name)!.column),
    ),
  )

/** More words than any realistic search has. */
const MAX_WORDS = 12

/**
 * Matches every word, in any order and as part of a longer one (half of an address); the trigram
 * index finds them.
 */
function searchClause(entity: Entity, text: string, search: ListQuery['search']): Clause {
  const byId = oneOf(entity.field('id')!, sql.ref('id'), search?.ids ?? [])
  if (search?.isAll) return byId
  const words = text
    .slice(0, 200)
    .split(/[\s,;"()]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
  if (words.length === 0) return sql`true`
  if (entity.search.length === 0) return refuse('/filter/q', `${entity.plural} cannot be searched.`)
  const byText = sql.join(
    words.map((word) => sql`(${searchText(entity)}) ilike ${likePattern(word)}`),
    sql` and `,
  )
  return search?.ids.length ? sql`(${byText} or ${byId})` : byText
}

function searchedText(value: unknown): string {
  if (typeof value === 'object' && value !== null)
    return refuse('/filter/q', 'What is searched for must be a text.')
  return String(value ?? '')
}

function readCursor(entity: Entity, text: string): [unknown, string] {
  try {
    const cursor = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as [unknown, string]
    if (
      Array.isArray(cursor) &&
      cursor.length === 2 &&
      typeof cursor[1] === 'string' &&
      (entity.idKind !== 'uuid' || isUuid(cursor[1]))
    )
      return cursor
  } catch {
    // falls through to the sentence below
  }
  return refuse('/after', 'The cursor is not one of ours; start again from the first page.')
}

/**
 * The cursor after the last row of a page; null where the sort value is missing and keyset
 * pagination cannot continue.
 */
export function cursorAfter(record: Record<string, unknown>, plan: ListPlan): string | null {
  const value = record[plan.sortField.name]
  return value === null || value === undefined
    ? null
    : Buffer.from(JSON.stringify([value, record.id])).toString('base64url')
}

/** Objects of custom types are in a table that all types share. */
function isIndexed(entity: Entity, { name }: Field): boolean {
  if (entity.objectType) return false
  const own = entity.indexes.map((names) => names.filter((one) => one !== 'tenantId')[0])
  return ['id', ...(entity.log ? [] : ['updatedAt']), ...own, ...entity.deferredSortIndex].includes(
    name,
  )
}

/** The requested sort order, or the default one. */
export const orderOf = (entity: Entity, { sort }: ListQuery): NonNullable<ListQuery['sort']> =>
  sort ?? [entity.log ? 'createdAt' : paging.defaultSort[0], paging.defaultSort[1]]

/**
 * Translates a list query to SQL. Ranges over 50 rows are cut, except for `filter={"id":[…]}`.
 * @throws ProductError `malformed` naming an unknown field or operator
 */
export function planList(entity: Entity, query: ListQuery): ListPlan {
  const filter = query.filter ?? {}
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter))
    refuse('/filter', 'The filter must be a JSON object of fields and values.')
  const clauses = Object.entries(filter).map(([key, value]) =>
    key === 'q'
      ? searchClause(entity, searchedText(value), query.search)
      : clauseOf(entity, key, value),
  )
  const [sortName, direction] = orderOf(entity, query)
  const sortField = entity.field(sortName)
  if (!sortField || (!isSortable(sortField.node) && sortField.name !== 'id') || sortField.secret)
    refuse('/sort', `${entity.plural} cannot be sorted by "${sortName}".`)
  if (direction !== 'ASC' && direction !== 'DESC')
    refuse('/sort', 'The direction of a sort is ASC or DESC.')
  const [first, last] = query.range ?? [0, paging.defaultSize - 1]
  if (!Number.isInteger(first) || !Number.isInteger(last) || first < 0 || last < first)
    refuse('/range', 'The range must be two whole numbers, the first and the last row.')
  for (const row of [first, last])
    if (wholeNumberFault(row)) refuseValue('/range', `A row of the range ${wholeNumberFault(row)!}`)
  const byId = Array.isArray(filter.id)
  const column = sql.ref(sortField!.column)
  const way = direction === 'ASC' ? sql`asc` : sql`desc`
  let cursor: Clause = sql`true`
  if (query.after !== undefined) {
    const [value, id] = readCursor(entity, query.after)
    cursor = sql`(${column}, id) ${direction === 'ASC' ? sql`>` : sql`<`}
      (${checkOperand(sortField!, value, sortName)}, ${id})`
  }
  return {
    cursor,
    where: clauses.length > 0 ? sql.join(clauses, sql` and `) : sql`true`,
    orderBy: sortField!.name === 'id' ? sql`id ${way}` : sql`${column} ${way}, id ${way}`,
    limit: byId ? 1000 : Math.min(last - first + 1, paging.maxSize),
    offset: query.after === undefined && !byId ? first : 0,
    sortField: sortField!,
    hasIndex: isIndexed(entity, sortField!),
    filters: clauses.length > 0,
  }
}
