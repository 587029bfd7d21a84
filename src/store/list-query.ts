import { sql, type RawBuilder } from 'kysely'
import { filterOperatorsOf, isSortable, columnTypeOf } from '#catalog/fields/definitions.ts'
import type { FilterOperator } from '#catalog/fields/field.ts'
import { fieldNamed, type Entity, type Field } from '#model/schema/entity.ts'
import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import { paging } from '#model/api/paging.ts'
import { wholeNumberFault } from '#model/lib/whole-number.ts'
import { fold } from '#condition/fold.ts'
import { inSentence, say } from '#language'
import { foldsSearch, searchExpression, type SearchColumn } from './diff-tables.ts'
import type { ListQuery } from './entity-store.ts'

type Clause = RawBuilder<unknown>

export interface ListPlan {
  where: Clause
  /** The rows after the cursor; not part of the count. */
  cursor: Clause
  /** Missing values are last in both directions. */
  orderBy: Clause
  /**
   * The same for rows that have a value to sort by, which an index serves in both directions; null
   * where every row has one.
   */
  present: { cursor: Clause; orderBy: Clause } | null
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

const suffixes = ['gte', 'lte', 'gt', 'lt', 'like'] as const

/** `createdAt_gte` → the field and the operator. */
function readKey(entity: Entity, key: string): { field: Field; operator: FilterOperator } {
  const whole = entity.field(key)
  if (whole) return { field: whole, operator: 'eq' }
  const [, name = '', suffix] = /^(.+)_(gte|lte|gt|lt|like)$/.exec(key) ?? []
  const field = entity.field(name)
  const operator = suffixes.find((candidate) => candidate === suffix)
  if (!field || !operator)
    return refuse(
      `/filter/${key}`,
      say('There is no field "{name}" in {things} to filter by.', {
        name: key,
        things: inSentence(entity.plural),
      }),
    )
  return { field, operator }
}

const finiteNumberFault = (title: string, number: number) =>
  Number.isFinite(number)
    ? null
    : say('{title} is larger than any number that can be kept.', { title })

function checkOperand(field: Field, value: unknown, key: string): unknown {
  const type = columnTypeOf(field.node)
  if (value === null) return value
  if (type === 'uuid' && !isUuid(value))
    return refuse(`/filter/${key}`, say('"{value}" is not an id.', { value: shown(value) }))
  if (type === 'timestamptz' || type === 'date') {
    const at = typeof value === 'string' ? new Date(value) : new Date(Number.NaN)
    if (Number.isNaN(at.getTime()))
      return refuse(`/filter/${key}`, say('"{value}" is not a date.', { value: shown(value) }))
    if (at.getUTCFullYear() < 1 || at.getUTCFullYear() > 9999)
      return refuseValue(
        `/filter/${key}`,
        say('"{value}" is not a date between the years 1 and 9999.', { value: shown(value) }),
      )
    return type === 'date' ? at.toISOString().slice(0, 10) : at.toISOString()
  }
  if (type === 'integer' || type === 'double precision') {
    const number = typeof value === 'object' || value === '' ? Number.NaN : Number(value)
    if (Number.isNaN(number))
      return refuse(`/filter/${key}`, say('"{value}" is not a number.', { value: shown(value) }))
    const title = say(field.node.title ?? field.name)
    const fault = (type === 'integer' ? wholeNumberFault : finiteNumberFault)(title, number)
    return fault ? refuseValue(`/filter/${key}`, fault) : number
  }
  if (type === 'boolean') {
    if (value === true || value === 'true') return true
    if (value === false || value === 'false') return false
    return refuse(
      `/filter/${key}`,
      say('"{value}" is neither true nor false.', { value: shown(value) }),
    )
  }
  if (typeof value === 'object')
    return refuse(
      `/filter/${key}`,
      say('"{name}" is compared with a single value or a list of values.', { name: key }),
    )
  return String(value)
}

function oneOf(field: Field, column: Clause, values: readonly unknown[]): Clause {
  if (values.length === 0) return sql`false`
  const present = values.filter((v) => v !== null)
  const clauses = present.length < values.length ? [sql`${column} is null`] : []
  if (columnTypeOf(field.node) === 'jsonb')
    clauses.push(...present.map((v) => sql`${column} @> ${JSON.stringify([v])}::jsonb`))
  else if (present.length > 0) clauses.push(sql`${column} in (${sql.join(present)})`)
  return sql`(${sql.join(clauses, sql` or `)})`
}

export const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

function clauseOf(entity: Entity, key: string, value: unknown): Clause {
  const { field, operator } = readKey(entity, key)
  const allowed = filterOperatorsOf(field.node)
  const filterOperator = operator === 'eq' && Array.isArray(value) ? 'list' : operator
  const known =
    allowed.includes(filterOperator) ||
    (field.name === 'id' && (filterOperator === 'eq' || filterOperator === 'list')) ||
    (filterOperator === 'eq' && value === null)
  if (field.secret || !known)
    return refuse(
      `/filter/${key}`,
      say('{title} cannot be filtered by "{operator}".', {
        title: say(field.node.title ?? field.name),
        operator: filterOperator,
      }),
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
      say('{title} cannot be filtered by "{operator}".', {
        title: say(field.node.title ?? field.name),
        operator: 'list',
      }),
    )
  if (operator === 'like') {
    if (typeof value === 'object')
      return refuse(`/filter/${key}`, say('"{name}" is compared with a text.', { name: key }))
    const pattern = likePattern(String(value))
    // A text that one of the searched fields contains is also in the searched text, which has an
    // index.
    const indexed = entity.search.includes(field.name)
      ? sql`${searchHolds(entity, String(value))} and `
      : sql``
    return sql`${indexed}${column} ilike ${pattern}`
  }
  return sql`${column} ${signs[operator]} ${checkOperand(field, value, key)}`
}

const columnsOf = (entity: Entity, names: readonly string[]): SearchColumn[] =>
  names.map((name) => {
    const { column, node } = fieldNamed(entity, name)
    return { name: column, structured: columnTypeOf(node) === 'jsonb' }
  })

/** A text that the searched text of a row contains, by the index of trigrams. */
export const searchHolds = (entity: Entity, text: string): RawBuilder<boolean> =>
  columnsHold(
    entity.objectType ? [{ name: 'search', structured: false }] : columnsOf(entity, entity.search),
    text,
  )

function columnsHold(columns: readonly SearchColumn[], text: string): RawBuilder<boolean> {
  const searched = sql.raw(searchExpression(columns))
  return foldsSearch(columns)
    ? sql<boolean>`(${searched}) like ${likePattern(fold(text))}`
    : sql<boolean>`(${searched}) ilike ${likePattern(text)}`
}

/** More words than any realistic search has. */
const MAX_WORDS = 12

/**
 * Matches every word, in any order and as part of a longer one (half of an address); the trigram
 * index finds them.
 */
function searchClause(entity: Entity, text: string, { search, filter }: ListQuery): Clause {
  const byId = oneOf(fieldNamed(entity, 'id'), sql.ref('id'), search?.ids ?? [])
  if (search?.isAll) return byId
  const words = wordsOf(text)
  if (words.length === 0) return sql`true`
  if (!isSearchable(entity))
    return refuse('/filter/q', say('{title} cannot be searched.', { title: say(entity.plural) }))
  const within = entity.searchWithin?.of.some((name) => typeof filter?.[name] === 'string')
    ? columnsOf(entity, entity.searchWithin.fields)
    : []
  const ways = [
    ...(within.length > 0 ? [sql`(${ofEvery(words, (word) => columnsHold(within, word))})`] : []),
    ...(entity.search.length > 0 ? [sql`(${matchesWords(entity, words)})`] : []),
    ...(search?.ids.length ? [byId] : []),
    ...(search?.also ?? [])
      .filter(({ values }) => values.length > 0)
      .map(({ field, values }) => {
        const { column } = fieldNamed(entity, field)
        return sql`${sql.ref(column)} in (${sql.join([...values])})`
      }),
  ]
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` or `)})`
}

/** Whether `q` finds anything of an entity. */
export const isSearchable = ({ search, searchRefs, searchValues }: Entity): boolean =>
  search.length + searchRefs.length + searchValues.length > 0

/** The words of a search. */
export const wordsOf = (text: string): string[] =>
  text
    .slice(0, 200)
    .split(/[\s,;"()\\]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)

/** True for rows whose searched text contains every word. */
export const matchesWords = (entity: Entity, words: readonly string[]): Clause =>
  ofEvery(words, (word) => searchHolds(entity, word))

const ofEvery = (words: readonly string[], clauseOfWord: (word: string) => Clause): Clause =>
  sql.join(words.map(clauseOfWord), sql` and `)

function searchedText(value: unknown): string {
  if (typeof value === 'object' && value !== null)
    return refuse('/filter/q', 'The search term must be a text.')
  return String(value ?? '')
}

/** @throws ProductError `malformed` for a text that `writeCursor` did not return */
export function readCursor(entity: Entity, text: string): [unknown, string] {
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

/** The cursor after a row with this sort value. */
export const writeCursor = (value: unknown, id: string): string =>
  Buffer.from(JSON.stringify([value ?? null, id])).toString('base64url')

/** The cursor after the last row of a page. */
export const cursorAfter = (record: Record<string, unknown>, plan: ListPlan): string =>
  writeCursor(record[plan.sortField.name], String(record.id))

/** Whether rows may lack a value in the column of a field. */
const mayBeMissing = (entity: Entity, field: Field): boolean =>
  !field.base &&
  (entity.objectType !== null ||
    field.nullable ||
    (!field.required && (field.node.default ?? null) === null))

/** A sort column in SQL, its direction, and what follows the cursor. */
export interface Ordering {
  column: Clause
  /** Null where every row has a value. */
  missing: 'last' | null
  direction: 'ASC' | 'DESC'
  after: { value: unknown; id: string } | null
}

/** The order of rows by a column and then by id, and the rows after the cursor. */
export function orderRows({
  column,
  missing,
  direction,
  after,
}: Ordering): Pick<ListPlan, 'cursor' | 'orderBy' | 'present'> {
  const [way, follows] = direction === 'ASC' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const following = after
    ? sql`(${column}, id) ${follows} (${after.value}, ${after.id})`
    : sql`true`
  const plain = { cursor: following, orderBy: sql`${column} ${way}, id ${way}` }
  if (missing === null) return { ...plain, present: null }
  const isPast = after !== null && after.value === null
  const remaining = after ? sql`(${following} or ${column} is null)` : sql`true`
  return {
    cursor: isPast ? sql`(${column} is null and id ${follows} ${after.id})` : remaining,
    orderBy: sql`${column} ${way} nulls last, id ${way}`,
    present: {
      cursor: isPast ? sql`false` : sql`${column} is not null and ${following}`,
      orderBy: plain.orderBy,
    },
  }
}

/** Objects of custom types are in a table that all types share. */
function isIndexed(entity: Entity, { name }: Field): boolean {
  if (entity.objectType) return false
  const own = entity.indexes.map(
    (names) => names.filter((fieldName) => fieldName !== 'tenantId')[0],
  )
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
    key === 'q' ? searchClause(entity, searchedText(value), query) : clauseOf(entity, key, value),
  )
  const [sortName, direction] = orderOf(entity, query)
  const sortField = entity.field(sortName)
  if (!sortField || (!isSortable(sortField.node) && sortField.name !== 'id') || sortField.secret)
    return refuse(
      '/sort',
      say('{title} cannot be sorted by "{field}".', { title: say(entity.plural), field: sortName }),
    )
  if (direction !== 'ASC' && direction !== 'DESC')
    return refuse('/sort', 'The direction of a sort is ASC or DESC.')
  const [first, last] = query.range ?? [0, paging.defaultSize - 1]
  if (!Number.isInteger(first) || !Number.isInteger(last) || first < 0 || last < first)
    refuse('/range', 'The range must be two whole numbers, the first and the last row.')
  for (const row of [first, last]) {
    const fault = wholeNumberFault(say('A row of the range'), row)
    if (fault) refuseValue('/range', fault)
  }
  const byId = Array.isArray(filter.id)
  const cursor = query.after === undefined ? null : readCursor(entity, query.after)
  return {
    ...orderRows({
      column: sql.ref(sortField.column),
      missing: mayBeMissing(entity, sortField) ? 'last' : null,
      direction,
      after: cursor && { value: checkOperand(sortField, cursor[0], sortName), id: cursor[1] },
    }),
    where: clauses.length > 0 ? sql.join(clauses, sql` and `) : sql`true`,
    limit: byId ? 1000 : Math.min(last - first + 1, paging.maxSize),
    offset: query.after === undefined && !byId ? first : 0,
    sortField,
    hasIndex: isIndexed(entity, sortField),
    filters: clauses.length > 0,
  }
}
