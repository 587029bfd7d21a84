import { DateTime } from 'luxon'
import { readDuration } from '#model/lib/duration.ts'

/** True for a duration longer than zero. */
export function isReal(value: unknown): value is string {
  const read = typeof value === 'string' ? readDuration(value) : null
  return read !== null && Object.values(read).some((amount) => amount > 0)
}

/**
 * Adds a duration: days, weeks, months and years follow the calendar of the zone, hours and smaller
 * units are exact. An invalid duration adds nothing.
 */
export function later(at: number, duration: unknown, zone: string): number {
  const {
    year = 0,
    month = 0,
    week = 0,
    day = 0,
    hour = 0,
    minute = 0,
    second = 0,
  } = (typeof duration === 'string' && readDuration(duration)) || {}
  const days = DateTime.fromMillis(at, { zone }).plus({
    years: year,
    months: month,
    weeks: week,
    days: day,
  })
  return days.toMillis() + ((hour * 60 + minute) * 60 + second) * 1000
}
