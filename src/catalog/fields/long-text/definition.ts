import { defineField, fittedText } from '../field.ts'

/** Above this length a line is no longer enough. Only named by `x-field` or by such a length. */
const LONG = 400

/** Text of several lines. */
export const longTextField = defineField({
  id: 'long-text',
  matches: (node) =>
    node.type === 'string' &&
    !node.enum &&
    !node.format &&
    !node.pattern &&
    (node.maxLength ?? 0) > LONG,
  operators: ['eq', 'like'],
  sortable: false,
  wide: true,
  sample: (node, n) =>
    fittedText(node, `First line of text ${n + 1}.\nSecond line, with a little more to read.`),
})
