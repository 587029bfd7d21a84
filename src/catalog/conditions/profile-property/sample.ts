import fc from 'fast-check'
import { comparisons } from '#condition/sampling/comparisons.ts'
import type { ConditionSample } from '#condition/sampling/condition-sample.ts'
import { instants, partial, scalars, texts, values } from '#condition/sampling/values.ts'

const names = ['country', 'age', 'birthDate', 'vip', 'since', 'plan', 'home']

const paths = [
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
  'consents.news.status',
  'systemProperties.x',
  'itemId',
  'nonsense',
]

const address = fc.oneof(partial(['city'], values), scalars)

export const sample: ConditionSample = {
  weight: 6,
  breadth: 6,
  conditions: () => comparisons('profilePropertyCondition', paths),
  profile: fc.record({
    properties: fc
      .tuple(partial(names, values), partial<unknown>(['address'], address))
      .map(([plain, structured]) => ({ ...plain, ...structured })),
    systemProperties: partial(['x'], values),
    email: fc.option(fc.constantFrom('ann@example.com', 'BOB@Example.org')),
    name: texts,
    anonymous: fc.boolean(),
    tags: fc.subarray(['new', 'Old', 'vip']),
    firstSeenAt: fc.option(instants),
    lastSeenAt: fc.option(instants),
  }),
}
