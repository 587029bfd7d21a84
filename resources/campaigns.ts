import type schema from '#schemas/campaign.json'
import type { Resource } from '#model/resource.ts'

export const campaigns = {
  entity: 'campaign',
  path: '/admin/campaigns',
  menu: { group: 'Admin', order: 4, icon: 'send' },
  list: {
    columns: ['name', 'state', 'stateReason', 'websiteUrl', 'goal', 'launchedAt', 'updatedAt'],
    filters: ['state', 'pauseReason', 'goal', 'language', 'websiteUrl', 'launchedAt', 'createdAt'],
    searchHint: 'Name or website',
  },
  show: {
    summary: [
      'state',
      'stateReason',
      'websiteUrl',
      'goal',
      'language',
      'launchedAt',
      'sendsFrom',
      'completedAt',
      'createdAt',
      'updatedAt',
    ],
    sections: [
      { title: 'Messaging', fields: ['messaging'] },
      { title: 'Mails', fields: ['steps'] },
      { title: 'Targets', fields: ['targets'] },
      { title: 'Schedule', fields: ['schedule'] },
      { title: 'Source', fields: ['source'] },
    ],
    related: ['outreach', 'message', 'reply', 'campaign-log', 'share', 'goal'],
  },
  // What the mails say and whom they go to is edited in the campaign's own four steps.
  edit: {
    sections: [
      {
        title: 'Campaign',
        purpose: 'What it is called and what a reader should do.',
        fields: ['name', 'goal', 'language'],
      },
      { title: 'Schedule', purpose: 'When mails leave, and from where.', fields: ['schedule'] },
    ],
  },
} as const satisfies Resource<typeof schema>
