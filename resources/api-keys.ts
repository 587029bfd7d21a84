import type schema from '#schemas/api-key.json'
import type { Resource } from '#model/resource.ts'

export const apiKeys = {
  entity: 'api-key',
  path: '/admin/api-keys',
  label: 'API keys',
  menu: { group: 'Admin', order: 12, icon: 'code' },
  list: {
    columns: ['name', 'makerId', 'role', 'scopes', 'lastUsedAt', 'expiresAt', 'parentId'],
    filters: [
      'kind',
      'role',
      'origin',
      'makerId',
      'parentId',
      'lastUsedAt',
      'expiresAt',
      'createdAt',
    ],
    sort: ['createdAt', 'DESC'],
    searchHint: 'Name',
  },
} as const satisfies Resource<typeof schema>
