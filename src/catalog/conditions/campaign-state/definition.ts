import { fieldError } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'

const campaignStates = [
  ['any', 'is or was in'],
  ['pending', 'was added to'],
  ['scheduled', 'is about to get the first mail of'],
  ['in_sequence', 'is getting mails of'],
  ['waiting', 'is away, and waited for, in'],
  ['needs_attention', 'has to be looked at in'],
  ['replied', 'has answered'],
  ['finished', 'went through without an answer'],
  ['unsubscribed', 'opted out in'],
  ['bounced', 'could not be reached in'],
  ['complained', 'has complained in'],
  ['stopped', 'was stopped in'],
  ['excluded', 'was left out of'],
] as const

export const campaignState: ConditionDefinition = {
  id: 'campaignStateCondition',
  title: 'Outreach campaign',
  description: 'Where a person stands in an outreach campaign.',
  family: 'belongs',
  about: 'profile',
  tags: ['profileCondition', 'availableToEndUser'],
  parameters: [
    { id: 'campaignId', title: 'Campaign', type: 'campaign', help: 'any campaign' },
    { id: 'state', title: 'State', type: 'choice', default: 'any', options: campaignStates },
  ],
  check: ({ parameterValues: { campaignId } }, { exists }) =>
    typeof campaignId === 'string' && campaignId !== '' && exists('campaign', campaignId) === false
      ? [fieldError('/parameterValues/campaignId', 'There is no such campaign.')]
      : [],
  describe: ({ parameterValues: { campaignId, state } }, { name }) =>
    `${campaignStates.find(([one]) => one === (state ?? 'any'))?.[1] ?? 'is in'} ` +
    `${campaignId ? `the campaign "${name('campaign', String(campaignId))}"` : 'a campaign'}`,
  dependsOn: ({ parameterValues: { campaignId } }, found) =>
    void found.campaigns.add(campaignId ? String(campaignId) : '*'),
}
