import type schema from '#schemas/campaign-log.json'
import type { Resource } from '#model/resource.ts'

export const campaignLogs = {
  entity: 'campaign-log',
  path: '/admin/campaign-logs',
  menu: { group: 'Admin', order: 10, icon: 'log' },
  list: {
    columns: ['type', 'text', 'campaignId', 'contactId', 'at'],
    filters: ['type', 'campaignId', 'contactId', 'outreachId', 'at'],
    sort: ['at', 'DESC'],
  },
  show: {
    summary: ['at', 'campaignId', 'contactId', 'outreachId', 'messageId'],
    sections: [{ title: 'What happened', fields: ['text', 'data'] }],
  },
} as const satisfies Resource<typeof schema>
