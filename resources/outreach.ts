import type schema from '#schemas/outreach.json'
import type { Resource } from '#model/resource.ts'

export const outreach = {
  entity: 'outreach',
  calledBy: 'contactId',
  path: '/admin/outreach',
  menu: { group: 'Admin', order: 7, icon: 'flow' },
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
