import { defineField } from '../field.ts'

/** One email address. */
export const emailField = defineField({
  id: 'email',
  matches: (node) => node.type === 'string' && node.format === 'email',
  sample: (_node, n) => `person${n + 1}@company${(n % 7) + 1}.example`,
})
