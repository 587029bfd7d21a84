import type schema from '#schemas/profile-merge.json'
import type { Resource } from '#model/schema/resource.ts'

export const merges = {
  entity: 'profile-merge',
  path: '/admin/data/profile-merge',
  room: 'people.records',
  icon: 'merge',
  synonyms: 'duplicates deduplicate',
} as const satisfies Resource<typeof schema>
