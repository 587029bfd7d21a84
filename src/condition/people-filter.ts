import { fail, type FieldError } from '#model/lib/errors.ts'
import { message, say } from '#language'
import { group, isCondition, matchAll, type Condition } from './condition.ts'
import type { ValueKind } from './operands.ts'
import type { OperatorId } from './operator-table.ts'
import { writeOperand } from './write-operand.ts'

/** The suffixes of filter keys, as in `properties.visits_gte`; `eq` has none. */
export const peopleOperators = [
  'eq',
  'ne',
  'gte',
  'lte',
  'gt',
  'lt',
  'like',
  'starts',
  'ends',
  'exists',
] as const
export type PeopleOperator = (typeof peopleOperators)[number]

/** How the values of a column are compared; `member` is a segment, list or goal. */
export type PeopleKind = ValueKind | 'member'

const always: readonly PeopleOperator[] = ['eq', 'ne', 'exists']
const operatorsByKind: Readonly<Record<PeopleKind, readonly PeopleOperator[]>> = {
  text: [...always, 'like', 'starts', 'ends'],
  number: [...always, 'gte', 'lte', 'gt', 'lt'],
  date: [...always, 'gte', 'lte', 'gt', 'lt'],
  boolean: always,
  member: ['eq', 'ne'],
}

/** The operators that fit a kind of value. */
export const operatorsOf = (kind: PeopleKind): readonly PeopleOperator[] => operatorsByKind[kind]

/** Facts of a profile that lists filter by in the terms of the condition language. */
const FACTS: Readonly<Record<string, ValueKind>> = {
  name: 'text',
  email: 'text',
  tags: 'text',
  anonymous: 'boolean',
  firstSeenAt: 'date',
  lastSeenAt: 'date',
}

/** Facts whose comparisons mean the same in the list's own filter, which has indexes for them. */
export const PLAIN_FACTS: ReadonlySet<string> = new Set(['anonymous', 'firstSeenAt', 'lastSeenAt'])

const MEMBERS = { segment: 'segments', list: 'lists', goal: 'goals' } as const

/** One entry of a list's filter about people. */
export interface PeopleTerm {
  key: string
  /** `properties.company`, `score.fit`, `segment`, `email`. */
  column: string
  kind: PeopleKind
  operator: PeopleOperator
  value: unknown
}

/** The kind of a declared property or an existing score, by column; null for any other column. */
export type KindOfColumn = (column: string) => PeopleKind | null

const kindOf = (column: string, kind: KindOfColumn): PeopleKind | null => {
  if (Object.hasOwn(MEMBERS, column)) return 'member'
  return Object.hasOwn(FACTS, column) ? FACTS[column]! : kind(column)
}

/** Whether a key of a filter is about a property, a score or a membership, known or not. */
export const isExtendedKey = (key: string): boolean =>
  /^(?:properties|score)\./.test(key) || /^(?:segment|list|goal)(?:_|$)/.test(key)

/**
 * Reads `properties.visits_gte`; null for a key that is about no fact of a person.
 * @throws ProductError `malformed` for an unknown column or an operator that does not fit
 */
export function readPeopleKey(
  key: string,
  extended: KindOfColumn,
): Pick<PeopleTerm, 'key' | 'column' | 'kind' | 'operator'> | null {
  const whole = kindOf(key, extended)
  if (whole) return { key, column: key, kind: whole, operator: 'eq' }
  const [, column = key, suffix = 'eq'] = /^(.+)_([a-z]+)$/.exec(key) ?? []
  const kind = kindOf(column, extended)
  if (!kind) {
    if (!isExtendedKey(key)) return null
    throw refusal(key, say('There is no column "{column}" of people to filter by.', { column }))
  }
  if (!(operatorsOf(kind) as readonly string[]).includes(suffix))
    throw refusal(
      key,
      say('"{column}" cannot be filtered by "{operator}", only by {operators}.', {
        column,
        operator: suffix,
        operators: operatorsOf(kind).join(', '),
      }),
    )
  return { key, column, kind, operator: suffix as PeopleOperator }
}

const refusal = (key: string, message: string) =>
  fail('malformed', message, [{ path: `/filter/${key}`, message }])

/** A plain day, which begins at its first moment in the organization's zone (decision 097). */
const DAY = /^\d{4}-\d\d-\d\d$/

const oneInstant = (value: unknown): unknown =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))
    ? new Date(value).toISOString()
    : value

/** Stored facts are moments, and the list compares them as such; properties may be days. */
const readDate = (column: string, value: unknown): unknown => {
  const isDay = typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value))
  return isDay && !PLAIN_FACTS.has(column) ? value : oneInstant(value)
}

const NOT_OF_KIND: Readonly<Record<PeopleKind, string>> = {
  date: message('{value} is not a date.'),
  number: message('{value} is not a number.'),
  boolean: message('{value} is not true or false.'),
  text: message('{value} is not a text.'),
  member: message('{value} is not a text.'),
}

function readAs({ kind, column }: PeopleTerm, value: unknown): unknown {
  if (kind === 'date') return readDate(column, value)
  if (kind === 'number' && typeof value === 'string' && value.trim() !== '') return Number(value)
  if (kind === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return kind === 'text' && typeof value !== 'object' ? String(value) : value
}

function isOfKind(kind: PeopleKind, value: unknown): boolean {
  if (kind === 'date') return typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:T|$)/.test(value)
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value)
  return typeof value === (kind === 'boolean' ? 'boolean' : 'string')
}

function operand(term: PeopleTerm): unknown[] {
  const { key, kind, value } = term
  const values = Array.isArray(value) ? value : [value]
  if (values.length > 1000)
    throw refusal(key, say('A list of values may hold at most {count}.', { count: 1000 }))
  return values.map((one) => {
    if (one === null) return null
    const read = readAs(term, one)
    if (!isOfKind(kind, read))
      throw refusal(key, say(NOT_OF_KIND[kind], { value: JSON.stringify(one).slice(0, 100) }))
    return read
  })
}

const comparisons: Record<Exclude<PeopleOperator, 'eq' | 'ne' | 'exists'>, OperatorId> = {
  gte: 'greaterThanOrEqualTo',
  lte: 'lessThanOrEqualTo',
  gt: 'greaterThan',
  lt: 'lessThan',
  like: 'contains',
  starts: 'startsWith',
  ends: 'endsWith',
}

/** One comparison of a property; the operator decides how many values it takes. */
function compare(
  propertyName: string,
  kind: ValueKind,
  comparisonOperator: OperatorId,
  values: readonly unknown[] = [],
): Condition {
  const someArity = comparisonOperator === 'in' || comparisonOperator === 'notIn' ? 'many' : 'one'
  const arity = values.length === 0 ? 'none' : someArity
  const slots = Object.entries(writeOperand(kind, values, arity)).filter(
    ([, value]) => value !== undefined,
  )
  return {
    type: 'profilePropertyCondition',
    parameterValues: { propertyName, comparisonOperator, ...Object.fromEntries(slots) },
  }
}

const any = (parts: readonly Condition[]): Condition =>
  parts.length === 1 ? parts[0]! : group('or', parts)
const every = (parts: readonly Condition[]): Condition => {
  if (parts.length === 0) return matchAll
  return parts.length === 1 ? parts[0]! : group('and', parts)
}
const none: Condition = { type: 'notCondition', parameterValues: { subCondition: matchAll } }

function comparison(term: PeopleTerm, path: string, kind: ValueKind): Condition {
  const { key, operator, value } = term
  if (operator === 'exists') {
    const [wanted] = operand({ ...term, kind: 'boolean' })
    return compare(path, kind, wanted === false ? 'missing' : 'exists')
  }
  const all = operand(term)
  const values = all.filter((one) => one !== null)
  if (operator === 'eq') {
    if (all.length === 0) return none
    const parts = [
      ...(values.length > 0
        ? [compare(path, kind, Array.isArray(value) ? 'in' : 'equals', values)]
        : []),
      ...(values.length < all.length ? [compare(path, kind, 'missing')] : []),
    ]
    return any(parts)
  }
  if (operator === 'ne') {
    const parts = [
      ...(values.length > 0
        ? [compare(path, kind, Array.isArray(value) ? 'notIn' : 'notEquals', values)]
        : []),
      ...(values.length < all.length ? [compare(path, kind, 'exists')] : []),
    ]
    return every(parts)
  }
  if (Array.isArray(value) || value === null)
    throw refusal(key, say('"{column}" is compared with a single value.', { column: key }))
  return compare(path, kind, comparisons[operator], values)
}

function membership(term: PeopleTerm): Condition {
  const { key, column, operator } = term
  const ids = operand({ ...term, kind: 'text' })
  const named = ids.filter((one): one is string => typeof one === 'string')
  const missing = named.length < ids.length
  if (column === 'goal') {
    if (missing) throw refusal(key, say('Name a goal.'))
    const reached = named.map((goalId): Condition => ({
      type: 'goalMatchCondition',
      parameterValues: { goalId, comparisonOperator: operator === 'ne' ? 'missing' : 'exists' },
    }))
    if (operator === 'ne') return every(reached)
    return reached.length === 0 ? none : any(reached)
  }
  const plural = MEMBERS[column as 'segment' | 'list']
  const type = column === 'segment' ? 'profileSegmentCondition' : 'profileUserListCondition'
  const belongs = (matchType: 'in' | 'notIn'): Condition => ({
    type,
    parameterValues: { [plural]: named, matchType },
  })
  const known = (id: 'exists' | 'missing') => compare(plural, 'text', id)
  if (operator === 'ne')
    return every([
      ...(named.length > 0 ? [belongs('notIn')] : []),
      ...(missing ? [known('exists')] : []),
    ])
  const parts = [
    ...(named.length > 0 ? [belongs('in')] : []),
    ...(missing ? [known('missing')] : []),
  ]
  return parts.length === 0 ? none : any(parts)
}

/** The condition that says the same as one entry of a filter. */
export function conditionOfTerm(term: PeopleTerm): Condition {
  const { column, kind } = term
  if (kind === 'member') return membership(term)
  return comparison(term, column.replace(/^score\./, 'scores.'), kind)
}

/** A filter of a list of people, read: the entries that conditions express, and the others. */
export interface PeopleFilter {
  terms: PeopleTerm[]
  /** The condition in the filter, in the JSON of the condition language. */
  condition: Condition | null
  /** Entries that only the list itself understands: `q`, ids, times of changes. */
  rest: Record<string, unknown>
}

/** @throws ProductError `malformed` with the entry that cannot be read */
export function readPeopleFilter(
  filter: Readonly<Record<string, unknown>>,
  kind: KindOfColumn,
): PeopleFilter {
  const read: PeopleFilter = { terms: [], condition: null, rest: {} }
  for (const [key, value] of Object.entries(filter)) {
    if (key === 'condition') {
      if (!isCondition(value))
        throw refusal(key, say('A condition is an object with "type" and "parameterValues".'))
      read.condition = value
      continue
    }
    const found = readPeopleKey(key, kind)
    if (found) read.terms.push({ ...found, value })
    else read.rest[key] = value
  }
  return read
}

const REASONS = new Map([
  ['q', message('A search cannot be part of a segment. Filter by a property instead.')],
  ['id', message('Selected people cannot be part of a segment. Add them to a list instead.')],
])

/**
 * The condition that is true for exactly the people in a list with this filter.
 * @throws ProductError `invalid` with each entry that no condition can express
 */
export function filterToCondition(
  filter: Readonly<Record<string, unknown>>,
  kind: KindOfColumn,
): Condition {
  const { terms, condition, rest } = readPeopleFilter(filter, kind)
  const faults = Object.keys(rest).map((key): FieldError => {
    const reason = REASONS.get(key)
    return {
      path: `/filter/${key}`,
      message: reason
        ? say(reason)
        : say('"{column}" cannot be part of a segment. Remove this filter.', { column: key }),
    }
  })
  for (const { key, column, value } of terms)
    if (column === 'segment' && [value].flat().includes(null))
      faults.push({
        path: `/filter/${key}`,
        message: say('"In no segment" cannot be part of a segment. Name the segments instead.'),
      })
  const [fault] = faults
  if (fault !== undefined) throw fail('invalid', fault.message, faults)
  return every([...terms.map(conditionOfTerm), ...(condition ? [condition] : [])])
}
