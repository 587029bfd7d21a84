import { defineField } from '../field.ts'

/**
 * The schema of one type of event: JSON Schema (draft 2020-12), validated when events are stored.
 */
export const eventSchemaField = defineField({
  id: 'event-schema',
  matches: () => false,
  columnType: () => 'jsonb',
  operators: [],
  sortable: false,
  wide: true,
  sample: (_node, n) => ({
    type: 'object',
    properties: {
      properties: { type: 'object', properties: { price: { type: 'number', minimum: n } } },
    },
  }),
})
