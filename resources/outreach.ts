import type schema from '#schemas/outreach.json'
import type { Resource } from '#model/schema/resource.ts'

export const outreach = {
  entity: 'outreach',
  calledBy: 'contactId',
  path: '/admin/outreach',
  screens: { show: 'screens/explained-shows#OutreachShow' },
  room: 'messages.campaigns',
  icon: 'outreach',
  synonyms: 'enrollments contacts in campaigns',
  list: {
    columns: [
      'contactId',
      'state',
      'stateReason',
      'campaignId',
      'mailboxId',
      'waitUntil',
      'enteredAt',
    ],
    filters: ['state', 'campaignId', 'mailboxId', 'excludedBy', 'waitUntil', 'enteredAt'],
    sort: ['enteredAt', 'DESC'],
  },
} as const satisfies Resource<typeof schema>
