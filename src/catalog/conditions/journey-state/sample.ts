import fc from 'fast-check'
import type { ConditionSample } from '#condition/sampling/condition-sample.ts'
import { JOURNEYS } from '#condition/sampling/records.ts'
import { node, partial } from '#condition/sampling/values.ts'

const states = ['running', 'done', 'left'] as const

const stays: fc.Arbitrary<string[]> = fc
  .tuple(fc.subarray([...states], { minLength: 1 }), fc.boolean())
  .map(([all, isConverted]) => (isConverted ? [...all, 'converted'] : all))

export const sample: ConditionSample = {
  conditions: () =>
    fc
      .tuple(fc.constantFrom(...JOURNEYS, ''), fc.constantFrom('any', ...states, 'converted'))
      .map(([journeyId, state]) => node('journeyStateCondition', { journeyId, state })),
  profile: fc.record({ journeys: partial(JOURNEYS, stays) }),
}
