import { formatExact, formatMoment, formatRelative } from './format.ts'

/** A moment in relative words; the exact one is in its title. @param now milliseconds since 1970 */
export function Ago({
  at,
  now,
  className = '',
}: {
  at: string | null | undefined
  now: number
  className?: string
}) {
  if (!at) return null
  return (
    <time dateTime={at} title={formatExact(at)} className={className}>
      {formatRelative(at, now)}
    </time>
  )
}

/** A moment as day and time; the exact one is in its title. */
export function Moment({
  at,
  className = '',
}: {
  at: string | null | undefined
  className?: string
}) {
  if (!at) return null
  return (
    <time dateTime={at} title={formatExact(at)} className={className}>
      {formatMoment(at)}
    </time>
  )
}
