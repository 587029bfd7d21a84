import { isObject } from '#model/lib/is-object.ts'

export interface GeoPoint {
  latitude: number
  longitude: number
}
export interface Circle extends GeoPoint {
  metres: number
}

/** In degrees; a rectangle whose west is greater than its east crosses the date line. */
export interface Rectangle {
  north: number
  east: number
  south: number
  west: number
}

export type GeoArea = { circle: Circle } | { rectangle: Rectangle }

/** Units of distance in meters. */
export const METRES: Readonly<Record<string, number | undefined>> = {
  km: 1000,
  m: 1,
  mi: 1609.344,
  nmi: 1852,
  yd: 0.9144,
  ft: 0.3048,
}

/** Mean radius of the earth (IUGG), in meters. */
export const EARTH = 6_371_008.8

const fits = (latitude: number, longitude: number): GeoPoint | null =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null

const PLACE = /^ *(-?\d{1,3}(?:\.\d{1,12})?) *, *(-?\d{1,3}(?:\.\d{1,12})?) *$/
/** The same for PostgreSQL. */
export const PLACE_PATTERN = PLACE.source.replaceAll('\\d', '[0-9]')

/** Parses "60.39,5.32", the stored format of geo points. Null for anything else. */
export function readGeoPoint(value: unknown): GeoPoint | null {
  const parts = typeof value === 'string' ? PLACE.exec(value) : null
  return parts ? fits(Number(parts[1]), Number(parts[2])) : null
}

/**
 * On a sphere, by the haversine formula; up to half a percent off, because the earth is not a
 * sphere.
 */
export function distanceInMetres(from: GeoPoint, to: GeoPoint): number {
  const radians = Math.PI / 180
  const half = (a: number, b: number) => Math.sin(((b - a) * radians) / 2) ** 2
  const h =
    half(from.latitude, to.latitude) +
    Math.cos(from.latitude * radians) *
      Math.cos(to.latitude * radians) *
      half(from.longitude, to.longitude)
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(h)))
}

const isDegrees = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

/**
 * A point as visits store it: "60.39,5.32", or `{ lat, lon }` in numbers. Null for anything else.
 */
export function readPoint(value: unknown): GeoPoint | null {
  if (!isObject(value)) return readGeoPoint(value)
  const [lat, lon] = [
    Object.hasOwn(value, 'lat') ? value.lat : null,
    Object.hasOwn(value, 'lon') ? value.lon : null,
  ]
  return isDegrees(lat) && isDegrees(lon) ? fits(lat, lon) : null
}

/** Whether a place is within an area, its edge included. */
export function inArea(area: GeoArea, place: GeoPoint): boolean {
  if ('circle' in area) return distanceInMetres(area.circle, place) <= area.circle.metres
  const { north, east, south, west } = area.rectangle
  const { latitude, longitude } = place
  return (
    latitude >= south &&
    latitude <= north &&
    (west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east)
  )
}
