import type { SchemaNode } from '#model/entity.ts'

/** What PostgreSQL keeps a value in. */
export type ColumnType =
  'text' | 'uuid' | 'timestamptz' | 'date' | 'integer' | 'double precision' | 'boolean' | 'jsonb'

/**
 * What a list may be filtered by: `eq` is `{field}`, `list` is `{field}` with several values (any
 * of them), the others are `{field}_gte` and so on. For fields kept as a JSON array (`tags`,
 * `list`), `eq` means "holds this value" and `list` "holds any of these".
 */
export type FilterOperator = 'eq' | 'list' | 'gte' | 'lte' | 'gt' | 'lt' | 'like'

/**
 * One kind of field: which schema nodes it is for, how it is kept and what one may ask about it.
 * Nothing here knows React or SQL text.
 */
export interface FieldDefinition<Id extends string = string> {
  readonly id: Id
  /**
   * True for the nodes it is for. Definitions are asked in the order of `definitions.ts`; the first
   * one wins, and `x-field` wins over all.
   */
  matches(node: SchemaNode): boolean
  columnType(node: SchemaNode): ColumnType
  readonly operators: readonly FilterOperator[]
  /** True when ordering by the column means something to people. */
  readonly sortable: boolean
  /** Digits are compared from the right. */
  readonly align: 'left' | 'right'
  /** Takes the whole width of a form and of a page; not fit for a column of a list. */
  readonly wide: boolean
  /**
   * A valid value for the node, the same for the same `n`, different for most others: for tests and
   * demonstrations.
   */
  sample(node: SchemaNode, n: number): unknown
}

type Facts<Id extends string> = Pick<FieldDefinition<Id>, 'id' | 'matches' | 'sample'> &
  Partial<FieldDefinition<Id>>

/** Declares a kind of field; what is not said is what a line of text does. */
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
 * The column for a value of the node's JSON type: what is open in shape is `jsonb`, what is closed
 * has a type of its own.
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

/** Text cut and filled up to the node's lengths. */
export function fittedText(node: SchemaNode, text: string): string {
  const cut = text.slice(0, node.maxLength ?? text.length)
  return cut.padEnd(node.minLength ?? 0, 'x')
}

/** The UUID that sample `n` uses; version 7 in form. */
export const sampleUuid = (n: number) =>
  `01900000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
