import type { SchemaNode } from '#model/schema/entity.ts'
import { fittedText, sampleUuid } from '../field.ts'

/** A valid value for a structured node: its default where it has one, else its required parts. */
export function sampleOf(node: SchemaNode, n: number): unknown {
  if (node.enum) return node.enum[n % node.enum.length]
  switch (node.type) {
    case 'array':
      return Array.from({ length: node.minItems ?? 0 }, (_unused, i) =>
        sampleOf(node.items ?? {}, n + i),
      )
    case 'object':
      return Object.fromEntries(
        (node.required ?? []).map((name, i) => [
          name,
          sampleOf(node.properties?.[name] ?? {}, n + i),
        ]),
      )
    case 'integer':
    case 'number':
      return node.minimum ?? 0
    case 'boolean':
      return n % 2 === 0
    default:
      if (node.format === 'uuid') return sampleUuid(n)
      if (node.format === 'date-time') return '2026-01-01T09:00:00.000Z'
      if (node.format === 'date') return '2026-01-01'
      return fittedText(node, `text ${n + 1}`)
  }
}
