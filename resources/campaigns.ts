import type schema from '#schemas/campaign.json'
import type { Resource } from '#model/resource.ts'

export const campaigns = {
  entity: 'campaign',
  path: '/admin/campaigns',
  menu: { group: 'Admin', order: 4, icon: 'send' },
  list: {
    columns: ['name', 'state', 'stateReason', 'websiteUrl', 'goal', 'launchedAt', 'updatedAt'],
    filters: ['state', 'pauseReason', 'goal', 'language', 'websiteUrl', 'launchedAt'],
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
    ],
    sections: [
      { title: 'Messaging', fields: ['messaging'] },
      { title: 'Mails', fields: ['steps'] },
      { title: 'Targets', fields: ['targets'] },
      { title: 'Schedule', fields: ['schedule'] },
      { title: 'Source', fields: ['source'] },
    ],
    related: ['outreach', 'message', 'reply', 'campaign-log', 'share', 'goal'],
    omit: {
      'Needed to take it out of the archive.': ['archivedFrom'],
      'The campaign shows the progress of its drafting.': ['draftingJobId'],
      'Who made the record says it.': ['ownerId'],
      'The reason of the state says it.': ['pauseReason'],
      'Shown in the four steps of the campaign.': ['reviewed'],
      'Makes planning repeatable.': ['seed'],
    },
  },
  edit: {
    sections: [
      {
        title: 'Campaign',
        purpose: 'What it is called and what a reader should do.',
        fields: ['name', 'goal', 'language'],
      },
    ],
    omit: {
      'Edited in the four steps of the campaign.': ['messaging', 'steps', 'targets', 'schedule'],
    },
  },
} as const satisfies Resource<typeof schema>
