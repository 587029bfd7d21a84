import type schema from '#schemas/agent-version.json'
import type { Resource } from '#model/schema/resource.ts'

export const agentVersions = {
  entity: 'agent-version',
  path: '/admin/agent-versions',
  label: 'Agent versions',
  room: 'messages.history',
  icon: 'agentversion',
  synonyms: 'published agents',
  list: {
    columns: ['number', 'agentId', 'companyName', 'language', 'note', 'createdBy', 'createdAt'],
    sort: ['createdAt', 'DESC'],
  },
  show: {
    summary: [
      'agentId',
      'number',
      'companyName',
      'language',
      'usesModel',
      'note',
      'createdAt',
      'createdBy',
    ],
    sections: [
      { title: 'Script', fields: ['script'] },
      { title: 'Facts', fields: ['facts'] },
      { title: 'Rules of conduct', fields: ['conduct'] },
    ],
  },
} as const satisfies Resource<typeof schema>
