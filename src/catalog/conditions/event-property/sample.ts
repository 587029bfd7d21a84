import fc from 'fast-check'
import { comparisons } from '#condition/sampling/comparisons.ts'
import type { ConditionSample } from '#condition/sampling/condition-sample.ts'
import { instants, partial, values } from '#condition/sampling/values.ts'

const paths = [
  'properties.total',
  'properties.page',
  'target.itemId',
  'source.path',
  'eventType',
  'timeStamp',
  'scope',
  'nonsense',
]

export const sample: ConditionSample = {
  weight: 3,
  breadth: 4,
  conditions: () => comparisons('eventPropertyCondition', paths),
  event: fc.record({
    timeStamp: instants,
    properties: partial(['page'], values),
    target: partial(['itemId'], values),
    source: partial(['path'], values),
  }),
}
