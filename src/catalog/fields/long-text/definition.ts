import { defineField, fittedText } from '../field.ts'

/**
 * Above this length a single line is not enough. Applies to nodes with `x-field` or such a length
 * only.
 */
const LONG = 400

/** Multi-line text. */
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
