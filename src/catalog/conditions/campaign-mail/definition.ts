import { fieldError } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'
import type { MailHappening } from '#condition/facts.ts'
import { message, say } from '#language'
import { checkWindow, lintWindow, windowParameters, windowWords } from '../event-window.ts'

const happenings: readonly (readonly [MailHappening, string])[] = [
  ['sent', 'was sent'],
  ['replied', 'has replied to'],
  ['bounced', 'could not be reached by'],
]

/** With the name of a campaign, and for any campaign. */
const SENTENCES: Record<MailHappening | 'other', readonly [named: string, anyOne: string]> = {
  sent: [
    message('was sent an email of the campaign "{name}"{when}'),
    message('was sent an email of a campaign{when}'),
  ],
  replied: [
    message('has replied to an email of the campaign "{name}"{when}'),
    message('has replied to an email of a campaign{when}'),
  ],
  bounced: [
    message('could not be reached by an email of the campaign "{name}"{when}'),
    message('could not be reached by an email of a campaign{when}'),
  ],
  other: [
    message('had something happen to an email of the campaign "{name}"{when}'),
    message('had something happen to an email of a campaign{when}'),
  ],
}

/** The outcome of a value: the first one when absent, null when invalid. */
export const happeningOf = (value: unknown): MailHappening | null =>
  happenings.find(([one]) => one === (value ?? 'sent'))?.[0] ?? null

export const campaignMail: ConditionDefinition = {
  id: 'campaignMailCondition',
  title: 'Campaign email',
  description: 'Got an email of an outreach campaign, replied to one, or one bounced; and when.',
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
      ? [fieldError('/parameterValues/campaignId', say('This campaign does not exist.'))]
      : []),
  ],
  lint: lintWindow,
  describe(node, { name }) {
    const { interaction, campaignId } = node.parameterValues
    const [named, anyOne] = SENTENCES[happeningOf(interaction) ?? 'other']
    return campaignId
      ? say(named, { name: name('campaign', String(campaignId)), when: windowWords(node) })
      : say(anyOne, { when: windowWords(node) })
  },
  dependsOn({ parameterValues: { campaignId } }, dependencies) {
    dependencies.campaigns.add(campaignId ? String(campaignId) : '*')
    dependencies.mails = true
    dependencies.clock = true
  },
}
