import type schema from '#schemas/plugin.json'
import type { Resource } from '#model/resource.ts'

export const plugins = {
  entity: 'plugin',
  path: '/admin/plugins',
  menu: { group: 'Admin', order: 24, icon: 'plug' },
  list: {
    columns: ['name', 'packageVersion', 'enabled', 'source', 'switchedAt'],
    searchHint: 'Name or description',
  },
  show: {
    summary: ['id', 'packageVersion', 'enabled', 'source', 'switchedAt', 'updatedBy'],
    sections: [],
  },
} as const satisfies Resource<typeof schema>
