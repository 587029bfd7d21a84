import fc from 'fast-check'
import { comparisons } from '#condition/sampling/comparisons.ts'
import type { ConditionSample } from '#condition/sampling/condition-sample.ts'
import { instants, partial, values } from '#condition/sampling/values.ts'

const paths = [
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

export const sample: ConditionSample = {
  weight: 4,
  breadth: 4,
  conditions: () => comparisons('sessionPropertyCondition', paths),
  session: fc.record({
    timeStamp: instants,
    lastEventDate: instants,
    duration: fc.integer({ min: 0, max: 5000 }),
    size: fc.integer({ min: 0, max: 9 }),
    properties: partial(['sessionCountryCode', 'size'], values),
  }),
}
