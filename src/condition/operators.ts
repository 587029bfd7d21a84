import {
  dayBeginningAt,
  dayRange,
  dateText,
  firstDayFrom,
  isDay,
  isStoredDate,
  lastDayUntil,
  monthDays,
} from './date-math.ts'
import type { ZonedInstant } from './date-expression.ts'
import { fold, equalsCaseFolded } from './fold.ts'
import { distanceInMetres, METRES, readGeoPoint, type Circle } from './geo.ts'
import { operandOf, type Operand } from './operand-values.ts'
import { rawOperand, type ValueKind } from './operands.ts'
import { operatorOf, type OperatorId } from './operator-table.ts'
import { patternOf } from './kept-patterns.ts'
import { lookup } from '#model/lib/lookup.ts'

/** An operand; a date as its instant and as the day that begins there, where one does. */
type Single = string | number | boolean

/**
 * An operator with its operand, ready to run. A negated operator is its positive counterpart with
 * `negative`.
 */
export type Comparison = { negative: boolean; lists: 'some' | 'whole' } & (
  | { test: 'present' }
  | { test: 'equal'; kind: ValueKind; values: readonly Single[] }
  | { test: 'every'; kind: ValueKind; /** One element of a list for each. */ groups: Single[][] }
  | {
      test: 'range'
      kind: 'number' | 'date'
      from: string | number | null
      to: string | number | null
      fromIn: boolean
      toIn: boolean
      /** The first and last day of those in the range, for plain dates. */
      days: { from: string | null; to: string | null }
    }
  | { test: 'holds' | 'starts' | 'ends'; texts: readonly string[] }
  | { test: 'pattern'; pattern: string }
  | { test: 'month-day'; days: readonly string[] }
  | { test: 'within'; circle: Circle }
)

/** `distance` around `center`, in `unit`; Unomi's slots. */
function circleOf(parameters: Record<string, unknown>): Circle | null {
  const center = readGeoPoint(parameters.center)
  const amount = Number(parameters.distance)
  const metres = lookup(METRES, String(parameters.unit ?? 'km'))
  return center && metres && Number.isFinite(amount) && amount >= 0
    ? { ...center, metres: amount * metres }
    : null
}

const DAYS_AHEAD = 366

/**
 * Prepares a comparison for one moment.
 * @param declared the declared type of the property, when there is one
 * @returns null when the operand is missing or invalid: then no value matches, not even by a
 * negated operator
 */
export function comparisonOf(
  parameters: Record<string, unknown>,
  declared: ValueKind | null,
  moment: ZonedInstant,
): Comparison | null {
  const asked = operatorOf(parameters.comparisonOperator)
  if (!asked) return null
  const operator = operatorOf(asked.negation) ?? asked
  const base = { negative: asked !== operator, lists: operator.lists }
  if (operator.id === 'exists') return { ...base, test: 'present' }
  if (operator.id === 'distance') {
    const circle = circleOf(parameters)
    return circle && { ...base, test: 'within', circle }
  }
  if (operator.id === 'matchesRegex') {
    const pattern = rawOperand(parameters, 'one')?.values[0]
    return typeof pattern === 'string' && 'matches' in patternOf(pattern)
      ? { ...base, test: 'pattern', pattern }
      : null
  }
  if (operator.id === 'hasAnniversary') return anniversary(parameters, base, moment)
  const kind = operator.kinds.length === 1 ? operator.kinds[0]! : declared
  const roundUp = operator.id === 'greaterThan' || operator.id === 'lessThanOrEqualTo'
  const operand = operandOf(parameters, operator.arity, kind, moment, roundUp)
  if (!operand || !operator.kinds.includes(operand.kind)) return null
  return compare(operator.id as OperatorId, operand, base, moment)
}

/** In the coming days, counted from today: 1 is today only. */
function anniversary(
  parameters: Record<string, unknown>,
  base: { negative: boolean; lists: 'some' | 'whole' },
  moment: ZonedInstant,
): Comparison | null {
  const days = Number(rawOperand(parameters, 'days')?.values[0] ?? 1)
  if (!Number.isInteger(days) || days < 1 || days > DAYS_AHEAD) return null
  return { ...base, test: 'month-day', days: monthDays(moment.now, days, moment.zone) }
}

function compare(
  id: OperatorId,
  { kind, values }: Operand,
  base: { negative: boolean; lists: 'some' | 'whole' },
  { zone }: ZonedInstant,
): Comparison | null {
  const range = (
    from: string | number | null,
    to: string | number | null,
    fromIn: boolean,
    toIn: boolean,
  ): Comparison => ({
    ...base,
    test: 'range',
    kind: kind as 'number' | 'date',
    from,
    to,
    fromIn,
    toIn,
    days: {
      from: typeof from === 'string' ? firstDayFrom(Date.parse(from), zone, fromIn) : null,
      to: typeof to === 'string' ? lastDayUntil(Date.parse(to), zone, toIn) : null,
    },
  })
  const spellings = (value: Single): Single[] => {
    const day = kind === 'date' ? dayBeginningAt(Date.parse(String(value)), zone) : null
    return day === null ? [value] : [value, day]
  }
  const one = values[0] as string | number
  switch (id) {
    case 'equals':
      return { ...base, test: 'equal', kind, values: spellings(one) }
    case 'in':
    case 'hasSomeOf':
      return { ...base, test: 'equal', kind, values: values.flatMap(spellings) }
    case 'all':
      return { ...base, test: 'every', kind, groups: values.map(spellings) }
    case 'greaterThan':
      return range(one, null, false, false)
    case 'greaterThanOrEqualTo':
      return range(one, null, true, false)
    case 'lessThan':
      return range(null, one, false, false)
    case 'lessThanOrEqualTo':
      return range(null, one, false, true)
    case 'between':
      return values.length === 2 ? range(one, values[1] as string | number, true, true) : null
    case 'isDay': {
      const [from, to] = dayRange(Date.parse(one as string), zone)
      return range(dateText(from), dateText(to), true, true)
    }
    case 'contains':
    case 'inContains':
      return { ...base, test: 'holds', texts: values as string[] }
    case 'startsWith':
      return { ...base, test: 'starts', texts: values as string[] }
    case 'endsWith':
      return { ...base, test: 'ends', texts: values as string[] }
    default:
      return null
  }
}

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/**
 * A stored value in the compared kind; null when it is of another kind. No conversion: the text "5"
 * is no number.
 */
function storedAs(kind: ValueKind, value: unknown): string | number | boolean | null {
  switch (kind) {
    case 'number':
      return typeof value === 'number' ? value : null
    case 'boolean':
      return typeof value === 'boolean' ? value : null
    case 'date':
      return isStoredDate(value) ? value : null
    default:
      return typeof value === 'string' ? fold(value) : null
  }
}

function inRange(
  { kind, from, to, fromIn, toIn, days }: Extract<Comparison, { test: 'range' }>,
  value: unknown,
): boolean {
  const stored = storedAs(kind, value)
  if (stored === null) return false
  if (kind === 'date' && isDay(stored as string))
    return stored >= (days.from ?? '') && (days.to === null || stored <= days.to)
  if (from !== null && !(fromIn ? stored >= from : stored > from)) return false
  return to === null || (toIn ? stored <= to : stored < to)
}

/** Tests a single value, not a list. */
function testOne(comparison: Comparison, value: unknown): boolean {
  switch (comparison.test) {
    case 'present':
      return !isMissing(value)
    case 'equal': {
      const stored = storedAs(comparison.kind, value)
      return stored !== null && comparison.values.includes(stored)
    }
    case 'every': {
      const stored = storedAs(comparison.kind, value)
      return stored !== null && comparison.groups.every((group) => group.includes(stored))
    }
    case 'range':
      return inRange(comparison, value)
    case 'holds':
      return (
        typeof value === 'string' && comparison.texts.some((part) => fold(value).includes(part))
      )
    case 'starts':
      return typeof value === 'string' && fold(value).startsWith(comparison.texts[0]!)
    case 'ends':
      return typeof value === 'string' && fold(value).endsWith(comparison.texts[0]!)
    case 'pattern': {
      const pattern = patternOf(comparison.pattern)
      return typeof value === 'string' && 'matches' in pattern && pattern.matches(value)
    }
    case 'month-day':
      return isStoredDate(value) && comparison.days.includes(value.slice(5, 10))
    case 'within': {
      const place = readGeoPoint(value)
      return (
        place !== null && distanceInMetres(comparison.circle, place) <= comparison.circle.metres
      )
    }
  }
}

/** Whether a property's value matches. Mismatched types never throw: they do not match. */
export function holds(comparison: Comparison, value: unknown): boolean {
  return predicateFor(comparison, value) !== comparison.negative
}

/**
 * The same as `holds`, prepared: the most common comparisons read single values without checking
 * their kind again. Everything else, and every value of another kind, takes the general path.
 */
export function prepareTest(comparison: Comparison): (value: unknown) => boolean {
  const { negative } = comparison
  const slow = (value: unknown) => holds(comparison, value)
  if (comparison.test === 'range' && comparison.kind === 'number')
    return numberTest(comparison, slow)
  if (comparison.test !== 'equal') return slow
  const { kind, values } = comparison
  if (kind === 'text') return textTest(values as readonly string[], negative, slow)
  if (kind === 'date' || values.length !== 1) return slow
  const [wanted] = values
  return (value) => (typeof value === kind ? (value === wanted) !== negative : slow(value))
}

type Test = (value: unknown) => boolean

/** One closure for each of the most frequent shapes, so that constants are not checked again. */
function numberTest(
  { negative, from, to, fromIn, toIn }: Extract<Comparison, { test: 'range' }>,
  slow: Test,
): Test {
  const min = from === null ? Number.NEGATIVE_INFINITY : Number(from)
  const max = to === null ? Number.POSITIVE_INFINITY : Number(to)
  if (!negative && to === null)
    return fromIn
      ? (value) => (typeof value === 'number' ? value >= min : slow(value))
      : (value) => (typeof value === 'number' ? value > min : slow(value))
  if (!negative && from === null)
    return toIn
      ? (value) => (typeof value === 'number' ? value <= max : slow(value))
      : (value) => (typeof value === 'number' ? value < max : slow(value))
  const [minIn, maxIn] = [fromIn || from === null, toIn || to === null]
  return (value) =>
    typeof value === 'number'
      ? ((minIn ? value >= min : value > min) && (maxIn ? value <= max : value < max)) !== negative
      : slow(value)
}

function textTest(texts: readonly string[], negative: boolean, slow: Test): Test {
  const [wanted, second] = texts as readonly [string, string?]
  if (texts.length === 1)
    return negative
      ? (value) => (typeof value === 'string' ? !equalsCaseFolded(value, wanted) : slow(value))
      : (value) => (typeof value === 'string' ? equalsCaseFolded(value, wanted) : slow(value))
  if (texts.length === 2)
    return (value) =>
      typeof value === 'string'
        ? (equalsCaseFolded(value, wanted) || equalsCaseFolded(value, second!)) !== negative
        : slow(value)
  // Many texts are looked up in a set of folded ones, so the length of the list does not matter.
  const all = new Set(texts)
  return (value) => (typeof value === 'string' ? all.has(fold(value)) !== negative : slow(value))
}

function predicateFor(comparison: Comparison, value: unknown): boolean {
  if (comparison.test === 'present') return !isMissing(value)
  if (!Array.isArray(value)) return testOne(comparison, value)
  if (comparison.test !== 'every')
    return value.some((one) => !Array.isArray(one) && testOne(comparison, one))
  return comparison.groups.every((group) =>
    value.some((one) => {
      const stored = storedAs(comparison.kind, one)
      return stored !== null && group.includes(stored)
    }),
  )
}
