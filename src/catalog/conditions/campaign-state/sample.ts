import fc from 'fast-check'
import type { ConditionSample } from '#condition/sampling/condition-sample.ts'
import { CAMPAIGNS } from '#condition/sampling/records.ts'
import { node, partial } from '#condition/sampling/values.ts'

const states = ['in_sequence', 'replied', 'bounced'] as const

export const sample: ConditionSample = {
  conditions: () =>
    fc
      .tuple(fc.constantFrom(...CAMPAIGNS, ''), fc.constantFrom('any', ...states))
      .map(([campaignId, state]) => node('campaignStateCondition', { campaignId, state })),
  profile: fc.record({ campaigns: partial(CAMPAIGNS, fc.constantFrom(...states)) }),
}
