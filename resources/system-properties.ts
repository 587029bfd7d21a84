import type schema from '#schemas/system-property.json'
import type { Resource } from '#model/schema/resource.ts'

export const systemProperties = {
  entity: 'system-property',
  path: '/admin/system-properties',
  room: 'administration.system',
  icon: 'toggle',
  synonyms: 'settings configuration',
  list: {
    columns: ['id', 'type', 'value', 'description', 'updatedBy', 'updatedAt'],
    searchHint: 'Name or description',
  },
  show: { sections: [{ title: 'Value', fields: ['value', 'description'] }] },
  edit: {
    sections: [
      {
        title: 'System property',
        purpose: 'Settings read by code.',
        fields: ['id', 'type', 'value', 'description'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
