import type schema from '#schemas/api-key.json'
import type { Resource } from '#model/resource.ts'

export const apiKeys = {
  entity: 'api-key',
  path: '/admin/api-keys',
  label: 'API keys',
  menu: { group: 'Admin', order: 12, icon: 'code' },
  list: {
    columns: ['name', 'kind', 'prefix', 'scopes', 'lastUsedAt', 'expiresAt', 'createdAt'],
    filters: ['kind', 'lastUsedAt', 'expiresAt', 'createdAt'],
    sort: ['createdAt', 'DESC'],
    searchHint: 'Name',
  },
} as const satisfies Resource<typeof schema>
