import type schema from '#schemas/json-schema.json'
import type { Resource } from '#model/resource.ts'

export const jsonSchemas = {
  entity: 'json-schema',
  path: '/admin/json-schemas',
  menu: { group: 'Admin', order: 20, icon: 'code' },
  list: {
    columns: ['name', 'eventType', 'scope', 'mode', 'target', 'updatedAt'],
    filters: ['mode', 'target', 'eventType', 'scope', 'extendsSchemaId'],
    searchHint: 'Name, id or event type',
  },
  show: { sections: [{ title: 'What its events look like', fields: ['description', 'schema'] }] },
  edit: {
    sections: [
      {
        title: 'Event schema',
        purpose: 'How colleagues find it.',
        fields: ['name', 'description'],
      },
      {
        title: 'Which events',
        purpose: 'What it checks, and what becomes of events that do not fit.',
        fields: ['target', 'eventType', 'scope', 'mode'],
      },
      {
        title: 'What they look like',
        purpose: 'Begin with what was seen, then say what must hold.',
        fields: ['extendsSchemaId', 'schema'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
