import type schema from '#schemas/import-config.json'
import type { Resource } from '#model/schema/resource.ts'

export const imports = {
  entity: 'import-config',
  path: '/customer/import',
  screens: { list: 'screens/import-show#ImportsList', show: 'screens/import-show' },
  room: 'data.exchange',
  icon: 'trayin',
  synonyms: 'upload csv files',
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
        title: 'File format',
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
      { title: 'Import', fields: ['name', 'description'] },
      {
        title: 'Source',
        purpose: 'Upload a file, or fetch files on a schedule.',
        fields: ['configType', 'source', 'period', 'active'],
      },
      {
        title: 'Matching',
        purpose: 'Rows with the same value belong to the same person.',
        fields: ['mergingProperty', 'overwriteExistingProfiles', 'propertiesToOverwrite'],
      },
      {
        title: 'File format',
        purpose: 'Unlisted columns are matched by name.',
        fields: ['columnSeparator', 'multiValueSeparator', 'mapping'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
