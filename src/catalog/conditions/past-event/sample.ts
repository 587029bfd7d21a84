import fc from 'fast-check'
import type { ConditionSample } from '#condition/sampling/condition-sample.ts'
import { node, optional } from '#condition/sampling/values.ts'
import { windows } from '#condition/sampling/windows.ts'

export const sample: ConditionSample = {
  weight: 3,
  breadth: 2,
  conditions: ({ inner }) =>
    fc
      .tuple(
        fc.constantFrom('eventsOccurred', 'eventsNotOccurred'),
        inner('event'),
        optional(fc.nat(3)),
        optional(fc.nat(3)),
        windows,
      )
      .map(([operator, eventCondition, minimumEventCount, maximumEventCount, window]) =>
        node('pastEventCondition', {
          operator,
          eventCondition,
          minimumEventCount,
          maximumEventCount,
          ...window,
        }),
      ),
}
