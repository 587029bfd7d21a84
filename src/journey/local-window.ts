import { DateTime } from 'luxon'

/** Hours at which people continue, in their own time zone. */
export interface LocalWindow {
  /** IANA zone. */
  zone: string
  /** ISO weekdays; none: every day. */
  days: readonly number[]
  /** `HH:MM`; empty: from midnight. */
  from: string
  /** `HH:MM` or `24:00`; empty: until midnight. */
  to: string
}

/**
 * A wall time of a date as an instant. In the gap of a clock change, the first instant after it;
 * for an hour that occurs twice, the first one.
 */
export function instantOf(date: DateTime, clock: string): number {
  if (clock === '24:00') return date.plus({ days: 1 }).startOf('day').toMillis()
  const [hour = 0, minute = 0] = clock === '' ? [0, 0] : clock.split(':').map(Number)
  const wanted = date.set({ hour, minute, second: 0, millisecond: 0 })
  if (wanted.hour === hour && wanted.minute === minute) return firstOf(wanted).toMillis()
  // Luxon shifts a nonexistent time by the length of the gap; the first instant after the gap is
  // where the offset changes.
  let [before, after] = [wanted.minus({ hours: 26 }).toMillis(), wanted.toMillis()]
  const offset = wanted.offset
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (DateTime.fromMillis(middle, { zone: date.zoneName! }).offset === offset) after = middle
    else before = middle
  }
  return after
}

/** The first occurrence of an hour that occurs twice. */
function firstOf(at: DateTime): DateTime {
  const possible = at.getPossibleOffsets()
  return possible.reduce(
    (first, one) => (one.toMillis() < first.toMillis() ? one : first),
    possible[0] ?? at,
  )
}

/** The second occurrence of the same wall time on that date. */
function again(at: number, zone: string): number {
  return Math.max(
    ...DateTime.fromMillis(at, { zone })
      .getPossibleOffsets()
      .map((possibleOffset) => possibleOffset.toMillis()),
  )
}

/**
 * The first moment from `at` on, `at` included, within the window; `at` itself when the window
 * allows no moment at all.
 */
export function nextOpen({ zone, days, from, to }: LocalWindow, at: number): number {
  if (days.length === 0 && from === '' && to === '') return at
  let date = DateTime.fromMillis(at, { zone }).startOf('day')
  for (let n = 0; n < 9; n++, date = date.plus({ days: 1 }).startOf('day')) {
    if (days.length > 0 && !days.includes(date.weekday)) continue
    const start = instantOf(date, from)
    const end = instantOf(date, to || '24:00')
    if (at >= end || start >= end) continue
    // When clocks are set back after the beginning, the wall time may be before it again for a
    // while.
    const isEarlyAgain = at > start && DateTime.fromMillis(at, { zone }).toFormat('HH:mm') < from
    return isEarlyAgain ? again(start, zone) : Math.max(at, start)
  }
  return at
}
