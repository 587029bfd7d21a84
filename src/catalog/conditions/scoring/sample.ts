import fc from 'fast-check'
import type { ConditionSample } from '#condition/sampling/condition-sample.ts'
import { PLANS } from '#condition/sampling/records.ts'
import { node, partial } from '#condition/sampling/values.ts'

const operators = fc.constantFrom(
  'equals',
  'notEquals',
  'greaterThan',
  'greaterThanOrEqualTo',
  'lessThan',
  'lessThanOrEqualTo',
)

export const sample: ConditionSample = {
  conditions: () =>
    fc
      .tuple(fc.constantFrom(...PLANS), operators, fc.integer({ min: -1, max: 10 }))
      .map(([scoringPlanId, comparisonOperator, scoreValue]) =>
        node('scoringCondition', { scoringPlanId, comparisonOperator, scoreValue }),
      ),
  profile: fc.record({ scores: partial(['fit', 'heat'], fc.integer({ min: -2, max: 20 })) }),
}
