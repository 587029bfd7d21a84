import { defineField, equalOperators, sampleUuid } from '../field.ts'
import type { SchemaNode } from '#model/schema/entity.ts'

/** Structured items need the JSON editor; this kind is for lists of plain values. */
const plain = (items: SchemaNode | undefined) =>
  !!items && items.type !== 'object' && items.type !== 'array'

function sampleItem(items: SchemaNode, n: number): unknown {
  if (items.enum) return items.enum[n % items.enum.length]
  if (items.format === 'uuid') return sampleUuid(n)
  if (items.format === 'date') return `2026-01-${String((n % 28) + 1).padStart(2, '0')}`
  if (items.type === 'integer' || items.type === 'number')
    return (items.minimum ?? 0) + (n % ((items.maximum ?? 99) - (items.minimum ?? 0) + 1))
  if (items.type === 'boolean') return n % 2 === 0
  return `item-${n + 1}`
}

/** Several plain values in order: numbers, dates, ids. */
export const listField = defineField({
  id: 'list',
  matches: (node) => node.type === 'array' && plain(node.items),
  columnType: () => 'jsonb',
  operators: equalOperators,
  sortable: false,
  sample(node, n) {
    const items = node.items ?? {}
    const count = Math.max(node.minItems ?? 0, Math.min((n % 3) + 1, node.maxItems ?? 3))
    return Array.from({ length: count }, (_unused, i) => sampleItem(items, n + i)).filter(
      (value, i, all) => !node.uniqueItems || all.indexOf(value) === i,
    )
  },
})
