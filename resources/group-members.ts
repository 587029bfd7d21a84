import type schema from '#schemas/group-member.json'
import type { Resource } from '#model/schema/resource.ts'

export const groupMembers = {
  entity: 'group-member',
  path: '/customer/company-people',
  room: 'people.records',
  icon: 'members',
  synonyms: 'company members employees',
  list: {
    columns: ['profileId', 'groupId', 'lastSeenAt', 'createdAt'],
    sort: ['lastSeenAt', 'DESC'],
  },
  show: { summary: ['profileId', 'groupId', 'lastSeenAt', 'createdAt'] },
} as const satisfies Resource<typeof schema>
