import fc from 'fast-check'
import type { Condition } from '#condition/condition.ts'
import type { SessionFacts } from '#condition/facts.ts'
import { visit } from './condition-world.ts'
import { comparison, grouped, node } from './tree-arbitraries.ts'
import { anyValue, moments, scalar, words } from './value-arbitraries.ts'

const points = fc.oneof(
  fc.constantFrom('59.91,10.75', '60.39, 5.32', '-18.1,178.4', '91,0', 'somewhere'),
  fc.record(
    {
      lat: fc.oneof(fc.constantFrom(59.92, -20, 91), words),
      lon: fc.oneof(fc.constantFrom(10.7, 179.5, -179.5, 200), words),
    },
    { requiredKeys: [] },
  ),
  scalar,
)
export const visits: fc.Arbitrary<SessionFacts> = fc
  .record({
    timeStamp: moments,
    lastEventDate: moments,
    duration: fc.integer({ min: 0, max: 5000 }),
    size: fc.integer({ min: 0, max: 9 }),
    properties: fc.record(
      {
        location: points,
        shop: points,
        latitude: fc.oneof(fc.constantFrom(59.9, 60.4, -18, 91), words),
        longitude: fc.oneof(fc.constantFrom(10.7, 5.3, 178, 200), words),
        sessionCountryCode: anyValue,
        size: anyValue,
      },
      { requiredKeys: [] },
    ),
  })
  .map((input) => visit(input))

const [latitudes, longitudes] = [
  fc.constantFrom(59.91, 60.39, -30, -10, 90),
  fc.constantFrom(10.75, 5, 12, 170, -170),
]
const area = fc.oneof(
  fc.record({
    type: fc.constantFrom('circle', undefined),
    circleLatitude: latitudes,
    circleLongitude: longitudes,
    distance: fc.constantFrom('10km', '5000', '400 km', '12000mi', '0', 'far'),
  }),
  fc.record({
    type: fc.constant('rectangle'),
    rectLatitudeNE: latitudes,
    rectLongitudeNE: longitudes,
    rectLatitudeSW: latitudes,
    rectLongitudeSW: fc.oneof(longitudes, fc.constant(undefined)),
  }),
)
const sessionPaths = [
  'properties.sessionCountryCode',
  'properties.size',
  'properties.latitude',
  'timeStamp',
  'lastEventDate',
  'duration',
  'size',
  'scope',
  'itemId',
  'nonsense',
]
/** Conditions on a visit alone. */
export const visitConditions: fc.Arbitrary<Condition> = grouped(
  fc.oneof(
    comparison(sessionPaths, 'sessionPropertyCondition'),
    fc
      .tuple(area, fc.constantFrom(undefined, 'properties.location', 'properties.shop', 'nonsense'))
      .map(([given, name]) => node('geoLocationByPointSessionCondition', { ...given, name })),
  ),
  2,
)
