import type { NodeDefinition } from '#journey/kind.ts'

/** Adds the person to an outreach campaign, by email address. */
export const enrol: NodeDefinition = {
  id: 'enrol',
  title: 'Enrol',
  description:
    'Adds the person’s contact to an outreach campaign. Its own checks still decide whether anything is sent.',
  icon: 'send',
  group: 'do',
  parameters: {
    campaignId: {
      type: 'string',
      format: 'uuid',
      title: 'Campaign',
      description: 'The contact is made from the profile where there is none yet.',
      'x-ref': 'campaign',
    },
  },
  required: ['campaignId'],
  exits: () => [
    { id: 'next', title: 'Enrolled' },
    { id: 'already', title: 'Already in' },
    { id: 'failed', title: 'Not possible' },
  ],
  describe: ({ campaignId }, words) =>
    typeof campaignId === 'string' && campaignId !== ''
      ? `Enrol in “${words.name('campaign', campaignId)}”`
      : 'Enrol in no campaign yet',
  waits: false,
}
