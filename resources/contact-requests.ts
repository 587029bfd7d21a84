import type schema from '#schemas/contact-request.json'
import type { Resource } from '#model/resource.ts'

export const contactRequests = {
  entity: 'contact-request',
  path: '/admin/contact-requests',
  menu: { group: 'Admin', order: 16, icon: 'inbox' },
  list: {
    columns: ['name', 'email', 'state', 'createdAt'],
    sort: ['createdAt', 'DESC'],
    searchHint: 'Name, e-mail or words',
  },
} as const satisfies Resource<typeof schema>
