import type schema from '#schemas/api-key.json'
import type { Resource } from '#model/resource.ts'

export const apiKeys = {
  entity: 'api-key',
  path: '/admin/api-keys',
  menu: { group: 'Admin', order: 12, icon: 'code' },
  list: {
    columns: ['name', 'makerId', 'role', 'scopes', 'lastUsedAt', 'expiresAt', 'parentId'],
    sort: ['createdAt', 'DESC'],
  },
} as const satisfies Resource<typeof schema>
