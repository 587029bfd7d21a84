import type schema from '#schemas/profile-group.json'
import type { Resource } from '#model/resource.ts'

export const groups = {
  entity: 'profile-group',
  path: '/customer/company',
  label: 'Companies',
  menu: { group: 'Audience', order: 2, icon: 'building', label: 'Companies' },
  list: {
    columns: ['name', 'id', 'properties', 'lastSeenAt', 'createdAt'],
    filters: ['lastSeenAt', 'createdAt'],
    sort: ['lastSeenAt', 'DESC'],
    searchHint: 'Name or id',
  },
  show: {
    summary: ['id', 'lastSeenAt', 'createdAt', 'updatedAt'],
    sections: [{ title: 'What is known', fields: ['properties'] }],
    related: ['group-member'],
  },
} as const satisfies Resource<typeof schema>
