import { defineField } from '../field.ts'

/**
 * The fields of a custom type: JSON Schema in the open part of the product's own vocabulary
 * (`schemas/vocabulary.json`).
 */
export const objectSchemaField = defineField({
  id: 'object-schema',
  matches: () => false,
  columnType: () => 'jsonb',
  operators: [],
  sortable: false,
  wide: true,
  sample: (_node, n) => ({
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Name', maxLength: 100 },
      length: { type: 'number', title: 'Length', minimum: n },
    },
    required: ['name'],
  }),
})
