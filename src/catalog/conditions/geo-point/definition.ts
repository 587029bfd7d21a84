import { fieldError, type Condition } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'
import { METRES, type GeoArea } from '#condition/geo.ts'
import { say } from '#language'
import { lookup } from '#model/lib/lookup.ts'

const LOCATION = 'properties.location'

/**
 * The property of the visit that contains the point. For the default one, separate latitude and
 * longitude properties are supported too.
 */
export const pointName = ({ parameterValues: { name } }: Condition): string =>
  typeof name === 'string' && name !== '' ? name : LOCATION
export const isUsualPoint = (name: string): boolean => name === LOCATION

const DISTANCE = /^\s*(\d{1,9}(?:\.\d{1,9})?)\s*([a-z]+\s*)?$/i

/** "10km" in meters; a bare number is in meters already, as in Elasticsearch. */
function metresOf(distance: unknown): number | null {
  const [, amount, unit] = DISTANCE.exec(String(distance ?? '')) ?? []
  const metres =
    amount === undefined ? undefined : lookup(METRES, (unit?.trim() || 'm').toLowerCase())
  return metres === undefined ? null : Number(amount) * metres
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

/** Null when the area is incomplete: then it contains no point. */
export function areaOf({ parameterValues: given }: Condition): GeoArea | null {
  if ((given.type ?? 'circle') === 'circle') {
    const metres = metresOf(given.distance)
    return isNumber(given.circleLatitude) && isNumber(given.circleLongitude) && metres !== null
      ? { circle: { latitude: given.circleLatitude, longitude: given.circleLongitude, metres } }
      : null
  }
  const {
    rectLatitudeNE: north,
    rectLongitudeNE: east,
    rectLatitudeSW: south,
    rectLongitudeSW: west,
  } = given
  return given.type === 'rectangle' &&
    isNumber(north) &&
    isNumber(east) &&
    isNumber(south) &&
    isNumber(west)
    ? { rectangle: { north, east, south, west } }
    : null
}

const latitude = (id: string, title: string) => ({
  id,
  title,
  type: 'number' as const,
  minimum: -90,
  maximum: 90,
})
const longitude = (id: string, title: string) => ({
  id,
  title,
  type: 'number' as const,
  minimum: -180,
  maximum: 180,
})

export const geoPoint: ConditionDefinition = {
  id: 'geoLocationByPointSessionCondition',
  title: 'Visit location on the map',
  description: 'The visit came from within a circle or rectangle.',
  family: 'visit',
  about: 'session',
  tags: ['sessionCondition', 'sessionBased', 'demographic', 'availableToEndUser'],
  parameters: [
    {
      id: 'type',
      title: 'Shape',
      type: 'choice',
      default: 'circle',
      options: [
        ['circle', 'within a circle'],
        ['rectangle', 'within a rectangle'],
      ],
    },
    latitude('circleLatitude', 'Latitude'),
    longitude('circleLongitude', 'Longitude'),
    { id: 'distance', title: 'Radius', type: 'text', help: 'With a unit, such as 10km' },
    latitude('rectLatitudeSW', 'Southern latitude'),
    longitude('rectLongitudeSW', 'Western longitude'),
    latitude('rectLatitudeNE', 'Northern latitude'),
    longitude('rectLongitudeNE', 'Eastern longitude'),
    {
      id: 'name',
      title: 'Property',
      type: 'text',
      help:
        "The visit property that holds the location. Default: the visit's latitude and " +
        'longitude.',
    },
  ],
  check(node) {
    const given = node.parameterValues
    if (!/^properties(?:\.[\p{L}\p{N}_$:-]{1,100}){1,5}$/u.test(pointName(node)))
      return [
        fieldError(
          '/parameterValues/name',
          say('"{name}" is not a property of the visit.', { name: pointName(node) }),
        ),
      ]
    const area = areaOf(node)
    if (area && 'rectangle' in area && area.rectangle.south > area.rectangle.north)
      return [
        fieldError(
          '/parameterValues/rectLatitudeNE',
          say('The northern latitude must be north of the southern one.'),
        ),
      ]
    if (area) return []
    if (given.type === 'rectangle')
      return ['rectLatitudeSW', 'rectLongitudeSW', 'rectLatitudeNE', 'rectLongitudeNE']
        .filter((id) => !isNumber(given[id]))
        .map((id) =>
          fieldError(`/parameterValues/${id}`, say('Enter all four sides of the rectangle.')),
        )
    const missing = ['circleLatitude', 'circleLongitude'].filter((id) => !isNumber(given[id]))
    return [
      ...missing.map((id) =>
        fieldError(`/parameterValues/${id}`, say('Enter the center of the circle.')),
      ),
      ...(metresOf(given.distance) === null
        ? [
            fieldError(
              '/parameterValues/distance',
              say('Enter the radius with a unit, such as 10km.'),
            ),
          ]
        : []),
    ]
  },
  describe(node) {
    const area = areaOf(node)
    if (!area) return say('the visit came from an unknown place')
    if ('circle' in area)
      return say('the visit came from within {distance} of {center}', {
        distance: String(node.parameterValues.distance).trim(),
        center: `${area.circle.latitude}, ${area.circle.longitude}`,
      })
    const { south, west, north, east } = area.rectangle
    return say('the visit came from between {southwest} and {northeast}', {
      southwest: `${south}, ${west}`,
      northeast: `${north}, ${east}`,
    })
  },
  dependsOn(node, dependencies) {
    const name = pointName(node)
    for (const path of isUsualPoint(name)
      ? [name, 'properties.latitude', 'properties.longitude']
      : [name])
      dependencies.properties.add(`session:${path}`)
  },
}
