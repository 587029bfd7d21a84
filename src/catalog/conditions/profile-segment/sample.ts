import fc from 'fast-check'
import type { ConditionSample } from '#condition/sampling/condition-sample.ts'
import { SEGMENTS } from '#condition/sampling/records.ts'
import { node } from '#condition/sampling/values.ts'

export const sample: ConditionSample = {
  conditions: () =>
    fc
      .tuple(
        fc.subarray([...SEGMENTS]),
        fc.constantFrom('in', 'notIn', 'all', 'hasSomeOf', 'hasNoneOf'),
      )
      .map(([segments, matchType]) => node('profileSegmentCondition', { segments, matchType })),
  profile: fc.record({ segments: fc.subarray([...SEGMENTS]) }),
}
