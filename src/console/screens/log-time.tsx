import { exactMoment } from '#ui/lists/exact-moment.ts'

/** "2026-11-23 09:41:07" in a time zone; the reader's own if the zone is unknown. */
export function timeToTheSecond(at: Date, zone: string | undefined): string {
  const format = (timeZone: string | undefined) =>
    new Intl.DateTimeFormat('sv-SE', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      ...(timeZone ? { timeZone } : {}),
    }).format(at)
  try {
    return format(zone)
  } catch {
    return format(undefined)
  }
}

/** A time of a log, to the second. */
export function LogTime({ at, zone }: { at: string | null | undefined; zone: string | undefined }) {
  if (!at) return null
  const time = new Date(at)
  return (
    <time className="c-num c-log-time" dateTime={at} title={exactMoment(time)}>
      {timeToTheSecond(time, zone)}
    </time>
  )
}
