import { columnTypeOfJson, defineField, equalOperators, sampleUuid } from '../field.ts'

/**
 * An id that names no record of ours one could open: kept short on the screen, whole when copied.
 */
export const idField = defineField({
  id: 'id',
  matches: (node) => node.type === 'string' && node.format === 'uuid',
  columnType: columnTypeOfJson,
  operators: equalOperators,
  sample: (node, n) => (node.format === 'uuid' ? sampleUuid(n) : `record-${n + 1}`),
})
