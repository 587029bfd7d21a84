import { defineField, equalOperators, fittedText } from '../field.ts'

const words = ['beta', 'north', 'partner', 'renewal', 'spring', 'trial']

/** Several short texts in no particular order. */
export const tagsField = defineField({
  id: 'tags',
  matches: (node) => node.type === 'array' && node.items?.type === 'string' && !node.items.format,
  columnType: () => 'jsonb',
  operators: equalOperators,
  sortable: false,
  sample(node, n) {
    const of = node.items?.enum
    const from = of ?? words
    const count = Math.max(node.minItems ?? 0, Math.min(n % 4, node.maxItems ?? 3, from.length))
    return Array.from({ length: count }, (_unused, i) =>
      of ? of[(n + i) % of.length] : fittedText(node.items ?? {}, words[(n + i) % words.length]!),
    )
  },
})
