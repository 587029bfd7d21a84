import type schema from '#schemas/newsletter-subscription.json'
import type { Resource } from '#model/schema/resource.ts'

export const newsletter = {
  entity: 'newsletter-subscription',
  path: '/admin/newsletter',
  room: 'administration.site',
  icon: 'news',
  synonyms: 'subscribers',
  list: {
    columns: ['email', 'state', 'source', 'createdAt', 'confirmedAt', 'leftAt'],
    filters: ['state', 'source', 'confirmedAt', 'leftAt'],
    sort: ['createdAt', 'DESC'],
    searchHint: 'Email',
  },
} as const satisfies Resource<typeof schema>
