import fc from 'fast-check'
import type { Condition } from '#condition/condition.ts'
import { operators } from '#condition/operators.ts'
import type { MailFacts, ProfileFacts, SessionFacts, StayFacts } from '#condition/facts.ts'
import { CAMPAIGNS, GOALS, JOURNEYS, LISTS, person, SEGMENTS, visit } from './condition-world.ts'

const words = fc.constantFrom(
  'Oslo',
  'oslo',
  'ÓSLO',
  'Zürich',
  'zurich',
  'Łódź',
  'straße',
  'ΑΣ',
  'Ж',
  '',
  ' ',
  'a.b',
  '5',
  'true',
  '2026-03-01',
  "o'hara",
  '50%',
  '漢字',
  '59.9,10.7',
  '60.39, 5.32',
  '-0,0',
)
const numbers = fc.oneof(fc.integer({ min: -3, max: 40 }), fc.constantFrom(0.5, 1e6, -0.1, 18))
const dates = fc.constantFrom(
  '2026-03-01',
  '2026-03-29T01:30:00.000Z',
  '2026-03-30T22:30:00.000Z',
  '2026-03-31T09:59:59.999Z',
  '2024-02-29',
  '1990-03-31',
  '1990-04-02',
  '2026-10-25T00:30:00.000Z',
  'no date',
  '2026-3-1',
)
const scalar = fc.oneof(words, numbers, dates, fc.boolean(), fc.constant(null))
const anyValue = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 2, arbitrary: fc.array(scalar, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom({ a: 1 }, {}, [[1]], [{ a: 1 }]) },
)
const orders = fc.array(
  fc.record({ total: fc.oneof(numbers, words), place: words }, { requiredKeys: [] }),
  { maxLength: 3 },
)

const names = ['country', 'age', 'birthDate', 'vip', 'since', 'plan', 'home'] as const
const properties = fc.record(
  {
    ...Object.fromEntries(names.map((name) => [name, anyValue])),
    orders: fc.oneof(orders, scalar),
    address: fc.oneof(fc.record({ city: anyValue }), scalar),
  },
  { requiredKeys: [] },
)
const types = fc.constantFrom('view', 'buy', 'form')
const moments = fc.constantFrom(
  '2026-03-31T10:00:00.000Z',
  '2026-03-31T10:00:00.001Z',
  '2026-03-30T10:00:00.000Z',
  '2026-03-24T10:00:00.000Z',
  '2026-03-01T00:00:00.000Z',
  '2026-02-28T23:00:00.000Z',
  '2025-12-24T18:00:00.000Z',
  '2026-03-29T02:30:00.000Z',
)
const event = fc.record({
  eventType: types,
  timeStamp: moments,
  properties: fc.record({ total: fc.oneof(numbers, words), page: words }, { requiredKeys: [] }),
  target: fc.record({ itemId: words }, { requiredKeys: [] }),
})
const some = <T extends string>(values: readonly T[]) => fc.subarray([...values])
const record = <V>(keys: readonly string[], value: fc.Arbitrary<V>) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, value])), {
    requiredKeys: [],
  }) as fc.Arbitrary<Record<string, V>>

/** Stays one after the other, and perhaps one that lasts. */
const stays = fc
  .array(fc.record({ segmentId: fc.constantFrom(...SEGMENTS), one: moments, other: moments }), {
    maxLength: 4,
  })
  .map((all) =>
    all.map(({ segmentId, one, other }): StayFacts => ({
      segmentId,
      enteredAt: one < other ? one : other,
      leftAt: one < other ? other : one,
    })),
  )
const mails: fc.Arbitrary<MailFacts[]> = fc.array(
  fc.record({
    campaignId: fc.constantFrom(...CAMPAIGNS),
    happening: fc.constantFrom('sent' as const, 'replied' as const, 'bounced' as const),
    timeStamp: moments,
  }),
  { maxLength: 4 },
)

export const people: fc.Arbitrary<ProfileFacts> = fc
  .record({
    properties,
    events: fc.array(event, { maxLength: 6 }),
    segments: some(SEGMENTS),
    lists: some(LISTS),
    email: fc.option(fc.constantFrom('ann@example.com', 'BOB@Example.org')),
    name: words,
    anonymous: fc.boolean(),
    tags: fc.subarray(['new', 'Old', 'vip']),
    firstSeenAt: fc.option(moments),
    scores: record(['fit', 'heat'], fc.integer({ min: -2, max: 20 })),
    goals: record(GOALS, fc.constant('2026-03-01T00:00:00.000Z')),
    stays,
    mails,
    campaigns: record(CAMPAIGNS, fc.constantFrom('in_sequence', 'replied', 'bounced')),
    journeys: record(
      JOURNEYS,
      fc
        .tuple(fc.subarray(['running', 'done', 'left'], { minLength: 1 }), fc.boolean())
        .map(([ways, reached]) => (reached ? [...ways, 'converted'] : ways)),
    ),
    consents: record(
      ['news', 'ads'],
      fc.oneof(
        fc.record({
          status: fc.constantFrom('GRANTED', 'DENIED', 'REVOKED'),
          revokeDate: fc.option(moments),
        }),
        fc.constant(null),
        fc.constant('yes'),
      ),
    ) as fc.Arbitrary<Record<string, unknown>>,
  })
  .map((input) => person(input))

const node = (type: string, parameterValues: Record<string, unknown>): Condition => ({
  type,
  parameterValues,
})
const operatorIds = fc.constantFrom(...operators.map((one) => one.id))
const operand = fc.oneof(
  fc.record({ propertyValue: scalar }),
  fc.record({ propertyValues: fc.array(scalar, { maxLength: 3 }) }),
  fc.record({ propertyValueInteger: numbers }),
  fc.record({ propertyValuesInteger: fc.tuple(numbers, numbers) }),
  fc.record({ propertyValueDate: dates }),
  fc.record({
    propertyValueDateExpr: fc.constantFrom(
      'now',
      'now-5d',
      'now/d',
      'now-1M/M',
      'now-36y',
      '2026-03-01||+1M',
      'now+',
    ),
  }),
  fc.record({ propertyValuesDateExpr: fc.constant(['now-30d', 'now']) }),
  fc.record({
    propertyValue: fc.constantFrom(
      '[a-zA-Z]+',
      'o.*',
      '\\d+',
      '(os|zu).*',
      '[^a]{2,4}',
      '.',
      '(a|b',
    ),
  }),
  fc.record({
    center: fc.constant('59.91,10.75'),
    distance: fc.constantFrom(1, 400, 20_000),
    unit: fc.constantFrom('km', 'mi'),
  }),
)
const comparison = (paths: readonly string[], type: string) =>
  fc
    .tuple(fc.constantFrom(...paths), operatorIds, operand)
    .map(([propertyName, comparisonOperator, values]) =>
      node(type, { propertyName, comparisonOperator, ...values }),
    )
const profilePaths = [
  ...names.map((name) => `properties.${name}`),
  'properties.address.city',
  'properties.orders',
  'email',
  'name',
  'tags',
  'anonymous',
  'firstSeenAt',
  'lastSeenAt',
  'segments',
  'lists',
  'scores.fit',
  'systemProperties.x',
  'itemId',
  'nonsense',
]
const eventPaths = [
  'properties.total',
  'properties.page',
  'target.itemId',
  'eventType',
  'timeStamp',
  'scope',
]

const off = fc.option(fc.constant(false), { nil: undefined, freq: 8 })
const switched = (inner: fc.Arbitrary<Condition>) =>
  fc.tuple(inner, off).map(([one, enabled]) => (enabled === false ? { ...one, enabled } : one))
const grouped = (leaf: fc.Arbitrary<Condition>, depth: number): fc.Arbitrary<Condition> => {
  if (depth === 0) return leaf
  const inner = switched(grouped(leaf, depth - 1))
  return fc.oneof(
    { weight: 4, arbitrary: leaf },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom('and', 'or'), fc.array(inner, { maxLength: 3 }))
        .map(([operator, subConditions]) => node('booleanCondition', { operator, subConditions })),
    },
    { weight: 1, arbitrary: inner.map((subCondition) => node('notCondition', { subCondition })) },
  )
}
const onEvent = grouped(
  fc.oneof(
    types.map((eventTypeId) => node('eventTypeCondition', { eventTypeId })),
    comparison(eventPaths, 'eventPropertyCondition'),
    comparison(profilePaths, 'profilePropertyCondition'),
  ),
  1,
)
const window = fc.oneof(
  fc.record({ numberOfDays: fc.constantFrom(1, 7, 30, 0.5) }),
  fc.record({
    fromDate: fc.constantFrom('2026-03-01', 'now-1M/M', 'now/d'),
    toDate: fc.option(fc.constantFrom('2026-03-24', '2026-02-28', 'now-1d/d'), { nil: undefined }),
  }),
  fc.constant({}),
)
const signs = fc.constantFrom(
  'equals',
  'greaterThan',
  'greaterThanOrEqualTo',
  'lessThan',
  'lessThanOrEqualTo',
)

const leaves = fc.oneof(
  { weight: 6, arbitrary: comparison(profilePaths, 'profilePropertyCondition') },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom('eventsOccurred', 'eventsNotOccurred'),
        onEvent,
        fc.option(fc.nat(3), { nil: undefined }),
        fc.option(fc.nat(3), { nil: undefined }),
        window,
      )
      .map(([operator, eventCondition, minimumEventCount, maximumEventCount, given]) =>
        node('pastEventCondition', {
          operator,
          eventCondition,
          minimumEventCount,
          maximumEventCount,
          ...given,
        }),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.array(onEvent, { minLength: 2, maxLength: 3 }),
        fc.option(fc.constantFrom(24, 168, 0.5), { nil: undefined }),
        window,
      )
      .map(([steps, withinHours, given]) =>
        node('eventSequenceCondition', { steps, withinHours, ...given }),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('sum', 'average', 'smallest', 'largest'),
        onEvent,
        signs,
        numbers,
        window,
      )
      .map(([figure, eventCondition, comparisonOperator, value, given]) =>
        node('eventSumCondition', {
          figure,
          propertyName: 'properties.total',
          eventCondition,
          comparisonOperator,
          value,
          ...given,
        }),
      ),
  },
  fc
    .tuple(some(SEGMENTS), fc.constantFrom('in', 'notIn', 'all'))
    .map(([segments, matchType]) => node('profileSegmentCondition', { segments, matchType })),
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...SEGMENTS), fc.constantFrom('entered', 'left'), window)
      .map(([segmentId, movement, given]) =>
        node('segmentHistoryCondition', { segmentId, movement, ...given }),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('sent', 'replied', 'bounced'),
        fc.constantFrom(...CAMPAIGNS, ''),
        window,
      )
      .map(([interaction, campaignId, given]) =>
        node('campaignMailCondition', { interaction, campaignId, ...given }),
      ),
  },
  fc
    .tuple(some(LISTS), fc.constantFrom('in', 'notIn', 'all'))
    .map(([lists, matchType]) => node('profileUserListCondition', { lists, matchType })),
  fc
    .tuple(
      fc.constantFrom('fit', 'heat', 'none'),
      fc.constantFrom('equals', 'notEquals', 'greaterThanOrEqualTo', 'lessThan'),
      fc.integer({ min: -1, max: 10 }),
    )
    .map(([scoringPlanId, comparisonOperator, scoreValue]) =>
      node('scoringCondition', { scoringPlanId, comparisonOperator, scoreValue }),
    ),
  fc
    .tuple(fc.constantFrom(...GOALS), fc.constantFrom('exists', 'missing'))
    .map(([goalId, comparisonOperator]) =>
      node('goalMatchCondition', { goalId, comparisonOperator }),
    ),
  fc
    .tuple(
      fc.constantFrom(...CAMPAIGNS, ''),
      fc.constantFrom('any', 'replied', 'bounced', 'in_sequence'),
    )
    .map(([campaignId, state]) => node('campaignStateCondition', { campaignId, state })),
  fc
    .tuple(
      fc.constantFrom(...JOURNEYS, ''),
      fc.constantFrom('any', 'running', 'done', 'left', 'converted'),
    )
    .map(([journeyId, state]) => node('journeyStateCondition', { journeyId, state })),
  fc
    .tuple(
      fc.constantFrom('news', 'ads', 'x'),
      fc.constantFrom('GRANTED', 'DENIED', 'REVOKED', 'MISSING'),
    )
    .map(([consentTypeId, consentStatus]) =>
      node('consentCondition', { consentTypeId, consentStatus }),
    ),
  comparison(
    ['properties.orders.total', 'properties.orders.place'],
    'profilePropertyCondition',
  ).map((subCondition) => node('nestedCondition', { path: 'properties.orders', subCondition })),
  fc.constant(node('matchAllCondition', {})),
)

export const conditions: fc.Arbitrary<Condition> = grouped(leaves, 3)

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
