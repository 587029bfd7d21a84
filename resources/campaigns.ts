import type schema from '#schemas/campaign.json'
import type { Resource } from '#model/schema/resource.ts'

export const campaigns = {
  entity: 'campaign',
  path: '/admin/campaigns',
  screens: { show: 'screens/explained-shows#CampaignShow' },
  room: 'messages.campaigns',
  icon: 'send',
  synonyms: 'outreach campaigns sequences',
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
      { title: 'Emails', fields: ['steps'] },
      { title: 'Targets', fields: ['targets'] },
      { title: 'Schedule', fields: ['schedule'] },
      { title: 'Source', fields: ['source'] },
    ],
    related: ['outreach', 'message', 'reply', 'campaign-log', 'share', 'agent', 'goal'],
    omit: {
      'Used to restore the campaign from the archive.': ['archivedFrom'],
      'The campaign shows the progress of its drafting.': ['draftingJobId'],
      'Same as Created by.': ['ownerId'],
      'Same as the reason of the status.': ['pauseReason'],
      'Shown in the four steps of the campaign.': ['reviewed'],
      'Makes planning repeatable.': ['seed'],
    },
  },
  edit: {
    sections: [
      {
        title: 'Campaign',
        fields: ['name', 'goal', 'language'],
      },
    ],
    omit: {
      'Edited in the four steps of the campaign.': ['messaging', 'steps', 'targets', 'schedule'],
    },
  },
} as const satisfies Resource<typeof schema>
