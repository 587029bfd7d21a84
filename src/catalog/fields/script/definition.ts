import { defineField } from '../field.ts'

/** The body of a function in JavaScript (`src/platform/sandbox`). */
export const scriptField = defineField({
  id: 'script',
  matches: () => false,
  columnType: () => 'text',
  operators: [],
  sortable: false,
  wide: true,
  sample: (_node, n) =>
    `// Adds ${n + 1} to what is counted.\n` +
    `const seen = Number(profile.properties.seen ?? 0)\n` +
    `return [set('seen', seen + ${n + 1})]\n`,
})
