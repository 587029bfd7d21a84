import type { SchemaNode } from '#model/schema/entity.ts'
import { defineField } from '../field.ts'
import { sampleOf } from './sample-of.ts'

/** Any structure, edited as JSON text. */
export const jsonField = defineField({
  id: 'json',
  matches: (node: SchemaNode) => node.type === 'object' || node.type === 'array',
  columnType: () => 'jsonb',
  operators: [],
  sortable: false,
  wide: true,
  sample: (node, n) => sampleOf(node, n),
})
