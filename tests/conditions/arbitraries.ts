import fc from 'fast-check'
import type { Condition } from '#condition/condition.ts'
import type { MailFacts, ProfileFacts, MembershipPeriod } from '#condition/facts.ts'
import { CAMPAIGNS, GOALS, JOURNEYS, LISTS, person, SEGMENTS } from './condition-world.ts'
import { comparison, grouped, node } from './tree-arbitraries.ts'
import { anyValue, moments, numbers, scalar, words } from './value-arbitraries.ts'

export { visitConditions, visits } from './visit-arbitraries.ts'

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
    all.map(({ segmentId, one, other }): MembershipPeriod => ({
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
