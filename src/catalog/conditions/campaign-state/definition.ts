import { fieldError } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'
import { message, say } from '#language'

const campaignStates = [
  ['any', 'is or was in'],
  ['pending', 'was added to'],
  ['scheduled', 'is about to get the first email of'],
  ['in_sequence', 'is getting emails of'],
  ['waiting', 'is away, and waited for, in'],
  ['needs_attention', 'needs a review in'],
  ['replied', 'has replied in'],
  ['finished', 'completed without a reply'],
  ['unsubscribed', 'opted out in'],
  ['bounced', 'could not be reached in'],
  ['complained', 'complained about'],
  ['stopped', 'was stopped in'],
  ['excluded', 'was left out of'],
] as const

type State = (typeof campaignStates)[number][0]

/** With the name of a campaign, and for any campaign. */
const SENTENCES: Record<State | 'other', readonly [named: string, anyOne: string]> = {
  any: [message('is or was in the campaign "{name}"'), message('is or was in a campaign')],
  pending: [message('was added to the campaign "{name}"'), message('was added to a campaign')],
  scheduled: [
    message('is about to get the first email of the campaign "{name}"'),
    message('is about to get the first email of a campaign'),
  ],
  in_sequence: [
    message('is getting emails of the campaign "{name}"'),
    message('is getting emails of a campaign'),
  ],
  waiting: [
    message('is away, and waited for, in the campaign "{name}"'),
    message('is away, and waited for, in a campaign'),
  ],
  needs_attention: [
    message('needs a review in the campaign "{name}"'),
    message('needs a review in a campaign'),
  ],
  replied: [message('has replied in the campaign "{name}"'), message('has replied in a campaign')],
  finished: [
    message('completed without a reply the campaign "{name}"'),
    message('completed without a reply a campaign'),
  ],
  unsubscribed: [message('opted out in the campaign "{name}"'), message('opted out in a campaign')],
  bounced: [
    message('could not be reached in the campaign "{name}"'),
    message('could not be reached in a campaign'),
  ],
  complained: [
    message('complained about the campaign "{name}"'),
    message('complained about a campaign'),
  ],
  stopped: [message('was stopped in the campaign "{name}"'), message('was stopped in a campaign')],
  excluded: [
    message('was left out of the campaign "{name}"'),
    message('was left out of a campaign'),
  ],
  other: [message('is in the campaign "{name}"'), message('is in a campaign')],
}

function sayState(state: unknown, name: unknown): string {
  const known = campaignStates.find(([one]) => one === (state ?? 'any'))?.[0]
  const [named, anyOne] = SENTENCES[known ?? 'other']
  return name ? say(named, { name: String(name) }) : say(anyOne)
}

export const campaignState: ConditionDefinition = {
  id: 'campaignStateCondition',
  title: 'Outreach campaign',
  description: 'Status in an outreach campaign.',
  family: 'belongs',
  about: 'profile',
  tags: ['profileCondition', 'availableToEndUser'],
  parameters: [
    { id: 'campaignId', title: 'Campaign', type: 'campaign', help: 'any campaign' },
    { id: 'state', title: 'Status', type: 'choice', default: 'any', options: campaignStates },
  ],
  check: ({ parameterValues: { campaignId } }, { exists }) =>
    typeof campaignId === 'string' && campaignId !== '' && exists('campaign', campaignId) === false
      ? [fieldError('/parameterValues/campaignId', say('This campaign does not exist.'))]
      : [],
  describe: ({ parameterValues: { campaignId, state } }, { name }) =>
    sayState(state, campaignId && name('campaign', String(campaignId))),
  dependsOn: ({ parameterValues: { campaignId } }, found) =>
    void found.campaigns.add(campaignId ? String(campaignId) : '*'),
}
