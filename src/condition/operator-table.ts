import type { Arity, ValueKind } from './operands.ts'

/**
 * The closed table of comparisons: every operator of Apache Unomi's property conditions, and
 * anniversaries. The operand is prepared once; the test runs for each value, or for each element of
 * a list.
 */
export interface Operator {
  id: string
  arity: Arity
  /** The kinds that it can compare. Empty: the value is ignored. */
  kinds: readonly ValueKind[]
  /** The positive operator that this one negates exactly, so it is true of a missing value. */
  negation?: string
  /** `some`: one matching element of a list is enough. `whole`: the list is tested as one. */
  lists: 'some' | 'whole'
}

const all: readonly ValueKind[] = ['text', 'number', 'date', 'boolean']
const ordered: readonly ValueKind[] = ['number', 'date']
const text: readonly ValueKind[] = ['text']
const date: readonly ValueKind[] = ['date']

const table = [
  { id: 'equals', arity: 'one', kinds: all, lists: 'some' },
  { id: 'notEquals', arity: 'one', kinds: all, lists: 'some', negation: 'equals' },
  { id: 'greaterThan', arity: 'one', kinds: ordered, lists: 'some' },
  { id: 'greaterThanOrEqualTo', arity: 'one', kinds: ordered, lists: 'some' },
  { id: 'lessThan', arity: 'one', kinds: ordered, lists: 'some' },
  { id: 'lessThanOrEqualTo', arity: 'one', kinds: ordered, lists: 'some' },
  { id: 'between', arity: 'two', kinds: ordered, lists: 'some' },
  { id: 'exists', arity: 'none', kinds: [], lists: 'whole' },
  {
    id: 'missing',
    arity: 'none',
    kinds: [],
    lists: 'whole',
    negation: 'exists',
  },
  { id: 'contains', arity: 'one', kinds: text, lists: 'some' },
  {
    id: 'notContains',
    arity: 'one',
    kinds: text,
    lists: 'some',
    negation: 'contains',
  },
  { id: 'startsWith', arity: 'one', kinds: text, lists: 'some' },
  { id: 'endsWith', arity: 'one', kinds: text, lists: 'some' },
  { id: 'matchesRegex', arity: 'one', kinds: text, lists: 'some' },
  { id: 'in', arity: 'many', kinds: all, lists: 'some' },
  { id: 'notIn', arity: 'many', kinds: all, lists: 'some', negation: 'in' },
  { id: 'all', arity: 'many', kinds: all, lists: 'whole' },
  { id: 'inContains', arity: 'many', kinds: text, lists: 'some' },
  { id: 'hasSomeOf', arity: 'many', kinds: all, lists: 'some' },
  {
    id: 'hasNoneOf',
    arity: 'many',
    kinds: all,
    lists: 'some',
    negation: 'hasSomeOf',
  },
  { id: 'isDay', arity: 'one', kinds: date, lists: 'some' },
  {
    id: 'isNotDay',
    arity: 'one',
    kinds: date,
    lists: 'some',
    negation: 'isDay',
  },
  { id: 'hasAnniversary', arity: 'days', kinds: date, lists: 'some' },
  { id: 'distance', arity: 'place', kinds: text, lists: 'some' },
] as const satisfies readonly Operator[]

export type OperatorId = (typeof table)[number]['id']
export const operators: readonly Operator[] = table
const byId = new Map<string, Operator>(table.map((one) => [one.id, one]))
export const operatorOf = (id: unknown): Operator | null =>
  typeof id === 'string' ? (byId.get(id) ?? null) : null
