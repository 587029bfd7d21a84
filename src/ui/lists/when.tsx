import { exactMoment } from './exact-moment.ts'
import { formatMoment, formatRelative, hasTime } from './format.ts'

/**
 * A relative time with the exact one as its title.
 * @param now milliseconds since 1970
 */
export function Ago({
  at,
  now,
  className = '',
}: {
  at: string | null | undefined
  now: number
  className?: string
}) {
  if (!hasTime(at)) return null
  return (
    <time dateTime={at} title={exactMoment(new Date(at))} className={className}>
      {formatRelative(at, now)}
    </time>
  )
}

/** Day and time, with the exact time as its title. */
export function Moment({
  at,
  className = '',
}: {
  at: string | null | undefined
  className?: string
}) {
  if (!hasTime(at)) return null
  return (
    <time dateTime={at} title={exactMoment(new Date(at))} className={className}>
      {formatMoment(at)}
    </time>
  )
}
