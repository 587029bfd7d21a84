import { defineField, equalOperators } from '../field.ts'

/**
 * The id of a record that may not exist yet, of the entity that another field names (`x-refBy`).
 */
export const recordIdField = defineField({
  id: 'record-id',
  matches: () => false,
  columnType: () => 'text',
  operators: equalOperators,
  sortable: false,
  sample: (_node, n) => `record-${n + 1}`,
})
