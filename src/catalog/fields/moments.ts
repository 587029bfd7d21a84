import { dateFormat, relativeFormat, say } from '#language'
import { calendarDays } from '#model/lib/time-zone.ts'

const steps: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** "3 hours ago", "in 2 days", "now": for lists, with the exact time in the tooltip. */
export function relativeMoment(at: Date, now: Date): string {
  const seconds = (at.getTime() - now.getTime()) / 1000
  for (const [unit, size] of steps)
    if (Math.abs(seconds) >= size) {
      const count =
        unit === 'day' ? calendarDays(now.getTime(), at.getTime()) : Math.trunc(seconds / size)
      return relativeFormat({ numeric: 'auto' }).format(count, unit)
    }
  return say('now')
}

/** A calendar day (`2026-11-21`) in the reader's format; not affected by zones. */
export function calendarDay(text: string): string {
  const at = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(at.getTime())
    ? text
    : dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(at)
}

/** The value of `<input type="datetime-local">` for an instant, in the reader's zone. */
export function localInputValue(at: Date): string {
  const two = (n: number) => String(n).padStart(2, '0')
  const year = String(at.getFullYear()).padStart(4, '0')
  const day = `${year}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}
