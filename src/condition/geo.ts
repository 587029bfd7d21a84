export interface Place {
  latitude: number
  longitude: number
}
export interface Circle extends Place {
  metres: number
}

/** Mean radius of the earth (IUGG), in metres. */
export const EARTH = 6_371_008.8

const fits = (latitude: number, longitude: number): Place | null => (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null)

const PLACE = /^ *(-?\d{1,3}(?:\.\d{1,12})?) *, *(-?\d{1,3}(?:\.\d{1,12})?) *$/
/** The same for PostgreSQL. */
export const PLACE_PATTERN = PLACE.source.replaceAll('\\d', '[0-9]')

/** "60.39,5.32", as geo points are kept. Null for anything else. */
export function readPlace(value: unknown): Place | null {
  const parts = typeof value === 'string' ? PLACE.exec(value) : null
  return parts ? fits(Number(parts[1]), Number(parts[2])) : null
}

/** On a sphere, by the haversine formula; up to half a percent off, as the earth is none. */
export function distanceInMetres(from: Place, to: Place): number {
  const radians = Math.PI / 180
  const half = (a: number, b: number) => Math.sin(((b - a) * radians) / 2) ** 2
  const h = half(from.latitude, to.latitude) + Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * half(from.longitude, to.longitude)
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(h)))
}
