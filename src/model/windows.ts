import { DateTime, IANAZone } from 'luxon'

/** A half-open span of time, [start, end), in milliseconds since 1970. */
export interface Interval {
  start: number
  end: number
}

/** When mail may leave, as wall time of a zone. Computed for each date, so daylight saving is right (outreach design, 4.2.4). */
export interface WindowRule {
  zone: string
  /** ISO weekdays, 1 Monday to 7 Sunday. */
  days: readonly number[]
  /** `HH:MM`. */
  from: string
  /** `HH:MM`, `24:00` for the end of the day. */
  to: string
  /** `YYYY-MM-DD` of that zone. */
  skipDates: readonly string[]
}

export const DAY = 86_400_000

/** True for a zone of the IANA database. */
export const isZone = (zone: string): boolean => zone !== '' && IANAZone.isValidZone(zone)

/** The calendar date of a moment in a zone, `YYYY-MM-DD`. */
export const dateIn = (zone: string, at: number): string =>
  DateTime.fromMillis(at, { zone }).toISODate()!

/** The first moment of a date in a zone. */
export const startOfDate = (zone: string, date: string): number =>
  DateTime.fromISO(date, { zone }).startOf('day').toMillis()

/** "Tue 24 Nov, 09:42" in the zone's wall time. */
export const wallTime = (zone: string, at: number): string =>
  DateTime.fromMillis(at, { zone, locale: 'en' }).toFormat('ccc d LLL, HH:mm')

function momentOf(date: DateTime, clock: string): number {
  if (clock === '24:00') return date.plus({ days: 1 }).startOf('day').toMillis()
  const [hour, minute] = clock.split(':').map(Number)
  return date.set({ hour: hour!, minute: minute!, second: 0, millisecond: 0 }).toMillis()
}

/** The rule's windows that touch [from, to), in order, one for each allowed date; a window that closes before it opens does not exist. */
export function windowsBetween(rule: WindowRule, from: number, to: number): Interval[] {
  const found: Interval[] = []
  const skip = new Set(rule.skipDates)
  const days = new Set(rule.days)
  let date = DateTime.fromMillis(from, { zone: rule.zone }).startOf('day')
  while (date.toMillis() < to) {
    if (days.has(date.weekday) && !skip.has(date.toISODate()!)) {
      const interval = { start: momentOf(date, rule.from), end: momentOf(date, rule.to) }
      if (interval.end > interval.start && interval.end > from && interval.start < to)
        found.push(interval)
    }
    date = date.plus({ days: 1 }).startOf('day')
  }
  return found
}

/** Whether the rule allows this moment. */
export const isOpen = (rule: WindowRule, at: number): boolean =>
  windowsBetween(rule, at, at + 1).some((window) => window.start <= at && at < window.end)

/** Whether one of the ordered intervals holds the moment. Binary search. */
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

/** What both ordered lists allow. */
export function intersect(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  const found: Interval[] = []
  let i = 0
  let j = 0
  while (i < a.length && j < b.length) {
    const start = Math.max(a[i]!.start, b[j]!.start)
    const end = Math.min(a[i]!.end, b[j]!.end)
    if (start < end) found.push({ start, end })
    if (a[i]!.end < b[j]!.end) i++
    else j++
  }
  return found
}

/** What at least one of the lists allows, ordered and joined. */
export function union(lists: readonly (readonly Interval[])[]): Interval[] {
  const all = lists.flat().sort((a, b) => a.start - b.start)
  const found: Interval[] = []
  for (const interval of all) {
    const last = found.at(-1)
    if (last && interval.start <= last.end) last.end = Math.max(last.end, interval.end)
    else found.push({ ...interval })
  }
  return found
}

/**
 * When the next mail may leave at the earliest: `days` after the one before, at the same wall time of the zone.
 * `sending` counts only days on which the rule sends.
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
    if (rule.days.includes(next.weekday) && !skip.has(next.toISODate()!)) counted++
  }
  return next.toMillis()
}
