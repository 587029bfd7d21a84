import fc from 'fast-check'
import type { ConditionSample } from '#condition/sampling/condition-sample.ts'
import { node, optional } from '#condition/sampling/values.ts'
import { windows } from '#condition/sampling/windows.ts'

export const sample: ConditionSample = {
  weight: 2,
  breadth: 2,
  conditions: ({ inner }) =>
    fc
      .tuple(
        fc.array(inner('event'), { minLength: 2, maxLength: 3 }),
        optional(fc.constantFrom(24, 168, 0.5)),
        windows,
      )
      .map(([steps, withinHours, window]) =>
        node('eventSequenceCondition', { steps, withinHours, ...window }),
      ),
}
