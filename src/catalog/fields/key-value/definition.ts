import { defineField } from '../field.ts'

/** Names and values that users add freely. */
export const keyValueField = defineField({
  id: 'key-value',
  matches: (node) =>
    node.type === 'object' && !node.properties && typeof node.additionalProperties === 'object',
  columnType: () => 'jsonb',
  operators: [],
  sortable: false,
  wide: true,
  sample: ({ additionalProperties: value }, n) => ({
    plan: n % 2 === 0 ? 'team' : 'solo',
    seats: typeof value === 'object' && value.type === 'string' ? String(n + 1) : n + 1,
  }),
})
