import type schema from '#schemas/plugin.json'
import type { Resource } from '#model/schema/resource.ts'

export const plugins = {
  entity: 'plugin',
  path: '/admin/plugins',
  screens: { list: 'plugins/plugins-list', show: 'plugins/plugin-show' },
  room: 'administration.system',
  icon: 'plug',
  synonyms: 'extensions packages',
  list: {
    columns: ['name', 'packageVersion', 'enabled', 'source', 'switchedAt'],
    searchHint: 'Name or description',
  },
  show: {
    summary: ['packageVersion', 'enabled', 'source', 'switchedAt', 'updatedBy'],
    omit: {
      'Listed when it is switched off.': ['brought'],
      'The uploaded bytes.': ['files'],
    },
  },
} as const satisfies Resource<typeof schema>
