import { defineField, equalOperators } from '../field.ts'

/** Days of the week by their numbers in ISO 8601: 1 is Monday, 7 Sunday. */
export const weekdaysField = defineField({
  id: 'weekdays',
  matches: () => false,
  columnType: () => 'jsonb',
  operators: equalOperators,
  sortable: false,
  sample: (_node, n) =>
    [
      [1, 2, 3, 4, 5],
      [2, 4],
      [6, 7],
    ][n % 3],
})
