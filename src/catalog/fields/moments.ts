const steps: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'long' })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** "3 hours ago", "in 2 days", "now": for lists, with the exact time in the tooltip. */
export function relativeMoment(at: Date, now: Date): string {
  const seconds = (at.getTime() - now.getTime()) / 1000
  for (const [unit, size] of steps)
    if (Math.abs(seconds) >= size) return relative.format(Math.trunc(seconds / size), unit)
  return 'now'
}

/** To the second and with the zone, in the reader's own zone. */
export const exactMoment = (at: Date): string => exact.format(at)

/** A calendar day (`2026-11-21`) in the reader's format; not affected by zones. */
export function calendarDay(text: string): string {
  const at = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? text : day.format(at)
}

/** The value of `<input type="datetime-local">` for an instant, in the reader's zone. */
export function localInputValue(at: Date): string {
  const two = (n: number) => String(n).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** Replaces ISO 8601 instants in a sentence by a readable format in the reader's own zone. */
export const withReadableMoments = (text: string): string =>
  text.replace(
    /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})/g,
    (written) => {
      const at = new Date(written)
      return Number.isNaN(at.getTime()) ? written : exactMoment(at)
    },
  )
