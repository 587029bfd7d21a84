import type schema from '#schemas/profile-group.json'
import type { Resource } from '#model/resource.ts'

export const groups = {
  entity: 'profile-group',
  path: '/customer/company',
  menu: { group: 'Audience', order: 2, icon: 'building' },
  list: {
    columns: ['name', 'id', 'properties', 'lastSeenAt', 'createdAt'],
    sort: ['lastSeenAt', 'DESC'],
  },
  show: {
    summary: ['id', 'lastSeenAt', 'createdAt', 'updatedAt'],
    sections: [{ title: 'What is known', fields: ['properties'] }],
  },
} as const satisfies Resource<typeof schema>
