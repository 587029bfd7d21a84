import { sql, type RawBuilder } from 'kysely'
import { columnTypeOf } from '#catalog/fields/definitions.ts'
import { fieldNamed, type Entity, type Field } from '#model/schema/entity.ts'
import type { Db } from '#platform/database/database.ts'
import type { ListQuery, StoreScope } from './entity-store.ts'
import { orderOf } from './list-query.ts'
import { sortIndexTable } from './tables.ts'
import type { RecordValues } from '#model/schema/record-values.ts'

/** Converts a database row to a record: field names, dates as ISO 8601 text. */
export function recordOf<R = RecordValues>(entity: Entity, row: RecordValues): R {
  const record: RecordValues = {}
  for (const field of entity.fields) {
    const value = row[field.column]
    record[field.name] = value instanceof Date ? value.toISOString() : (value ?? null)
  }
  return record as R
}

/**
 * Converts one value for the database. Structures are sent as JSON text, because drivers disagree
 * on arrays.
 */
function columnValue(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (columnTypeOf(field.node) === 'jsonb') return JSON.stringify(value)
  return value
}

/** The given fields of a record as columns; unknown fields are left out. */
export function columnsOf(entity: Entity, values: RecordValues): RecordValues {
  const row: RecordValues = {}
  for (const field of entity.fields)
    if (values[field.name] !== undefined) row[field.column] = columnValue(field, values[field.name])
  return row
}

/**
 * Whether a field of this very record is secret: always, or because of another field
 * (`x-secretWhen`).
 */
export function isSecret(field: Field, record: RecordValues): boolean {
  const when = field.node['x-secretWhen']
  return (
    field.secret ||
    (when !== undefined && Object.entries(when).every(([name, value]) => record[name] === value))
  )
}

/**
 * The record as it may leave the server: a user-entered secret reads `{ set: true }` or `{ set:
 * false }`, others are absent.
 */
export function publicRecord(entity: Entity, record: RecordValues): RecordValues {
  const result: RecordValues = {}
  for (const field of entity.fields) {
    if (!isSecret(field, record)) result[field.name] = record[field.name]
    else if (field.node['x-field'] === 'secret' || field.node['x-secretWhen'])
      result[field.name] = { set: Boolean(record[field.name]) }
  }
  return result
}

/** The record for the audit log: without secrets and large values. */
export function auditValues(entity: Entity, record: RecordValues): RecordValues {
  const result: RecordValues = {}
  for (const field of entity.fields)
    if (
      !isSecret(field, record) &&
      !field.node['x-hidden'] &&
      !['createdAt', 'createdBy', 'updatedAt', 'updatedBy'].includes(field.name)
    )
      result[field.name] = record[field.name]
  return result
}

/** The rows to search for a page. */
export interface RowSelection {
  /** Rows with all columns that the filter and the sort order use. */
  rows: RawBuilder<unknown>
  /**
   * Set where the filter and the sort order use different tables: each alone, with the ids in both.
   */
  apart?: { fitting: RawBuilder<unknown>; ordered: RawBuilder<unknown> }
}

/** How the records of an entity are stored in the database. */
export interface RowLayout {
  /** The entity whose table holds them. */
  storage: Entity
  /**
   * The rows that lists read: the table, or rows derived from it with the columns that the query
   * uses.
   */
  rows(query: ListQuery): RawBuilder<unknown>
  /**
   * The rows in which the ids of a page are searched: `rows`, or a narrower table where that is
   * enough.
   */
  finding(query: ListQuery): RowSelection
  /** The query with values in their stored spelling. */
  asked(query: ListQuery): ListQuery
  /** Restricts the table to the rows of this entity. */
  own: RawBuilder<unknown>
  record(row: RecordValues): RecordValues
  /** Columns of the given values; `before` is the record that they are merged into. */
  columns(values: RecordValues, before: RecordValues | null): RecordValues
  /** Rejects invalid records by throwing. */
  check(db: Db, scope: StoreScope, values: RecordValues): Promise<void>
  /** Called after a write. */
  wrote(db: Db, scope: StoreScope, after: RecordValues | null, now: Date): Promise<void>
}

const nothing = async () => {}

const askedBy = ({ filter = {}, sort }: ListQuery) => [
  ...Object.keys(filter).map((key) => key.replace(/_(gte|lte|gt|lt)$/, '')),
  ...(sort ? [sort[0]] : []),
]

/** Columns with a deferred sort index that a query filters or sorts by. */
export function deferredSortColumnsOf(entity: Entity, query: ListQuery): string[] {
  const asked = new Set(askedBy(query))
  return entity.deferredSortIndex
    .filter((name) => asked.has(name))
    .map((name) => fieldNamed(entity, name).column)
}

/**
 * The table, with columns that have a deferred sort index read from its table. The id is read from
 * there too, because keyset pagination continues by value and id.
 */
function rowsOf(entity: Entity, query: ListQuery): RawBuilder<unknown> {
  const deferred = deferredSortColumnsOf(entity, query)
  if (deferred.length === 0) return sql`${sql.table(entity.table)}`
  const ordered =
    deferred.find((column) => column === (query.sort && entity.field(query.sort[0])?.column)) ??
    deferred[0]!
  const aliasOf = (column: string) => {
    if (deferred.includes(column)) return `by_${column}`
    return column === 'id' ? `by_${ordered}` : 'own'
  }
  const columns = entity.fields.map(({ column }) => sql.ref(`${aliasOf(column)}.${column}`))
  const joins = deferred.map(
    (column) =>
      sql`join ${sql.table(sortIndexTable(entity.table, column))} ${sql.ref(`by_${column}`)}
        on ${sql.ref(`by_${column}.tenant_id`)} = own.tenant_id
        and ${sql.ref(`by_${column}.id`)} = own.id`,
  )
  return sql`(select ${sql.join(columns)} from ${sql.table(entity.table)} own
      ${sql.join(joins, sql` `)}) as ${sql.table(entity.table)}`
}

/** The narrow table alone, where the query uses nothing else. */
function narrowOf(entity: Entity, query: ListQuery): RawBuilder<unknown> | null {
  const [name, ...others] = new Set(askedBy(query).filter((fieldName) => fieldName !== 'id'))
  return name !== undefined && others.length === 0 && entity.deferredSortIndex.includes(name)
    ? sql`${sql.table(sortIndexTable(entity.table, fieldNamed(entity, name).column))}`
    : null
}

function findingOf(entity: Entity, query: ListQuery): RowSelection {
  const asked = { filter: query.filter ?? {}, sort: orderOf(entity, query) }
  const narrow = narrowOf(entity, asked)
  if (narrow) return { rows: narrow }
  const fitting = narrowOf(entity, { filter: asked.filter })
  return {
    rows: rowsOf(entity, asked),
    ...(fitting ? { apart: { fitting, ordered: rowsOf(entity, { sort: asked.sort }) } } : {}),
  }
}

/** The layout with one table per entity and a column for each field. */
export const tableLayout = (entity: Entity): RowLayout => ({
  storage: entity,
  rows: (query) => rowsOf(entity, query),
  finding: (query) => findingOf(entity, query),
  asked: (query) => query,
  own: sql`true`,
  record: (row) => recordOf<RecordValues>(entity, row),
  columns: (values) => columnsOf(entity, values),
  check: nothing,
  wrote: nothing,
})
