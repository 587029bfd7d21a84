import type { VisitProperties } from '#model/visit-properties.ts'
import { deviceOf } from '#platform/visitors/device.ts'
import type { Place } from '#platform/visitors/places.ts'

export { truncatedAddress, type Place } from '#platform/visitors/places.ts'

/**
 * What a call says of the visit that it belongs to: how it came, on which device, where in the
 * world.
 */
export const aboutVisit = (userAgent: string, referrer: string, place: Place): VisitProperties => ({
  ...(userAgent ? { userAgent: userAgent.slice(0, 500), ...deviceOf(userAgent) } : {}),
  ...(referrer ? { pageReferringURL: referrer.slice(0, 2000) } : {}),
  ...place,
})
