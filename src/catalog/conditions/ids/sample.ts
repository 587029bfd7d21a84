import fc from 'fast-check'
import type { ConditionSample } from '#condition/sampling/condition-sample.ts'
import { PROFILES } from '#condition/sampling/records.ts'
import { node, optional } from '#condition/sampling/values.ts'

export const sample: ConditionSample = {
  conditions: () =>
    fc
      .tuple(fc.subarray([...PROFILES, 'nobody']), optional(fc.boolean()))
      .map(([ids, match]) => node('idsCondition', { ids, match })),
}
