import { DateTime, type DurationLikeObject } from 'luxon'
import { endOf, isLong, startOf } from '#model/lib/day-edges.ts'
import { memoize } from '#model/lib/memoize.ts'
import { isRelative, type ZonedInstant } from './date-expression.ts'

interface Unit {
  plus: keyof DurationLikeObject
  floor: 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second'
}

const UNITS: Record<string, Unit> = {
  y: { plus: 'years', floor: 'year' },
  M: { plus: 'months', floor: 'month' },
  w: { plus: 'weeks', floor: 'week' },
  d: { plus: 'days', floor: 'day' },
  h: { plus: 'hours', floor: 'hour' },
  H: { plus: 'hours', floor: 'hour' },
  m: { plus: 'minutes', floor: 'minute' },
  s: { plus: 'seconds', floor: 'second' },
}

const STEP = /([+-]\d{1,6}|\/)([yMwdhHms])/g
const SHAPE =
  /^(now|\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?\|\|)((?:[+-]\d{1,6}[yMwdhHms]|\/[yMwdhHms])*)$/

/**
 * The years 1 to 9999: dates with four-digit years sort as text, and both databases support them.
 */
const FIRST = Date.parse('0001-01-01T00:00:00.000Z')
const LAST = Date.parse('9999-12-31T23:59:59.999Z')

/** Whether milliseconds since 1970 are within the supported years. */
export const isTellable = (milliseconds: number): boolean =>
  milliseconds >= FIRST && milliseconds <= LAST

/**
 * Evaluates a date expression in Elasticsearch's date math: `now-5d`, `now-10y/y`,
 * `2026-01-01||+1M`, a date, a date with a time, or milliseconds since 1970 as text. Days, rounding
 * and calendar units follow the zone, so a day may have 23 or 25 hours.
 * @param roundUp `/d` rounds to the end of the day instead of its beginning, as Elasticsearch does
 * for "after" and "until"
 * @returns milliseconds since 1970; null when it is no date expression, or the result is outside
 * the years 1 to 9999
 */
export function readDate(expression: string, moment: ZonedInstant, roundUp = false): number | null {
  const at = calculate(expression, moment, roundUp)
  return at !== null && isTellable(at) ? at : null
}

/** Like `readDate`, without the limit on years. */
export function calculate(
  expression: string,
  { now, zone }: ZonedInstant,
  roundUp = false,
): number | null {
  const text = expression.trim()
  if (/^-?\d{10,15}$/.test(text)) return Number(text)
  const shape = SHAPE.exec(text)
  if (!shape) {
    if (!/^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?$/.test(text)) return null
    const at = DateTime.fromISO(text, { zone })
    return at.isValid ? at.toMillis() : null
  }
  let at: DateTime =
    shape[1] === 'now'
      ? DateTime.fromMillis(now, { zone })
      : DateTime.fromISO(shape[1]!.slice(0, -2), { zone })
  for (const [, amount, unit] of shape[2]!.matchAll(STEP)) {
    const { plus, floor } = UNITS[unit!]!
    at = amount === '/' ? round(at, floor, roundUp) : at.plus({ [plus]: Number(amount) })
  }
  return at.isValid ? at.toMillis() : null
}

function round(at: DateTime, unit: Unit['floor'], isUp: boolean): DateTime {
  if (isLong(unit)) return (isUp ? endOf : startOf)(at, unit)
  return at[isUp ? 'endOf' : 'startOf'](unit)
}

/**
 * Evaluating many people uses the same moments repeatedly, and computing one costs more than the
 * rest of most conditions.
 */
const MAX_KEPT = 1000

/**
 * The format in which stored dates are compared: ISO 8601 in UTC with milliseconds, which sorts as
 * text in time order.
 */
export const dateText = memoize(MAX_KEPT, (milliseconds: number): string =>
  new Date(milliseconds).toISOString(),
)

/** Parses the output of `dateText` to milliseconds since 1970. */
export const instantOf = memoize(MAX_KEPT, (text: string): number => Date.parse(text))

const DAY_ONLY = /^\d{4}-\d\d-\d\d$/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** Whether a text is a plain date, which is that day in every zone. */
export const isDay = (value: string): boolean => DAY_ONLY.test(value)

/** Whether a stored value is a date: a day, or an instant in the format of `dateText`. */
export const isStoredDate = (value: unknown): value is string =>
  typeof value === 'string' && (INSTANT.test(value) || isDay(value))

/**
 * The instant of a stored date: a day begins at its first moment in the zone.
 * @returns milliseconds since 1970; NaN for a date that no calendar has
 */
export function storedInstant(value: string, zone: string): number {
  const at = DateTime.fromISO(value, { zone })
  return (isDay(value) ? startOf(at, 'day') : at).toMillis()
}

/** Days after the year 9999 sort behind every stored one. */
const AFTER_ALL = '~'
const dayText = (day: DateTime): string =>
  day.year > 9999 ? AFTER_ALL : (day.toISODate() ?? AFTER_ALL)

/** The day that begins at an instant in the zone; null when none does. */
export function dayBeginningAt(at: number, zone: string): string | null {
  const day = DateTime.fromMillis(at, { zone })
  return startOf(day, 'day').toMillis() === at ? dayText(day) : null
}

/** The first day that begins after an instant in the zone, or at it where `isIncluded`. */
export function firstDayFrom(at: number, zone: string, isIncluded: boolean): string {
  const day = DateTime.fromMillis(at, { zone })
  return isIncluded && startOf(day, 'day').toMillis() === at
    ? dayText(day)
    : dayText(day.plus({ days: 1 }))
}

/** The last day that begins before an instant in the zone, or at it where `isIncluded`. */
export function lastDayUntil(at: number, zone: string, isIncluded: boolean): string {
  const day = DateTime.fromMillis(at, { zone })
  return !isIncluded && startOf(day, 'day').toMillis() === at
    ? dayText(day.minus({ days: 1 }))
    : dayText(day)
}

/** The first and the last instant of the calendar day, in the zone, that contains an instant. */
export function dayRange(at: number, zone: string): [from: number, to: number] {
  const day = DateTime.fromMillis(at, { zone })
  return [startOf(day, 'day').toMillis(), endOf(day, 'day').toMillis()]
}

/**
 * The month-days from a day on, for anniversaries: `11-21`, `11-22` ... A birthday on 29 February
 * falls on the 28th in other years.
 * @param days the number of days, 1 for the day itself; at most 366
 */
export function monthDays(from: number, days: number, zone: string): string[] {
  const start = DateTime.fromMillis(from, { zone }).startOf('day')
  const found: string[] = []
  for (let n = 0; n < Math.min(days, 366); n++) {
    const day = start.plus({ days: n })
    found.push(day.toFormat('MM-dd'))
    if (day.month === 2 && day.day === 28 && !day.isInLeapYear) found.push('02-29')
  }
  return [...new Set(found)]
}

/**
 * The midnights at which an anniversary enters or leaves the coming days, in this year and the
 * adjacent ones.
 * @param monthDay `11-21`
 * @param days as for `monthDays`
 */
export function anniversaryTurns(
  monthDay: string,
  days: number,
  { now, zone }: ZonedInstant,
): number[] {
  // Such a condition is invalid and never true.
  if (!Number.isInteger(days) || days < 1 || days > 366) return []
  const [month, day] = monthDay.split('-').map(Number)
  const { year } = DateTime.fromMillis(now, { zone })
  return [year - 1, year, year + 1, year + 2].flatMap((one) => {
    const leap = DateTime.local(one, 1, 1).isInLeapYear
    const held = DateTime.fromObject(
      { year: one, month, day: month === 2 && day === 29 && !leap ? 28 : day },
      { zone },
    )
    return held.isValid
      ? [
          startOf(held.minus({ days: days - 1 }), 'day').toMillis(),
          startOf(held.plus({ days: 1 }), 'day').toMillis(),
        ]
      : []
  })
}

const FARTHEST = 200 * 366 * 86_400_000

/**
 * The first instant after now at which the expression has reached `target`: when "30 days ago" will
 * be a given date, to the millisecond.
 * @returns null when it already has, does not move, or will not within 200 years
 */
export function reachedAt(
  expression: string,
  target: number,
  { now, zone }: ZonedInstant,
  roundUp = false,
): number | null {
  const at = (moment: number) =>
    readDate(expression, { now: moment, zone }, roundUp) ?? Number.POSITIVE_INFINITY
  if (!isRelative(expression) || at(now) >= target) return null
  let [before, after] = [now, now + 60_000]
  for (; at(after) < target; after = now + 2 * (after - now)) {
    if (after - now > FARTHEST) return null
    before = after
  }
  while (after - before > 1) {
    const middle = before + Math.floor((after - before) / 2)
    if (at(middle) >= target) after = middle
    else before = middle
  }
  return after
}
