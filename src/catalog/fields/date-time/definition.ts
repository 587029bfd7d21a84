import { defineField, orderedOperators } from '../field.ts'

/** A moment, stored as an instant and shown in the reader's zone. */
export const dateTimeField = defineField({
  id: 'date-time',
  matches: (node) => node.type === 'string' && node.format === 'date-time',
  columnType: () => 'timestamptz',
  operators: orderedOperators,
  sample: (_node, n) =>
    new Date(Date.UTC(2026, 0, 1 + (n % 300), n % 24, (n * 7) % 60)).toISOString(),
})
