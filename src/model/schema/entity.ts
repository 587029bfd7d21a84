/**
 * Reads one entity's schema, from a file or from a row: its fields, table, references and access.
 * All generated code (tables, REST, OpenAPI, screens) is based on this file's result.
 */
export type Role = 'MEMBER' | 'TENANT_ADMIN' | 'ADMIN'
/** `admin`: administrators of the organization. `operator`: the people who run the installation. */
export type AccessLevel = 'operator' | 'admin' | 'member' | 'none'
export type Operation = 'list' | 'get' | 'create' | 'update' | 'delete'

export interface SchemaNode {
  $id?: string
  $ref?: string
  $defs?: Record<string, SchemaNode>
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null'
  title?: string
  description?: string
  format?: string
  enum?: readonly unknown[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  nullable?: boolean
  readOnly?: boolean
  default?: unknown
  items?: SchemaNode
  properties?: Record<string, SchemaNode>
  required?: readonly string[]
  additionalProperties?: boolean | SchemaNode
  /** Field type that displays and edits the value, where the JSON type is not enough. */
  'x-field'?: string
  /** The entity whose id the value is. */
  'x-ref'?: string
  /** The adjacent field that names the entity whose id the value is. */
  'x-refBy'?: string
  /** The subject of a condition; people when absent. */
  'x-about'?: string
  /** A weak reference, without a foreign key: the row may outlive the record (audit entries). */
  'x-weak'?: boolean
  'x-onDelete'?: 'restrict' | 'cascade' | 'set null'
  /** Never leaves the server. */
  'x-secret'?: boolean
  /** Secret only in rows where another field has the given value. */
  'x-secretWhen'?: Record<string, unknown>
  /** Applies only to records where another field has the given value, or one of several. */
  'x-when'?: Record<string, unknown>
  /** Large, so left out of lists and exports. */
  'x-hidden'?: boolean
  'x-section'?: string
  'x-unit'?: string
  /** Stored values with the words that users read and choose. */
  'x-words'?: Record<string, string>
  'x-plain'?: boolean
  /**
   * Position among the fields of a custom type, because the database does not keep the order of
   * keys.
   */
  'x-order'?: number
}

/** Texts of a log that are searched among the rows of one referenced record. */
interface SearchWithin {
  fields: readonly string[]
  of: readonly string[]
}

export interface EntitySchema extends SchemaNode {
  $id: string
  title: string
  description: string
  properties: Record<string, SchemaNode>
  'x-entity': {
    plural: string
    /** Path below /api/v1; empty when the API does not have it. */
    path: string
    /**
     * `tenant`: the key begins with tenant_id and row-level security applies. `global`: across all
     * tenants.
     */
    scope: 'tenant' | 'global'
    /** `uuid` is generated; `key` is chosen by users; `text` is set by code. */
    id: 'uuid' | 'key' | 'text'
    /** The field that names a record to users. */
    label: string
    access: { read: AccessLevel; write: AccessLevel }
    /** The row of the page "Who may do what" for its addresses (`src/model/schema/access-areas.ts`). */
    area?: string
    /** The generic endpoints; others are hand-written or absent. */
    operations: readonly Operation[]
    /** Append-only. */
    log?: boolean
    /** False: writes leave no audit entry (ledgers that are logs themselves, infrastructure). */
    audit?: boolean
    search?: readonly string[]
    /** References whose records a search also looks in: it finds the rows that name a match. */
    searchRefs?: readonly string[]
    /**
     * Fields with few different values, each the first of an index: a search looks among the values
     * and needs no index of texts.
     */
    searchValues?: readonly string[]
    /**
     * For large logs: fields whose texts are searched, without an index, where the list is filtered
     * by one of the given references.
     */
    searchWithin?: SearchWithin
    /**
     * Marks records as aliases of the referenced record: searching for the full label of an alias
     * finds that record. Aliases are unique by their kind and label.
     */
    aliasOf?: string
    unique?: readonly (readonly string[])[]
    indexes?: readonly (readonly string[])[]
    /**
     * Sortable fields that change too often for an index on the table: a separate narrow table has
     * the index, which is brought up to date when a list is sorted by it (decision 044).
     */
    deferredSortIndex?: readonly string[]
    /**
     * Foreign keys, by field, that the database does not enforce (NOT ENFORCED in SQL): it looks up
     * no record for a written row, and deletes the rows with the record. For high-volume tables
     * whose writer holds the record locked (decision 042).
     */
    foreignKeys?: Readonly<Record<string, { enforced: false }>>
  }
}

export interface Field {
  name: string
  column: string
  node: SchemaNode
  /** Set by the server on every record; not writable by users. */
  base: boolean
  required: boolean
  nullable: boolean
  readOnly: boolean
  secret: boolean
}

export interface Entity {
  id: string
  title: string
  plural: string
  description: string
  /** Table name: the plural, snake_case. */
  table: string
  path: string
  scope: 'tenant' | 'global'
  idKind: 'uuid' | 'key' | 'text'
  label: string
  access: { read: AccessLevel; write: AccessLevel }
  operations: readonly Operation[]
  log: boolean
  audit: boolean
  search: readonly string[]
  searchRefs: readonly string[]
  searchValues: readonly string[]
  searchWithin: SearchWithin | null
  aliasOf: string | null
  unique: readonly (readonly string[])[]
  indexes: readonly (readonly string[])[]
  deferredSortIndex: readonly string[]
  /** Fields whose foreign key the database does not enforce. */
  unenforcedKeys: readonly string[]
  fields: readonly Field[]
  field(name: string): Field | undefined
  schema: EntitySchema
  /** Set for custom objects (`src/model/schema/object-type.ts`): the type and its version. */
  objectType?: { id: string; version: number }
}

/**
 * Whether a field applies to a given record: a field with `x-when` only where the adjacent field
 * has the value.
 */
export const belongsTo = (
  { node }: Pick<Field, 'node'>,
  record: Record<string, unknown>,
): boolean =>
  Object.entries(node['x-when'] ?? {}).every(([name, value]) =>
    [value].flat().includes(record[name]),
  )

const snake = (text: string) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[-\s]+/g, '_')
    .toLowerCase()

/** The column of a record's field: camelCase becomes snake_case. */
export const columnName = snake

function baseNodes(
  scope: 'tenant' | 'global',
  idKind: Entity['idKind'],
): Record<string, SchemaNode> {
  const id: SchemaNode =
    idKind === 'uuid'
      ? {
          type: 'string',
          format: 'uuid',
          title: 'Id',
          description: 'Generated by the product. Sorts by time.',
        }
      : {
          type: 'string',
          title: 'Id',
          description: 'You can’t change it later.',
          maxLength: idKind === 'key' ? 30 : 250,
        }
  return {
    id,
    ...(scope === 'tenant'
      ? {
          tenantId: {
            type: 'string',
            format: 'uuid',
            title: 'Tenant',
            description: 'The tenant the record belongs to.',
            'x-ref': 'tenant',
            'x-onDelete': 'cascade',
          },
        }
      : {}),
    version: {
      type: 'integer',
      title: 'Version',
      description: 'Counts writes. A write sends the version it was based on.',
    },
    createdAt: {
      type: 'string',
      format: 'date-time',
      title: 'Created',
      description: 'When the record was created.',
    },
    createdBy: {
      type: 'string',
      title: 'Created by',
      description: 'Who created it.',
      maxLength: 120,
    },
    updatedAt: {
      type: 'string',
      format: 'date-time',
      title: 'Updated',
      description: 'When it was last changed.',
    },
    updatedBy: {
      type: 'string',
      title: 'Updated by',
      description: 'Who last changed it.',
      maxLength: 120,
    },
  }
}

/**
 * Builds one entity from its schema.
 * @throws Error naming the schema and the fault, for an invalid schema
 */
export function readEntity(schema: EntitySchema): Entity {
  const facts = schema['x-entity']
  if (!facts) throw new Error(`schema "${schema.$id}": x-entity is missing`)
  const required = new Set(schema.required ?? [])
  const field = (name: string, node: SchemaNode, base: boolean): Field => ({
    name,
    column: columnName(name),
    node,
    base,
    required: base || required.has(name),
    nullable: node.nullable === true,
    readOnly: base || node.readOnly === true,
    secret: node['x-secret'] === true,
  })
  const base = Object.entries(baseNodes(facts.scope, facts.id)).map(([name, node]) =>
    field(name, node, true),
  )
  const own = Object.entries(schema.properties).map(([name, node]) => field(name, node, false))
  const fields = [
    ...base.filter((f) => f.name === 'id' || f.name === 'tenantId'),
    ...own,
    ...base.filter((f) => f.name !== 'id' && f.name !== 'tenantId'),
  ]
  const byName = new Map(fields.map((f) => [f.name, f]))
  for (const name of [
    facts.label,
    ...(facts.search ?? []),
    ...(facts.searchRefs ?? []),
    ...(facts.searchValues ?? []),
    ...(facts.searchWithin?.fields ?? []),
    ...(facts.searchWithin?.of ?? []),
    ...(facts.aliasOf ? [facts.aliasOf] : []),
    ...(facts.unique ?? []).flat(),
    ...(facts.indexes ?? []).flat(),
    ...(facts.deferredSortIndex ?? []),
    ...Object.keys(facts.foreignKeys ?? {}),
  ])
    if (!byName.has(name))
      throw new Error(
        `schema "${schema.$id}": x-entity names the field "${name}", which does not exist`,
      )
  if (facts.aliasOf && !facts.unique?.some((key) => key.length === 2 && key[1] === facts.label))
    throw new Error(
      `schema "${schema.$id}": x-entity has "aliasOf", but no unique key of a kind and "${facts.label}"`,
    )
  return {
    id: schema.$id,
    title: schema.title,
    plural: facts.plural,
    description: schema.description,
    table: snake(plural(schema.$id)),
    path: facts.path,
    scope: facts.scope,
    idKind: facts.id,
    label: facts.label,
    access: facts.access,
    operations: facts.operations,
    log: facts.log === true,
    audit: facts.audit !== false,
    search: facts.search ?? [],
    searchRefs: facts.searchRefs ?? [],
    searchValues: facts.searchValues ?? [],
    searchWithin: facts.searchWithin ?? null,
    aliasOf: facts.aliasOf ?? null,
    unique: facts.unique ?? [],
    indexes: facts.indexes ?? [],
    deferredSortIndex: facts.deferredSortIndex ?? [],
    unenforcedKeys: Object.keys(facts.foreignKeys ?? {}),
    fields,
    field: (name) => byName.get(name),
    schema,
  }
}

/**
 * A field that code names, so that it must exist.
 * @throws Error naming entity and field, if it does not
 */
export function fieldNamed({ id, field }: Pick<Entity, 'id' | 'field'>, name: string): Field {
  const found = field(name)
  if (!found) throw new Error(`the entity "${id}" has no field "${name}"`)
  return found
}

/** The plural of an English noun, by its ending. */
export function plural(id: string): string {
  if (/(s|x|ch|sh)$/.test(id)) return `${id}es`
  if (/[^aeiou]y$/.test(id)) return `${id.slice(0, -1)}ies`
  return `${id}s`
}
