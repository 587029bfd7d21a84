import type { VisitProperties } from '#model/schema/visit-properties.ts'
import { deviceOf } from '#platform/visitors/device.ts'
import type { VisitorLocation } from '#platform/visitors/places.ts'

export { truncatedAddress, type VisitorLocation } from '#platform/visitors/places.ts'

/** Properties of the visit from one call: referrer, device, location. */
export const aboutVisit = (
  userAgent: string,
  referrer: string,
  place: VisitorLocation,
): VisitProperties => ({
  ...(userAgent ? { userAgent: userAgent.slice(0, 500), ...deviceOf(userAgent) } : {}),
  ...(referrer ? { pageReferringURL: referrer.slice(0, 2000) } : {}),
  ...place,
})
