import { fieldError, type Condition } from '#condition/condition.ts'
import { isRelative } from '#condition/date-math.ts'
import type { Subject } from '#condition/facts.ts'
import type {
  CheckTools,
  ConditionDefinition,
  ConditionParameter,
  DescribeTools,
} from '#condition/kind.ts'
import { isMoving, rawOperand, type ValueKind } from '#condition/operands.ts'
import { comparisonOf, operatorOf, patternOf, type Operator } from '#condition/operators.ts'
import { FIXED, stepsOf } from '#condition/subjects.ts'

const kindWords: Record<ValueKind, string> = {
  text: 'text',
  number: 'a number',
  date: 'a date',
  boolean: 'yes or no',
}

const comparisonParameters: readonly ConditionParameter[] = [
  { id: 'propertyName', title: 'Property', type: 'property', required: true },
  { id: 'comparisonOperator', title: 'Comparison', type: 'operator', required: true },
  { id: 'propertyValue', title: 'Value', type: 'value' },
  ...['Integer', 'Double', 'Date', 'DateExpr', 'Boolean'].map((slot) => ({
    id: `propertyValue${slot}`,
    title: `Value (${slot})`,
    type: 'value' as const,
  })),
  ...['', 'Integer', 'Double', 'Date', 'DateExpr'].map((slot) => ({
    id: `propertyValues${slot}`,
    title: 'Values',
    type: 'value' as const,
    multivalued: true,
  })),
  { id: 'center', title: 'Around', type: 'text', help: 'Latitude and longitude: 59.12,11.39' },
  { id: 'distance', title: 'Distance', type: 'number', minimum: 0 },
  {
    id: 'unit',
    title: 'Unit',
    type: 'choice',
    options: [
      ['km', 'kilometres'],
      ['m', 'metres'],
      ['mi', 'miles'],
      ['nmi', 'nautical miles'],
      ['yd', 'yards'],
      ['ft', 'feet'],
    ],
    default: 'km',
  },
]

const WORDS: Record<string, string> = {
  y: 'year',
  M: 'month',
  w: 'week',
  d: 'day',
  h: 'hour',
  H: 'hour',
  m: 'minute',
  s: 'second',
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * "2026-05-01T08:30:00Z" as "1 May 2026, 08:30 UTC", with seconds only where there are any; null
 * when invalid.
 */
function calendarWords(text: string): string | null {
  const found =
    /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/.exec(text)
  const month = found && MONTHS[Number(found[2]) - 1]
  if (!month) return null
  const [, year, , day, time, seconds = '', zone = ''] = found
  const date = `${Number(day)} ${month} ${year}`
  return time
    ? `${date}, ${time}${/[1-9]/.test(seconds) ? seconds : ''}${zone === 'Z' ? ' UTC' : zone && ` ${zone}`}`
    : date
}

/** "now-5d" and dates in words; a more complex expression is returned unchanged. */
export function dateWords(expression: string): string {
  const plain = /^now(?:([+-])(\d+)([yMwdhHms]))?(?:\/d)?$/.exec(expression.trim())
  if (!plain)
    return isRelative(expression)
      ? `"${expression}"`
      : (calendarWords(expression.trim()) ?? expression)
  if (!plain[2]) return expression.includes('/d') ? 'today' : 'now'
  const unit = `${WORDS[plain[3]!]}${plain[2] === '1' ? '' : 's'}`
  return plain[1] === '-' ? `${plain[2]} ${unit} ago` : `${plain[2]} ${unit} from now`
}

function valueWords(value: unknown, isDate: boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string')
    return isDate || isRelative(value) ? dateWords(value) : `"${value}"`
  return String(value)
}

/** Dates are before and after, not less and more. */
const dateOperators: Record<string, string> = {
  greaterThan: 'is after',
  greaterThanOrEqualTo: 'is on or after',
  lessThan: 'is before',
  lessThanOrEqualTo: 'is on or before',
}

/** The words of a comparison in a sentence. */
export const operatorWords = ({ id, words }: Operator, isDate: boolean): string =>
  (isDate ? dateOperators[id] : undefined) ?? words

function comparisonWords(parameters: Record<string, unknown>): string {
  const operator = operatorOf(parameters.comparisonOperator)
  if (!operator) return 'is compared in an unknown way'
  if (operator.arity === 'none') return operator.words
  if (operator.arity === 'place')
    return (
      `${operator.words} ${String(parameters.distance ?? '?')} ` +
      `${String(parameters.unit ?? 'km')} of ${String(parameters.center ?? '?')}`
    )
  if (operator.arity === 'days') {
    const days = Number(rawOperand(parameters, 'days')?.values[0] ?? 1)
    return `${operator.words} ${days === 1 ? 'today' : `within ${days} days`}`
  }
  const raw = rawOperand(parameters, operator.arity)
  if (!raw) return `${operator.words} …`
  const isDate = raw.kind === 'date'
  const values = raw.values.map((one) => valueWords(one, isDate))
  return `${operatorWords(operator, isDate)} ${operator.arity === 'two' ? values.join(' and ') : values.join(', ')}`
}

function checkComparison(
  subject: Subject,
  { parameterValues }: Condition,
  { typeOf, moment }: CheckTools,
) {
  const { propertyName, comparisonOperator } = parameterValues
  const at = '/parameterValues'
  if (typeof propertyName !== 'string' || propertyName === '') return []
  if (!stepsOf(subject, propertyName))
    return [
      fieldError(
        `${at}/propertyName`,
        `"${propertyName}" is no property of ${subject === 'profile' ? 'a person' : `the ${subject}`}.`,
      ),
    ]
  const operator = operatorOf(comparisonOperator)
  if (!operator)
    return comparisonOperator === undefined
      ? []
      : [
          fieldError(
            `${at}/comparisonOperator`,
            `There is no comparison "${String(comparisonOperator)}".`,
          ),
        ]
  const kind =
    FIXED[subject][propertyName] ??
    (propertyName.startsWith('scores.') ? 'number' : typeOf(subject, propertyName))
  if (
    kind &&
    operator.kinds.length > 0 &&
    operator.arity !== 'place' &&
    !operator.kinds.includes(kind)
  )
    return [
      fieldError(
        `${at}/comparisonOperator`,
        `"${propertyName}" holds ${kindWords[kind]}; "${operator.words}" compares ` +
          `${operator.kinds.map((one) => kindWords[one]).join(' or ')}.`,
      ),
    ]
  if (operator.id === 'matchesRegex') {
    const source = rawOperand(parameterValues, 'one')?.values[0]
    const pattern = typeof source === 'string' ? patternOf(source) : null
    if (pattern && 'fault' in pattern)
      return [fieldError(`${at}/propertyValue`, `The pattern cannot be read: ${pattern.fault}.`)]
  }
  if (comparisonOf(parameterValues, kind, moment)) return []
  if (operator.arity === 'place')
    return [
      fieldError(
        `${at}/center`,
        'A place and a distance are needed: latitude and longitude, and how far around.',
      ),
    ]
  const raw = rawOperand(parameterValues, operator.arity)
  if (!raw) return [fieldError(`${at}/propertyValue`, 'There is nothing to compare with.')]
  if (operator.arity === 'two' && raw.values.length !== 2)
    return [fieldError(`${at}/${raw.slot}`, 'Two values are needed: from and to.')]
  return [
    fieldError(
      `${at}/${raw.slot}`,
      `${raw.values.map((one) => JSON.stringify(one)).join(', ')} cannot be read as ` +
        `${kindWords[kind ?? raw.kind ?? operator.kinds[0] ?? 'text']}.`,
    ),
  ]
}

interface PropertyFacts {
  id: string
  title: string
  description: string
  family: ConditionDefinition['family']
  subject: Subject
  tags: readonly string[]
}

/** A condition on one property of a subject, with Apache Unomi's parameters. */
export function propertyDefinition({ subject, ...facts }: PropertyFacts): ConditionDefinition {
  return {
    ...facts,
    about: subject,
    parameters: comparisonParameters,
    check: (node, tools) => checkComparison(subject, node, tools),
    describe: ({ parameterValues }, tools: DescribeTools) =>
      `${tools.property(subject, String(parameterValues.propertyName ?? ''))} ${comparisonWords(parameterValues)}`,
    dependsOn({ parameterValues }, found) {
      const path = String(parameterValues.propertyName ?? '')
      found.properties.add(`${subject}:${path}`)
      if (isMoving(parameterValues) || parameterValues.comparisonOperator === 'hasAnniversary')
        found.clock = true
    },
  }
}
