import fc from 'fast-check'
import type { ConditionSample } from '#condition/sampling/condition-sample.ts'
import { GOALS } from '#condition/sampling/records.ts'
import { node, partial } from '#condition/sampling/values.ts'

export const sample: ConditionSample = {
  conditions: () =>
    fc
      .tuple(fc.constantFrom(...GOALS), fc.constantFrom('exists', 'missing'))
      .map(([goalId, comparisonOperator]) =>
        node('goalMatchCondition', { goalId, comparisonOperator }),
      ),
  profile: fc.record({ goals: partial(GOALS, fc.constant('2026-03-01T00:00:00.000Z')) }),
}
