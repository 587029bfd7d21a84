import type schema from '#schemas/invitation.json'
import type { Resource } from '#model/schema/resource.ts'

export const invitations = {
  entity: 'invitation',
  path: '/admin/invitations',
  room: 'organization.access',
  icon: 'invite',
  synonyms: 'invite a colleague',
  list: {
    columns: ['email', 'role', 'owner', 'expiresAt', 'acceptedAt', 'createdBy', 'createdAt'],
    sort: ['createdAt', 'DESC'],
    searchHint: 'Email',
  },
} as const satisfies Resource<typeof schema>
