import fc from 'fast-check'
import type { ConditionSample } from '#condition/sampling/condition-sample.ts'
import { node, optional, partial, scalars, texts } from '#condition/sampling/values.ts'

const degrees = (...inside: number[]) => fc.oneof(fc.constantFrom(...inside), texts)

const points: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom('59.91,10.75', '60.39, 5.32', '-18.1,178.4', '91,0', 'somewhere'),
  fc
    .tuple(
      partial<unknown>(['lat'], degrees(59.92, -20, 91)),
      partial<unknown>(['lon'], degrees(10.7, 179.5, -179.5, 200)),
    )
    .map(([latitude, longitude]) => ({ ...latitude, ...longitude })),
  scalars,
)

const latitudes = fc.constantFrom(59.91, 60.39, -30, -10, 90)
const longitudes = fc.constantFrom(10.75, 5, 12, 170, -170)

/** Some edges are close to one of the points. */
const distances = fc.constantFrom('10km', '3001', '305km', '306 km', '12000mi', '0', 'far')

/** Centers of circles, every second one close to points of the visits. */
const centers = fc.oneof(
  fc.constant({ circleLatitude: 59.91, circleLongitude: 10.75 }),
  fc.record({ circleLatitude: latitudes, circleLongitude: longitudes }),
)

const areas = fc.oneof(
  fc
    .record({
      type: fc.constantFrom('circle', undefined),
      distance: distances,
      center: centers,
    })
    .map(({ center, ...circle }) => ({ ...circle, ...center })),
  fc.record({
    type: fc.constant('rectangle'),
    rectLatitudeNE: latitudes,
    rectLongitudeNE: longitudes,
    rectLatitudeSW: latitudes,
    rectLongitudeSW: optional(longitudes),
  }),
)

const names = fc.constantFrom(undefined, 'properties.location', 'properties.shop', 'nonsense')

export const sample: ConditionSample = {
  weight: 4,
  breadth: 4,
  conditions: () =>
    fc
      .tuple(areas, names)
      .map(([area, name]) => node('geoLocationByPointSessionCondition', { ...area, name })),
  session: fc.record({
    properties: fc
      .tuple(
        partial(['location', 'shop'], points),
        partial<unknown>(['latitude'], degrees(59.9, 60.4, -18, 91)),
        partial<unknown>(['longitude'], degrees(10.7, 5.3, 178, 200)),
      )
      .map(([named, latitude, longitude]) => ({ ...named, ...latitude, ...longitude })),
  }),
}
