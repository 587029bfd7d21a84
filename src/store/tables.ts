import { columnTypeOf } from '#catalog/fields/definitions.ts'
import type { Entity, Field } from '#model/entity.ts'
import type { ColumnType } from '#catalog/fields/field.ts'

/**
 * What the database should hold for one entity: the wanted side of every migration, also kept as
 * `snapshot.json`.
 */
export interface Table {
  name: string
  columns: Record<string, Column>
  primaryKey: string[]
  unique: string[][]
  indexes: string[][]
  foreignKeys: ForeignKey[]
  /** Row-level security by `tenant_id`. */
  tenant: boolean
  /** Expression over which `q` searches. */
  search: string[]
  /**
   * Columns whose order a narrow table keeps (`besideName`), instead of an index; absent where
   * there is none.
   */
  beside?: string[]
}

export interface ForeignKey {
  column: string
  table: string
  global: boolean
  onDelete: 'restrict' | 'cascade' | 'set null'
  /** Not looked for at each row that is written; absent where it is. */
  vouched?: true
}

export interface Column {
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

function columnOf(field: Field): Column {
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
  field.node['x-ref'] && !field.node['x-soft'] ? byId(field.node['x-ref']) : undefined

/**
 * Something of a tenant without which the record cannot be, and with which it goes. The tenant is
 * part of that key, so another key to the tenant alone would say nothing new, and would be looked
 * up for each row that is written (decision 034).
 */
const goesWith = (field: Field, byId: (id: string) => Entity | undefined) =>
  refersTo(field, byId)?.scope === 'tenant' &&
  field.required &&
  !field.nullable &&
  field.node['x-onDelete'] === 'cascade'

/**
 * The table of an entity. References to tenant entities carry the tenant in their foreign key, so
 * that none can cross tenants.
 */
export function tableOf(entity: Entity, byId: (id: string) => Entity | undefined): Table {
  const tenant = entity.scope === 'tenant'
  const withTenant = (columns: readonly string[]) =>
    tenant ? ['tenant_id', ...columns] : [...columns]
  const columns = (names: readonly string[]) => names.map((name) => entity.field(name)!.column)
  return {
    name: entity.table,
    columns: Object.fromEntries(entity.fields.map((field) => [field.column, columnOf(field)])),
    primaryKey: withTenant(['id']),
    unique: entity.unique.map((names) => withTenant(columns(names))),
    // What is only ever added to, or shown to nobody, is not looked for by when it was changed.
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
      const isVouched = entity.vouched.includes(field.name)
      if (isVouched && onDelete !== 'cascade')
        throw new Error(
          `schema "${entity.id}": "${field.name}" is vouched for, so its rows have to go with what it names (x-onDelete: cascade)`,
        )
      return [
        {
          column: field.column,
          table: to.table,
          global: to.scope === 'global' || !tenant,
          onDelete,
          ...(isVouched ? { vouched: true as const } : {}),
        },
      ]
    }),
    tenant,
    search: columns(entity.search),
    ...(entity.beside.length > 0 ? { beside: columns(entity.beside) } : {}),
  }
}

/** The table that keeps the order of a column which changes too often for an index. */
export const besideName = (table: string, column: string) => `${table}_by_${column}`
/**
 * The rows whose place in that order is not what their table says by now: lists of their ids, one
 * for each statement that wrote some.
 */
export const dirtyRowsTable = (table: string, column: string) => `${besideName(table, column)}_due`
/**
 * The function of the database that brings the order of one tenant up to date. Whoever reads it
 * calls it before.
 */
export const bringName = (table: string, column: string) => `bring_${besideName(table, column)}`

/** The tables that all entities together want, by name. */
export function tablesOf(entities: readonly Entity[]): Snapshot {
  const byId = new Map(entities.map((entity) => [entity.id, entity]))
  return Object.fromEntries(
    entities
      .map((entity) => [entity.table, tableOf(entity, (id) => byId.get(id))])
      .sort(([a], [b]) => (a! < b! ? -1 : 1)),
  )
}
