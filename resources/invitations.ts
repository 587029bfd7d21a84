import type schema from '#schemas/invitation.json'
import type { Resource } from '#model/resource.ts'

export const invitations = {
  entity: 'invitation',
  path: '/admin/invitations',
  menu: { group: 'Admin', order: 3, icon: 'enter' },
  list: {
    columns: ['email', 'role', 'expiresAt', 'acceptedAt', 'createdBy', 'createdAt'],
    sort: ['createdAt', 'DESC'],
    searchHint: 'E-mail',
  },
} as const satisfies Resource<typeof schema>
