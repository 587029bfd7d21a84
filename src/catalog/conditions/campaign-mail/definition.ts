import { fieldError } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'
import type { MailHappening } from '#condition/facts.ts'
import { checkWindow, lintWindow, windowParameters, windowWords } from '../event-window.ts'

const happenings: readonly (readonly [MailHappening, string])[] = [
  ['sent', 'was sent'],
  ['replied', 'has answered'],
  ['bounced', 'could not be reached by'],
]

/** The outcome of a value: the first one when absent, null when invalid. */
export const happeningOf = (value: unknown): MailHappening | null =>
  happenings.find(([one]) => one === (value ?? 'sent'))?.[0] ?? null

export const campaignMail: ConditionDefinition = {
  id: 'campaignMailCondition',
  title: 'Mail of a campaign',
  description: 'Was sent a mail of an outreach campaign, answered one, or one came back; and when.',
  family: 'did',
  about: 'profile',
  tags: ['profileCondition', 'behavioral', 'availableToEndUser'],
  parameters: [
    {
      id: 'interaction',
      title: 'What happened',
      type: 'choice',
      default: 'sent',
      options: happenings,
    },
    { id: 'campaignId', title: 'Campaign', type: 'campaign', help: 'any campaign' },
    ...windowParameters,
  ],
  check: (node, tools) => [
    ...checkWindow(node, tools),
    ...(typeof node.parameterValues.campaignId === 'string' &&
    node.parameterValues.campaignId !== '' &&
    tools.exists('campaign', node.parameterValues.campaignId) === false
      ? [fieldError('/parameterValues/campaignId', 'There is no such campaign.')]
      : []),
  ],
  lint: lintWindow,
  describe(node, { name }) {
    const { interaction, campaignId } = node.parameterValues
    const happening = happenings.find(([one]) => one === happeningOf(interaction))?.[1]
    const campaign = campaignId
      ? `the campaign "${name('campaign', String(campaignId))}"`
      : 'a campaign'
    return `${happening ?? 'had something happen to'} a mail of ${campaign}${windowWords(node)}`
  },
  dependsOn({ parameterValues: { campaignId } }, found) {
    found.campaigns.add(campaignId ? String(campaignId) : '*')
    found.mails = true
    found.clock = true
  },
}
