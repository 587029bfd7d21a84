import type schema from '#schemas/user.json'
import type { Resource } from '#model/schema/resource.ts'

export const users = {
  entity: 'user',
  path: '/admin/users',
  screens: { list: 'screens/users-list', show: 'screens/user-show' },
  room: 'organization.access',
  icon: 'badge',
  synonyms: 'colleagues team members accounts',
  list: {
    columns: ['email', 'first_name', 'last_name', 'role', 'active', 'tenantId', 'lastSeenAt'],
    searchHint: 'Email or name',
  },
  show: {
    summary: [
      'email',
      'first_name',
      'last_name',
      'role',
      'owner',
      'readOnly',
      'active',
      'tenantId',
      'lastSeenAt',
    ],
    sections: [{ title: 'Sign-in', fields: ['subject'] }],
  },
  edit: {
    sections: [
      {
        title: 'Person',
        fields: ['first_name', 'last_name'],
      },
      {
        title: 'Access',
        fields: ['role', 'owner', 'readOnly', 'active', 'tenantId'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
