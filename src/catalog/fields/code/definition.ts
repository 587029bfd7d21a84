import { defineField } from '../field.ts'

/** Source text: templates, scripts. Spaces and line ends are preserved. */
export const codeField = defineField({
  id: 'code',
  matches: () => false,
  columnType: () => 'text',
  operators: [],
  sortable: false,
  wide: true,
  sample: (_node, n) =>
    `<p>Hello {{ contact.firstName | default: "there" }}</p>\n<p>Line ${n + 1}</p>\n`,
})
