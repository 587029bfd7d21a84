import type schema from '#schemas/profile-group.json'
import type { Resource } from '#model/schema/resource.ts'

export const groups = {
  entity: 'profile-group',
  path: '/customer/company',
  room: 'people.records',
  icon: 'building',
  synonyms: 'accounts firms households teams',
  list: {
    columns: ['name', 'id', 'properties', 'lastSeenAt', 'createdAt'],
    sort: ['lastSeenAt', 'DESC'],
  },
  show: {
    summary: ['id', 'lastSeenAt', 'createdAt', 'updatedAt'],
    sections: [{ title: 'Properties', fields: ['properties'] }],
  },
} as const satisfies Resource<typeof schema>
