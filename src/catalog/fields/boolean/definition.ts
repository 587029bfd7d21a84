import { defineField, equalOperators } from '../field.ts'

/** Yes or no. */
export const booleanField = defineField({
  id: 'boolean',
  matches: (node) => node.type === 'boolean',
  operators: equalOperators,
  sample: (_node, n) => n % 2 === 0,
})
