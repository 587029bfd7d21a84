import type schema from '#schemas/campaign-log.json'
import type { Resource } from '#model/schema/resource.ts'

export const campaignLogs = {
  entity: 'campaign-log',
  path: '/logs/campaigns',
  label: 'Campaign log',
  room: 'messages.history',
  icon: 'timeline',
  synonyms: 'campaign history activity',
  list: {
    columns: ['at', 'text', 'type', 'campaignId', 'contactId'],
    searchHint: 'Text, person or campaign',
    filters: ['type', 'campaignId', 'contactId', 'outreachId', 'at'],
    sort: ['at', 'DESC'],
  },
  show: {
    summary: ['at', 'campaignId', 'contactId', 'outreachId', 'messageId'],
    sections: [{ title: 'Details', fields: ['text', 'data'] }],
  },
} as const satisfies Resource<typeof schema>
