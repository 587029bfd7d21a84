import { fieldError, type Condition } from '#condition/condition.ts'
import { isRelative } from '#condition/date-expression.ts'
import type { Subject } from '#condition/facts.ts'
import type {
  CheckTools,
  ConditionDefinition,
  ConditionParameter,
  DescribeTools,
} from '#condition/kind.ts'
import { isMoving, rawOperand, type ValueKind } from '#condition/operands.ts'
import { patternOf } from '#condition/kept-patterns.ts'
import { operatorOf } from '#condition/operator-table.ts'
import { operatorWords } from '#condition/operator-words.ts'
import { FIXED, stepsOf } from '#condition/subjects.ts'
import { dateFormat, listFormat, message, say, type Message } from '#language'

const kindWords: Record<ValueKind, string> = {
  text: message('text'),
  number: message('a number'),
  date: message('a date'),
  boolean: message('yes or no'),
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
  {
    id: 'center',
    title: 'Around',
    type: 'text',
    help: 'Latitude and longitude, such as 59.12,11.39',
  },
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

const AGO: Record<string, Message> = {
  y: message({ one: '{count} year ago', other: '{count} years ago' }),
  M: message({ one: '{count} month ago', other: '{count} months ago' }),
  w: message({ one: '{count} week ago', other: '{count} weeks ago' }),
  d: message({ one: '{count} day ago', other: '{count} days ago' }),
  h: message({ one: '{count} hour ago', other: '{count} hours ago' }),
  m: message({ one: '{count} minute ago', other: '{count} minutes ago' }),
  s: message({ one: '{count} second ago', other: '{count} seconds ago' }),
}

const FROM_NOW: Record<string, Message> = {
  y: message({ one: '{count} year from now', other: '{count} years from now' }),
  M: message({ one: '{count} month from now', other: '{count} months from now' }),
  w: message({ one: '{count} week from now', other: '{count} weeks from now' }),
  d: message({ one: '{count} day from now', other: '{count} days from now' }),
  h: message({ one: '{count} hour from now', other: '{count} hours from now' }),
  m: message({ one: '{count} minute from now', other: '{count} minutes from now' }),
  s: message({ one: '{count} second from now', other: '{count} seconds from now' }),
}

/**
 * "2026-05-01T08:30:00Z" as "1 May 2026, 08:30 UTC", with seconds only where there are any; null
 * when invalid.
 */
function calendarWords(text: string): string | null {
  const found =
    /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/.exec(text)
  if (!found) return null
  const [, year, month, day, time, seconds = '', zone = ''] = found
  const midnight = Date.parse(`${year}-${month}-${day}T00:00:00Z`)
  if (Number.isNaN(midnight)) return null
  const date = dateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(midnight)
  return time
    ? `${date}, ` +
        `${time}${/[1-9]/.test(seconds) ? seconds : ''}${zone === 'Z' ? ' UTC' : zone && ` ${zone}`}`
    : date
}

/** "now-5d" and dates in words; a more complex expression is returned unchanged. */
export function dateWords(expression: string): string {
  const plain = /^now(?:([+-])(\d+)([yMwdhHms]))?(?:\/d)?$/.exec(expression.trim())
  if (!plain)
    return isRelative(expression)
      ? `"${expression}"`
      : (calendarWords(expression.trim()) ?? expression)
  if (!plain[2]) return expression.includes('/d') ? say('today') : say('now')
  const unit = plain[3] === 'H' ? 'h' : plain[3]!
  return say((plain[1] === '-' ? AGO : FROM_NOW)[unit]!, { count: plain[2] })
}

function valueWords(value: unknown, isDate: boolean): string {
  if (typeof value === 'boolean') return value ? say('yes') : say('no')
  if (typeof value === 'string')
    return isDate || isRelative(value) ? dateWords(value) : say('"{value}"', { value })
  return String(value)
}

/** The sentence of each comparison with one or many values. */
const SENTENCES: Record<string, string> = {
  equals: message('{property} is {value}'),
  notEquals: message('{property} is not {value}'),
  greaterThan: message('{property} is more than {value}'),
  greaterThanOrEqualTo: message('{property} is at least {value}'),
  lessThan: message('{property} is less than {value}'),
  lessThanOrEqualTo: message('{property} is at most {value}'),
  between: message('{property} is between {value}'),
  exists: message('{property} is set'),
  missing: message('{property} is not set'),
  contains: message('{property} contains {value}'),
  notContains: message('{property} does not contain {value}'),
  startsWith: message('{property} starts with {value}'),
  endsWith: message('{property} ends with {value}'),
  matchesRegex: message('{property} matches the pattern {value}'),
  in: message('{property} is one of {value}'),
  notIn: message('{property} is none of {value}'),
  all: message('{property} has all of {value}'),
  inContains: message('{property} contains one of {value}'),
  hasSomeOf: message('{property} has some of {value}'),
  hasNoneOf: message('{property} has none of {value}'),
  isDay: message('{property} is on the day {value}'),
  isNotDay: message('{property} is not on the day {value}'),
}

/** Dates are before and after, not less and more. */
const DATE_SENTENCES: Record<string, string> = {
  greaterThan: message('{property} is after {value}'),
  greaterThanOrEqualTo: message('{property} is on or after {value}'),
  lessThan: message('{property} is before {value}'),
  lessThanOrEqualTo: message('{property} is on or before {value}'),
}

function comparisonWords(property: string, parameters: Record<string, unknown>): string {
  const operator = operatorOf(parameters.comparisonOperator)
  if (!operator) return say('{property} is compared in an unknown way', { property })
  if (operator.arity === 'place')
    return say('{property} is within {distance} {unit} of {center}', {
      property,
      distance: String(parameters.distance ?? '?'),
      unit: String(parameters.unit ?? 'km'),
      center: String(parameters.center ?? '?'),
    })
  if (operator.arity === 'days') {
    const count = Number(rawOperand(parameters, 'days')?.values[0] ?? 1)
    return say(
      {
        one: '{property} has its anniversary today',
        other: '{property} has its anniversary within {count} days',
      },
      { property, count },
    )
  }
  const raw = rawOperand(parameters, operator.arity)
  const isDate = raw?.kind === 'date'
  const values = raw?.values.map((one) => valueWords(one, isDate)) ?? []
  const listed =
    operator.arity === 'two' && values.length === 2
      ? say('{from} and {to}', { from: values[0]!, to: values[1]! })
      : values.join(', ')
  const value = raw ? listed : '…'
  const sentence = (isDate ? DATE_SENTENCES[operator.id] : undefined) ?? SENTENCES[operator.id]!
  return say(sentence, { property, value })
}

/** A value that is of no kind that a comparison takes. */
const NOT_OF_KIND: Record<ValueKind, string> = {
  text: message('{value} is not text.'),
  number: message('{value} is not a number.'),
  date: message('{value} is not a date.'),
  boolean: message('{value} is not yes or no.'),
}

const NO_PROPERTY: Record<Subject, string> = {
  profile: message('"{name}" is not a property of profiles.'),
  session: message('"{name}" is not a property of the session.'),
  event: message('"{name}" is not a property of the event.'),
}

function checkComparison(
  subject: Subject,
  { parameterValues }: Condition,
  { typeOf, isComparable }: CheckTools,
) {
  const { propertyName, comparisonOperator } = parameterValues
  const at = '/parameterValues'
  if (typeof propertyName !== 'string' || propertyName === '') return []
  if (!stepsOf(subject, propertyName))
    return [fieldError(`${at}/propertyName`, say(NO_PROPERTY[subject], { name: propertyName }))]
  const operator = operatorOf(comparisonOperator)
  if (!operator)
    return comparisonOperator === undefined
      ? []
      : [
          fieldError(
            `${at}/comparisonOperator`,
            say('Unknown comparison "{name}".', { name: String(comparisonOperator) }),
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
        say('"{name}" is {kind}. "{comparison}" compares {kinds}.', {
          name: propertyName,
          kind: say(kindWords[kind]),
          comparison: operatorWords(operator),
          kinds: listFormat('disjunction').format(
            operator.kinds.map((valueKind) => say(kindWords[valueKind])),
          ),
        }),
      ),
    ]
  if (operator.id === 'matchesRegex') {
    const source = rawOperand(parameterValues, 'one')?.values[0]
    const pattern = typeof source === 'string' ? patternOf(source) : null
    if (pattern && 'fault' in pattern)
      return [
        fieldError(
          `${at}/propertyValue`,
          say('Invalid pattern: {fault}.', { fault: pattern.fault }),
        ),
      ]
  }
  if (isComparable(parameterValues, kind)) return []
  if (operator.arity === 'place')
    return [fieldError(`${at}/center`, say('Enter latitude, longitude and distance.'))]
  const raw = rawOperand(parameterValues, operator.arity)
  if (!raw) return [fieldError(`${at}/propertyValue`, say('Enter a value.'))]
  if (operator.arity === 'two' && raw.values.length !== 2)
    return [fieldError(`${at}/${raw.slot}`, say('Enter two values: from and to.'))]
  return [
    fieldError(
      `${at}/${raw.slot}`,
      say(NOT_OF_KIND[kind ?? raw.kind ?? operator.kinds[0] ?? 'text'], {
        value: raw.values.map((one) => JSON.stringify(one)).join(', '),
      }),
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
      comparisonWords(
        tools.property(subject, String(parameterValues.propertyName ?? '')),
        parameterValues,
      ),
    dependsOn({ parameterValues }, dependencies) {
      const path = String(parameterValues.propertyName ?? '')
      dependencies.properties.add(`${subject}:${path}`)
      if (isMoving(parameterValues) || parameterValues.comparisonOperator === 'hasAnniversary')
        dependencies.clock = true
    },
  }
}
