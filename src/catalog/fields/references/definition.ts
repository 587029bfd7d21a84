import { defineField, equalOperators, sampleUuid } from '../field.ts'

/** The ids of several records of one entity, named by `x-ref` of the items. */
export const referencesField = defineField({
  id: 'references',
  matches: (node) => node.type === 'array' && typeof node.items?.['x-ref'] === 'string',
  columnType: () => 'jsonb',
  operators: equalOperators,
  sortable: false,
  sample: (node, n) =>
    Array.from({ length: Math.max(node.minItems ?? 0, (n % 2) + 1) }, (_unused, i) =>
      node.items?.format === 'uuid' ? sampleUuid(n + i) : `record-${n + i + 1}`,
    ),
})
