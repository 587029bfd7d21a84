import type schema from '#schemas/agent.json'
import type { Resource } from '#model/schema/resource.ts'

export const agents = {
  entity: 'agent',
  path: '/admin/agents',
  room: 'messages.campaigns',
  icon: 'agent',
  synonyms: 'assistants bots calls voice chat',
  list: {
    columns: ['name', 'state', 'companyName', 'campaignId', 'language', 'isOn', 'updatedAt'],
    filters: ['state', 'isOn', 'language', 'campaignId'],
  },
  show: {
    summary: [
      'state',
      'isOn',
      'companyName',
      'campaignId',
      'language',
      'publishedVersion',
      'publishedAt',
      'usesModel',
    ],
    sections: [
      { title: 'Script', fields: ['script'] },
      { title: 'Rules of conduct', fields: ['conduct'] },
    ],
  },
  edit: {
    sections: [
      { title: 'Agent', fields: ['name', 'companyName', 'campaignId', 'language', 'usesModel'] },
    ],
    omit: { 'Edited on the page of the agent.': ['script', 'conduct'] },
  },
} as const satisfies Resource<typeof schema>
