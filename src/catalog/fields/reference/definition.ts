import { columnTypeOfJson, defineField, equalOperators, sampleUuid } from '../field.ts'

/** The id of another record, named by `x-ref`. */
export const referenceField = defineField({
  id: 'reference',
  matches: (node) => typeof node['x-ref'] === 'string' && node.type === 'string',
  columnType: columnTypeOfJson,
  operators: equalOperators,
  sortable: false,
  sample: (node, n) => (node.format === 'uuid' ? sampleUuid(n) : `record-${n + 1}`),
})
