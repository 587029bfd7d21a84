import type schema from '#schemas/json-schema.json'
import type { Resource } from '#model/schema/resource.ts'

export const jsonSchemas = {
  entity: 'json-schema',
  path: '/admin/json-schemas',
  room: 'data.model',
  icon: 'braces',
  synonyms: 'json schema validation',
  list: {
    columns: ['name', 'eventType', 'scope', 'mode', 'target', 'updatedAt'],
    filters: ['mode', 'target', 'eventType', 'scope', 'extendsSchemaId'],
    searchHint: 'Name, id or event type',
  },
  show: { sections: [{ title: 'Schema', fields: ['description', 'schema'] }] },
  edit: {
    sections: [
      {
        title: 'Event schema',
        fields: ['name', 'description'],
      },
      {
        title: 'Events',
        purpose: 'Which events to validate, and what happens to invalid ones.',
        fields: ['target', 'eventType', 'scope', 'mode'],
      },
      {
        title: 'Schema',
        purpose: 'Start from past events, then add rules.',
        fields: ['extendsSchemaId', 'schema'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
