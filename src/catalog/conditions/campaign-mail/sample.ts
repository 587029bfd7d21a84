import fc from 'fast-check'
import type { ConditionSample } from '#condition/sampling/condition-sample.ts'
import { CAMPAIGNS } from '#condition/sampling/records.ts'
import { instants, node } from '#condition/sampling/values.ts'
import { windows } from '#condition/sampling/windows.ts'

const happenings = fc.constantFrom('sent' as const, 'replied' as const, 'bounced' as const)

export const sample: ConditionSample = {
  weight: 2,
  conditions: () =>
    fc
      .tuple(happenings, fc.constantFrom(...CAMPAIGNS, ''), windows)
      .map(([interaction, campaignId, window]) =>
        node('campaignMailCondition', { interaction, campaignId, ...window }),
      ),
  profile: fc.record({
    mails: fc.array(
      fc.record({
        campaignId: fc.constantFrom(...CAMPAIGNS),
        happening: happenings,
        timeStamp: instants,
      }),
      { maxLength: 4 },
    ),
  }),
}
