import type schema from '#schemas/export-config.json'
import type { Resource } from '#model/resource.ts'

export const exports = {
  entity: 'export-config',
  path: '/customer/export',
  menu: { group: 'Audience', order: 21, icon: 'down', label: 'Export' },
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
    sections: [{ title: 'Who and what', fields: ['description', 'condition', 'columns'] }],
  },
  edit: {
    sections: [
      { title: 'Export', purpose: 'What colleagues call it.', fields: ['name', 'description'] },
      {
        title: 'Who',
        purpose: 'Both must hold: the segment, and the condition.',
        fields: ['segmentId', 'condition'],
      },
      { title: 'What', purpose: 'How the file is written.', fields: ['columns', 'format'] },
      {
        title: 'Where it goes',
        purpose: 'A file is downloaded, or leaves again and again.',
        fields: ['configType', 'destination', 'period', 'active'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
