import { columnTypeOfJson, defineField, equalOperators, sampleUuid } from '../field.ts'

/** An id without a record to open: shortened on the screen, complete when copied. */
export const idField = defineField({
  id: 'id',
  matches: (node) => node.type === 'string' && node.format === 'uuid',
  columnType: columnTypeOfJson,
  operators: equalOperators,
  sample: (node, n) => (node.format === 'uuid' ? sampleUuid(n) : `record-${n + 1}`),
})
