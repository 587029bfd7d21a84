import { exactMoment } from '#ui/lists/exact-moment.ts'

/** "2026-11-23 09:41:07" in the reader's own time zone. */
export const timeToTheSecond = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(at)

/** A time of a log, to the second. */
export function LogTime({ at }: { at: string | null | undefined }) {
  if (!at) return null
  const time = new Date(at)
  return (
    <time className="c-num c-log-time" dateTime={at} title={exactMoment(time)}>
      {timeToTheSecond(time)}
    </time>
  )
}
