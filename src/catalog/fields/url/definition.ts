import { defineField } from '../field.ts'

/** A web address. */
export const urlField = defineField({
  id: 'url',
  matches: (node) => node.type === 'string' && (node.format === 'uri' || node.format === 'url'),
  sample: (_node, n) => `https://company${n + 1}.example/about`,
})
