import type schema from '#schemas/user.json'
import type { Resource } from '#model/resource.ts'

export const users = {
  entity: 'user',
  path: '/admin/users',
  menu: { group: 'Admin', order: 2, icon: 'users' },
  list: {
    columns: [
      'email',
      'first_name',
      'last_name',
      'role',
      'readOnly',
      'active',
      'tenantId',
      'lastSeenAt',
    ],
    searchHint: 'E-mail or name',
  },
  show: {
    summary: [
      'email',
      'first_name',
      'last_name',
      'role',
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
        purpose: 'How the person is called.',
        fields: ['first_name', 'last_name'],
      },
      {
        title: 'Access',
        purpose: 'What the person may do, and where.',
        fields: ['role', 'readOnly', 'active', 'tenantId'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
