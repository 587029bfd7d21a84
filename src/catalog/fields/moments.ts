import { dateFormat } from '#language'

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
