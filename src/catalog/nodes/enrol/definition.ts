import type { NodeDefinition } from '#journey/kind.ts'
import { say } from '#language'

/** Adds the person to an outreach campaign, by email address. */
export const enrol: NodeDefinition = {
  id: 'enrol',
  title: 'Enroll',
  description:
    "Adds the person's contact to an outreach campaign. The campaign's checks still apply.",
  icon: 'send',
  group: 'do',
  parameters: {
    campaignId: {
      type: 'string',
      format: 'uuid',
      title: 'Campaign',
      description: 'If the person has no contact, one is created from the profile.',
      'x-ref': 'campaign',
    },
  },
  required: ['campaignId'],
  exits: () => [
    { id: 'next', title: say('Enrolled') },
    { id: 'already', title: say('Already in') },
    { id: 'failed', title: say('Not possible') },
  ],
  describe: ({ campaignId }, words) =>
    typeof campaignId === 'string' && campaignId !== ''
      ? say('Enroll in “{name}”', { name: words.name('campaign', campaignId) })
      : say('No campaign chosen yet'),
  waits: false,
}
