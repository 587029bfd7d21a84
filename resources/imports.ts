import type schema from '#schemas/import-config.json'
import type { Resource } from '#model/resource.ts'

export const imports = {
  entity: 'import-config',
  path: '/customer/import',
  menu: { group: 'Audience', order: 20, icon: 'up', label: 'Import' },
  list: { columns: ['name', 'configType', 'source', 'status', 'lastRunAt', 'nextRunAt'] },
  show: {
    summary: [
      'configType',
      'status',
      'lastRunAt',
      'source',
      'period',
      'active',
      'nextRunAt',
      'mergingProperty',
    ],
    sections: [
      {
        title: 'How files are read',
        fields: [
          'description',
          'overwriteExistingProfiles',
          'propertiesToOverwrite',
          'columnSeparator',
          'multiValueSeparator',
          'mapping',
        ],
      },
    ],
  },
  edit: {
    sections: [
      { title: 'Import', purpose: 'What colleagues call it.', fields: ['name', 'description'] },
      {
        title: 'Where files come from',
        purpose: 'A file is uploaded by hand, or fetched again and again.',
        fields: ['configType', 'source', 'period', 'active'],
      },
      {
        title: 'Who is who',
        purpose: 'Rows with the same value are about the same person.',
        fields: ['mergingProperty', 'overwriteExistingProfiles', 'propertiesToOverwrite'],
      },
      {
        title: 'How files are read',
        purpose: 'Columns that are not named here are mapped by what they are called.',
        fields: ['columnSeparator', 'multiValueSeparator', 'mapping'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
