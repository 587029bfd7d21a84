import type schema from '#schemas/api-key.json'
import type { Resource } from '#model/schema/resource.ts'

export const apiKeys = {
  entity: 'api-key',
  path: '/admin/api-keys',
  screens: { show: 'screens/key-show' },
  room: 'organization.access',
  icon: 'key',
  synonyms: 'secret keys tokens',
  list: {
    columns: ['name', 'makerId', 'role', 'scopes', 'lastUsedAt', 'expiresAt', 'parentId'],
    sort: ['createdAt', 'DESC'],
  },
} as const satisfies Resource<typeof schema>
