import { defineField, orderedOperators } from '../field.ts'

/** A day of the calendar, without a time and without a zone. */
export const dateField = defineField({
  id: 'date',
  matches: (node) => node.type === 'string' && node.format === 'date',
  columnType: () => 'date',
  operators: orderedOperators,
  sample: (_node, n) => new Date(Date.UTC(2026, 0, 1 + (n % 300))).toISOString().slice(0, 10),
})
