import fc from 'fast-check'
import type { ConditionSample } from '#condition/sampling/condition-sample.ts'
import { LISTS } from '#condition/sampling/records.ts'
import { node } from '#condition/sampling/values.ts'

export const sample: ConditionSample = {
  conditions: () =>
    fc
      .tuple(
        fc.subarray([...LISTS]),
        fc.constantFrom('in', 'notIn', 'all', 'hasSomeOf', 'hasNoneOf'),
      )
      .map(([lists, matchType]) => node('profileUserListCondition', { lists, matchType })),
  profile: fc.record({ lists: fc.subarray([...LISTS]) }),
}
