import { defineField } from '../field.ts'
import { sampleOf } from '../json/sample-of.ts'

/** A closed structure: each part is shown and edited by its own kind. */
export const objectField = defineField({
  id: 'object',
  matches: (node) =>
    node.type === 'object' && !!node.properties && Object.keys(node.properties).length > 0,
  columnType: () => 'jsonb',
  operators: [],
  sortable: false,
  wide: true,
  sample: (node, n) => sampleOf(node, n),
})
