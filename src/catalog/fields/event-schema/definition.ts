import { defineField } from '../field.ts'

/**
 * What events of one type look like: JSON Schema (draft 2020-12), checked where events are stored.
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
