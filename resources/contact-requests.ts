import type schema from '#schemas/contact-request.json'
import type { Resource } from '#model/schema/resource.ts'

export const contactRequests = {
  entity: 'contact-request',
  path: '/admin/contact-requests',
  room: 'administration.site',
  icon: 'bubble',
  synonyms: 'contact form messages',
  list: {
    columns: ['name', 'email', 'state', 'createdAt'],
    sort: ['createdAt', 'DESC'],
    searchHint: 'Name, email or message',
  },
} as const satisfies Resource<typeof schema>
