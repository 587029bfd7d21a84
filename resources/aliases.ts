import type schema from '#schemas/profile-alias.json'
import type { Resource } from '#model/schema/resource.ts'

export const aliases = {
  entity: 'profile-alias',
  path: '/admin/data/profile-alias',
  room: 'data.model',
  icon: 'alias',
  synonyms: 'identifiers ids',
} as const satisfies Resource<typeof schema>
