import fc from 'fast-check'
import type { ConditionSample } from '#condition/sampling/condition-sample.ts'
import { node } from '#condition/sampling/values.ts'

export const sample: ConditionSample = {
  isAlwaysTrue: true,
  conditions: () => fc.constant(node('matchAllCondition', {})),
}
