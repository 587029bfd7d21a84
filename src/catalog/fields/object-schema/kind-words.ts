import type { SchemaNode } from '#model/entity.ts'
import { fieldTypeOf } from '../definitions.ts'
import { wordsOf } from '../words.ts'

/** The kind of a field, in a word or two. */
export function kindWords(node: SchemaNode): string {
  if (node.enum) return `One of ${node.enum.map(String).join(', ')}`
  if (node['x-ref']) return `Reference to ${node['x-ref'].replace(/^custom:/, '')}`
  const unit = node['x-unit'] ? ` (${node['x-unit']})` : ''
  return `${node.type === 'integer' ? 'Whole number' : wordsOf(fieldTypeOf(node))}${unit}`
}
