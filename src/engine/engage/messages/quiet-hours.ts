import { DateTime } from 'luxon'
import type { Engage } from '#model/schema/entities.generated.ts'
import { instantOf } from '#journey/local-window.ts'

/**
 * End of the quiet hours that contain `at`; null outside of them. Computed in wall time of the zone
 * for each date, so that clock changes are respected.
 */
export function quietUntil(
  { quietFrom = '', quietTo = '' }: Pick<Engage, 'quietFrom' | 'quietTo'>,
  zone: string,
  at: number,
): number | null {
  if (quietFrom === '' || quietTo === '' || quietFrom === quietTo) return null
  const today = DateTime.fromMillis(at, { zone }).startOf('day')
  for (const day of [today.minus({ days: 1 }).startOf('day'), today]) {
    const start = instantOf(day, quietFrom)
    const end = instantOf(
      quietTo <= quietFrom ? day.plus({ days: 1 }).startOf('day') : day,
      quietTo,
    )
    if (start <= at && at < end) return end
  }
  return null
}
