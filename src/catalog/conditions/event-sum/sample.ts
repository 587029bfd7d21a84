import fc from 'fast-check'
import type { ConditionSample } from '#condition/sampling/condition-sample.ts'
import { node, numbers, partial, texts } from '#condition/sampling/values.ts'
import { windows } from '#condition/sampling/windows.ts'
import { figures } from './definition.ts'

const operators = fc.constantFrom(
  'equals',
  'greaterThan',
  'greaterThanOrEqualTo',
  'lessThan',
  'lessThanOrEqualTo',
)

export const sample: ConditionSample = {
  weight: 2,
  breadth: 2,
  conditions: ({ inner }) =>
    fc
      .tuple(fc.constantFrom(...figures), inner('event'), operators, numbers, windows)
      .map(([figure, eventCondition, comparisonOperator, value, window]) =>
        node('eventSumCondition', {
          figure,
          propertyName: 'properties.total',
          eventCondition,
          comparisonOperator,
          value,
          ...window,
        }),
      ),
  event: fc.record({
    properties: partial(['total'], fc.oneof({ weight: 2, arbitrary: numbers }, texts)),
  }),
}
