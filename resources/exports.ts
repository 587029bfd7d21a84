import type schema from '#schemas/export-config.json'
import type { Resource } from '#model/schema/resource.ts'

export const exports = {
  entity: 'export-config',
  path: '/customer/export',
  screens: { show: 'screens/export-show' },
  room: 'data.exchange',
  icon: 'trayout',
  synonyms: 'download csv files',
  list: {
    columns: ['name', 'configType', 'segmentId', 'format', 'status', 'lastRunAt', 'nextRunAt'],
  },
  show: {
    summary: [
      'configType',
      'status',
      'segmentId',
      'format',
      'destination',
      'period',
      'active',
      'lastRunAt',
      'nextRunAt',
    ],
    sections: [{ title: 'Profiles and columns', fields: ['description', 'condition', 'columns'] }],
  },
  edit: {
    sections: [
      {
        title: 'Export',
        purpose: 'People who are in the segment and match the condition.',
        fields: ['name', 'segmentId', 'condition'],
      },
      { title: 'File', fields: ['columns', 'format'] },
      {
        title: 'Delivery',
        purpose: 'Download the file once, or send it on a schedule.',
        fields: ['configType', 'destination', 'period', 'active'],
      },
      { title: 'Details', fields: ['description'] },
    ],
  },
} as const satisfies Resource<typeof schema>
