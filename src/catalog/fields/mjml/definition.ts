import { defineField } from '../field.ts'

/** The source of an email: MJML with Liquid. Every character is preserved. */
export const mjmlField = defineField({
  id: 'mjml',
  matches: () => false,
  columnType: () => 'text',
  operators: [],
  sortable: false,
  wide: true,
  sample: (_node, n) =>
    '<mjml><mj-body><mj-section><mj-column>\n' +
    `<mj-text>Hello {{ properties.firstName | default: "there" }}, line ${n + 1}</mj-text>\n` +
    '</mj-column></mj-section></mj-body></mjml>\n',
})
