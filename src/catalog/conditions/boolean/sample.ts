import fc from 'fast-check'
import type { ConditionSample } from '#condition/sampling/condition-sample.ts'
import { node } from '#condition/sampling/values.ts'

export const sample: ConditionSample = {
  weight: 2,
  breadth: 2,
  conditions: ({ about, inner }) =>
    fc
      .tuple(fc.constantFrom('and', 'or'), fc.array(inner(about), { maxLength: 3 }))
      .map(([operator, subConditions]) => node('booleanCondition', { operator, subConditions })),
}
