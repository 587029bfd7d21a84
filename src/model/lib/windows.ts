import { DateTime } from 'luxon'
import { startOf } from './day-edges.ts'
import { memoize } from './memoize.ts'
import { dayAfter } from './time-zone.ts'
import { DAY_MS } from './time-units.ts'
import { isoDay } from './iso-day.ts'

/** A half-open span of time, [start, end), in milliseconds since 1970. */
export interface Interval {
  start: number
  end: number
}

/**
 * When emails may be sent, in wall time of a zone. Computed for each date, so daylight saving time
 * is handled.
 */
export interface WindowRule {
  zone: string
  /** ISO weekdays, 1 Monday to 7 Sunday. */
  days: readonly number[]
  /** `HH:MM`. */
  from: string
  /** `HH:MM`, `24:00` for the end of the day. */
  to: string
  /** `YYYY-MM-DD` in that zone. */
  skipDates: readonly string[]
}

/**
 * Since 1972 all zones differ from UTC by multiples of a quarter hour, so a date begins and ends
 * with one.
 */
const QUARTER_HOUR = 900_000
const QUARTERS_SINCE = Date.UTC(1972, 1)

const isoDate = (zone: string, at: number) => isoDay(DateTime.fromMillis(at, { zone }))

/** Dates and instants of one zone. */
interface ZoneCalendar {
  /** The date that contains a quarter-hour since 1970. */
  dateOf(quarter: number): string
  startOf(date: string): number
  /** The instant of `YYYY-MM-DD HH:MM`. */
  momentOf(wallTime: string): number
}

const MAX_ZONES = 200
const MAX_PER_ZONE = 5000

/** Memoized, because a plan uses the same dates and instants many thousand times. */
const calendarOf = memoize(MAX_ZONES, (zone: string): ZoneCalendar => {
  const dayOf = (date: string) => startOf(DateTime.fromISO(date, { zone }), 'day')
  return {
    dateOf: memoize(MAX_PER_ZONE, (quarter: number) => isoDate(zone, quarter * QUARTER_HOUR)),
    startOf: memoize(MAX_PER_ZONE, (date: string) => dayOf(date).toMillis()),
    momentOf: memoize(MAX_PER_ZONE, (wallTime: string) => {
      const [date, clock] = wallTime.split(' ') as [string, string]
      if (clock === '24:00') return startOf(dayOf(date).plus({ days: 1 }), 'day').toMillis()
      const [hour, minute] = clock.split(':').map(Number)
      return dayOf(date).set({ hour: hour!, minute: minute!, second: 0, millisecond: 0 }).toMillis()
    }),
  }
})

/** The calendar date of an instant in a zone, `YYYY-MM-DD`. */
export const dateIn = (zone: string, at: number): string =>
  at < QUARTERS_SINCE ? isoDate(zone, at) : calendarOf(zone).dateOf(Math.floor(at / QUARTER_HOUR))

/** The number of calendar dates of a zone between two instants. */
export const datesBetween = (zone: string, from: number, to: number): number =>
  (Date.parse(dateIn(zone, to)) - Date.parse(dateIn(zone, from))) / DAY_MS

/** "Tue 24 Nov, 09:42" in the zone's wall time. */
export const wallTime = (zone: string, at: number): string =>
  DateTime.fromMillis(at, { zone, locale: 'en' }).toFormat('ccc d LLL, HH:mm')

/**
 * The first instant of a date in a zone; not always midnight, because some zones change their
 * clocks then.
 */
export const startOfDate = (zone: string, date: string): number => calendarOf(zone).startOf(date)

/** The instant of a wall time, `HH:MM` or `24:00`, on a date in a zone. */
const momentOf = (zone: string, date: string, clock: string): number =>
  calendarOf(zone).momentOf(`${date} ${clock}`)

/** ISO weekday of a calendar date, 1 Monday to 7 Sunday. */
const weekdayOf = (date: string) => new Date(Date.parse(date)).getUTCDay() || 7

/**
 * The rule's windows that overlap [from, to), in order, one for each allowed date; a window that
 * closes before it opens does not exist.
 */
export function windowsBetween(rule: WindowRule, from: number, to: number): Interval[] {
  const intervals: Interval[] = []
  const skip = new Set(rule.skipDates)
  const days = new Set(rule.days)
  for (
    let date = dateIn(rule.zone, from);
    startOfDate(rule.zone, date) < to;
    date = dayAfter(date, 1)
  ) {
    if (!days.has(weekdayOf(date)) || skip.has(date)) continue
    const interval = {
      start: momentOf(rule.zone, date, rule.from),
      end: momentOf(rule.zone, date, rule.to),
    }
    if (interval.end > interval.start && interval.end > from && interval.start < to)
      intervals.push(interval)
  }
  return intervals
}

/** Whether the rule allows this instant. */
export const isOpen = (rule: WindowRule, at: number): boolean =>
  windowsBetween(rule, at, at + 1).some((window) => window.start <= at && at < window.end)

/** Whether one of the ordered intervals contains the instant. Binary search. */
export function covers(intervals: readonly Interval[], at: number): boolean {
  let low = 0
  let high = intervals.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const interval = intervals[middle]!
    if (at < interval.start) high = middle - 1
    else if (at >= interval.end) low = middle + 1
    else return true
  }
  return false
}

/** The intersection of two ordered lists. */
export function intersect(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  const intervals: Interval[] = []
  let i = 0
  let j = 0
  for (;;) {
    const [one, other] = [a[i], b[j]]
    if (!one || !other) return intervals
    const start = Math.max(one.start, other.start)
    const end = Math.min(one.end, other.end)
    if (start < end) intervals.push({ start, end })
    if (one.end < other.end) i++
    else j++
  }
}

/** The union of the lists, ordered and merged. */
export function union(lists: readonly (readonly Interval[])[]): Interval[] {
  const all = lists.flat().sort((a, b) => a.start - b.start)
  const intervals: Interval[] = []
  for (const interval of all) {
    const last = intervals.at(-1)
    if (last && interval.start <= last.end) last.end = Math.max(last.end, interval.end)
    else intervals.push({ ...interval })
  }
  return intervals
}

/**
 * The earliest time of the next email: `days` after the previous one, at the same wall time of the
 * zone. `sending` counts only days on which the rule sends.
 */
export function afterDelay(
  at: number,
  days: number,
  kind: 'calendar' | 'sending',
  rule: WindowRule,
): number {
  const moment = DateTime.fromMillis(at, { zone: rule.zone })
  if (kind === 'calendar' || days === 0 || rule.days.length === 0)
    return moment.plus({ days }).toMillis()
  const skip = new Set(rule.skipDates)
  let counted = 0
  let next = moment
  for (let guard = 0; counted < days && guard < 1000; guard++) {
    next = next.plus({ days: 1 })
    if (rule.days.includes(next.weekday) && !skip.has(isoDay(next))) counted++
  }
  return next.toMillis()
}
