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
    summary: ['packageVersion', 'enabled', 'source', 'switchedAt', 'updatedBy'],
    omit: {
      'Listed when it is switched off.': ['brought'],
      'What was uploaded, byte by byte.': ['files'],
    },
  },
} as const satisfies Resource<typeof schema>
