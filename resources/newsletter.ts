import type schema from '#schemas/newsletter-subscription.json'
import type { Resource } from '#model/resource.ts'

export const newsletter = {
  entity: 'newsletter-subscription',
  path: '/admin/newsletter',
  menu: { group: 'Admin', order: 15, icon: 'log' },
  list: {
    columns: ['email', 'state', 'source', 'createdAt', 'confirmedAt', 'leftAt'],
    filters: ['state', 'source', 'confirmedAt', 'leftAt'],
    sort: ['createdAt', 'DESC'],
    searchHint: 'E-mail',
  },
} as const satisfies Resource<typeof schema>
