import type { SchemaNode } from '#model/schema/entity.ts'

/** The PostgreSQL type of a value's column. */
export type ColumnType =
  | 'text'
  | 'uuid'
  | 'timestamptz'
  | 'date'
  | 'integer'
  | 'double precision'
  | 'boolean'
  | 'jsonb'

/**
 * The filters of a list: `eq` is `{field}`, `list` is `{field}` with several values (any of them),
 * the others are `{field}_gte` and so on. For fields stored as a JSON array (`tags`, `list`), `eq`
 * means "contains this value" and `list` "contains any of these".
 */
export type FilterOperator = 'eq' | 'list' | 'gte' | 'lte' | 'gt' | 'lt' | 'like'

/**
 * One kind of field: the schema nodes it applies to, its column, and its filters. Independent of
 * React and SQL text.
 */
export interface FieldDefinition<Id extends string = string> {
  readonly id: Id
  /**
   * True for the nodes it applies to. Definitions are tried in the order of `definitions.ts`; the
   * first one wins, and `x-field` takes precedence.
   */
  matches(node: SchemaNode): boolean
  columnType(node: SchemaNode): ColumnType
  readonly operators: readonly FilterOperator[]
  /** True when sorting by the column is meaningful to users. */
  readonly sortable: boolean
  /** Numbers are right-aligned, so that digits line up. */
  readonly align: 'left' | 'right'
  /** Takes the whole width of a form and of a page; unsuitable for a column of a list. */
  readonly wide: boolean
  /**
   * A valid value for the node, the same for the same `n`, different for most others: for tests and
   * demonstrations.
   */
  sample(node: SchemaNode, n: number): unknown
}

type Facts<Id extends string> = Pick<FieldDefinition<Id>, 'id' | 'matches' | 'sample'> &
  Partial<FieldDefinition<Id>>

/** Declares a kind of field; omitted members are those of a line of text. */
export function defineField<const Id extends string>(facts: Facts<Id>): FieldDefinition<Id> {
  return {
    columnType: columnTypeOfJson,
    operators: textOperators,
    sortable: true,
    align: 'left',
    wide: false,
    ...facts,
  }
}

const textOperators: readonly FilterOperator[] = ['eq', 'list', 'like', 'gte', 'lte', 'gt', 'lt']
export const orderedOperators: readonly FilterOperator[] = ['eq', 'list', 'gte', 'lte', 'gt', 'lt']
export const equalOperators: readonly FilterOperator[] = ['eq', 'list']

/**
 * The column type for a node's JSON type: open structures are `jsonb`, closed ones have a specific
 * type.
 */
export function columnTypeOfJson(node: SchemaNode): ColumnType {
  switch (node.type) {
    case 'integer':
      return 'integer'
    case 'number':
      return 'double precision'
    case 'boolean':
      return 'boolean'
    case 'object':
    case 'array':
      return 'jsonb'
    default:
      if (node.format === 'uuid') return 'uuid'
      if (node.format === 'date-time') return 'timestamptz'
      if (node.format === 'date') return 'date'
      return 'text'
  }
}

/** Text truncated or padded to the node's lengths. */
export function fittedText(node: SchemaNode, text: string): string {
  const cut = text.slice(0, node.maxLength ?? text.length)
  return cut.padEnd(node.minLength ?? 0, 'x')
}

/** The UUID of sample `n`, in the format of version 7. */
export const sampleUuid = (n: number) =>
  `01900000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
