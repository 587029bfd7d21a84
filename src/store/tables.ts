import { columnTypeOf } from '#catalog/fields/definitions.ts'
import { fieldNamed, type Entity, type Field } from '#model/schema/entity.ts'
import type { ColumnType } from '#catalog/fields/field.ts'

/**
 * The wanted table of one entity: the target of every migration, also stored as `snapshot.json`.
 */
export interface Table {
  name: string
  columns: Record<string, ColumnDefinition>
  primaryKey: string[]
  unique: string[][]
  indexes: string[][]
  foreignKeys: ForeignKey[]
  /** Row-level security by `tenant_id`. */
  tenant: boolean
  /** Columns that `q` searches; a structured one is all texts inside of it. */
  search: string[]
  /** Columns with a deferred sort index (`sortIndexTable`); absent where there is none. */
  deferredSortIndex?: string[]
}

export interface ForeignKey {
  column: string
  table: string
  global: boolean
  onDelete: 'restrict' | 'cascade' | 'set null'
  /** NOT ENFORCED in SQL: no lookup for a written row; absent where the key is enforced. */
  enforced?: false
}

export interface ColumnDefinition {
  type: ColumnType
  nullable: boolean
  /** SQL of the default, or null. */
  default: string | null
  /** Allowed values of a closed list, or null. */
  allowed: string[] | null
}

export type Snapshot = Record<string, Table>

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

function defaultSql(field: Field, type: ColumnType): string | null {
  const value = field.node.default
  if (field.name === 'version') return '1'
  if (value === undefined || value === null) return null
  if (type === 'jsonb') return `${literal(JSON.stringify(value))}::jsonb`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return literal(String(value))
}

function columnOf(field: Field): ColumnDefinition {
  const type = columnTypeOf(field.node)
  const allowed = field.node.enum && type === 'text' ? field.node.enum.map(String) : null
  const fallback = defaultSql(field, type)
  return {
    type,
    nullable: field.nullable || (!field.required && fallback === null),
    default: fallback,
    allowed,
  }
}

const refersTo = (field: Field, byId: (id: string) => Entity | undefined) =>
  field.node['x-ref'] && !field.node['x-weak'] ? byId(field.node['x-ref']) : undefined

/**
 * A required reference to a tenant's record that cascades. The tenant is part of that key, so
 * another key to the tenant alone would add nothing, and would cost a lookup for each written row
 * (decision 034).
 */
const goesWith = (field: Field, byId: (id: string) => Entity | undefined) =>
  refersTo(field, byId)?.scope === 'tenant' &&
  field.required &&
  !field.nullable &&
  field.node['x-onDelete'] === 'cascade'

/**
 * The table of an entity. References to tenant entities include the tenant in their foreign key, so
 * that none can cross tenants.
 */
export function tableOf(entity: Entity, byId: (id: string) => Entity | undefined): Table {
  const tenant = entity.scope === 'tenant'
  const withTenant = (columns: readonly string[]) =>
    tenant ? ['tenant_id', ...columns] : [...columns]
  const columns = (names: readonly string[]) => names.map((name) => fieldNamed(entity, name).column)
  return {
    name: entity.table,
    columns: Object.fromEntries(entity.fields.map((field) => [field.column, columnOf(field)])),
    primaryKey: withTenant(['id']),
    unique: entity.unique.map((names) => withTenant(columns(names))),
    // Append-only and hidden records are not listed by their time of change.
    indexes: [
      ...(entity.log || entity.access.read === 'none' ? [] : [withTenant(['updated_at', 'id'])]),
      ...entity.indexes.map((names) => withTenant(columns(names))),
    ],
    foreignKeys: entity.fields.flatMap((field) => {
      const to = refersTo(field, byId)
      if (field.name === 'tenantId' && entity.fields.some((other) => goesWith(other, byId)))
        return []
      if (!to) return []
      const onDelete = field.node['x-onDelete'] ?? 'restrict'
      const isUnenforced = entity.unenforcedKeys.includes(field.name)
      if (isUnenforced && onDelete !== 'cascade')
        throw new Error(
          `schema "${entity.id}": the foreign key "${field.name}" is not enforced, so it needs x-onDelete: cascade`,
        )
      return [
        {
          column: field.column,
          table: to.table,
          global: to.scope === 'global' || !tenant,
          onDelete,
          ...(isUnenforced ? { enforced: false as const } : {}),
        },
      ]
    }),
    tenant,
    search: columns(entity.search),
    ...(entity.deferredSortIndex.length > 0
      ? { deferredSortIndex: columns(entity.deferredSortIndex) }
      : {}),
  }
}

/** The table of a deferred sort index: tenant, id and the column, with the index over it. */
export const sortIndexTable = (table: string, column: string) => `${table}_by_${column}`
/** The table of dirty rows: a list of ids for each statement that wrote some. */
export const dirtyRowsTable = (table: string, column: string) =>
  `${sortIndexTable(table, column)}_dirty`
/** The trigger function that adds new rows to the sort index and lists updated ones as dirty. */
export const maintainFunction = (table: string, column: string) =>
  `maintain_sort_index_${table}_${column}`
/** The function that flushes the dirty rows of one tenant; called before the index is read. */
export const flushFunction = (table: string, column: string) =>
  `flush_sort_index_${table}_${column}`

/** The tables of all entities, by name. */
export function tablesOf(entities: readonly Entity[]): Snapshot {
  const byId = new Map(entities.map((entity) => [entity.id, entity]))
  return Object.fromEntries(
    entities
      .map((entity) => [entity.table, tableOf(entity, (id) => byId.get(id))])
      .sort(([a], [b]) => (a! < b! ? -1 : 1)),
  )
}
