import type { SchemaNode } from '#model/schema/entity.ts'
import { fieldTypeOf, type FieldTypeId } from './definitions.ts'

type Values = Record<string, unknown>

/** True if other fields of the record decide how this one is edited. */
export const isDynamic = (node: SchemaNode): boolean =>
  node['x-secretWhen'] !== undefined || node['x-refBy'] !== undefined

/**
 * The kind of a field in this record: text is a secret if a sibling field says so
 * (`x-secretWhen`).
 */
export function kindIn(node: SchemaNode, values: Values): FieldTypeId {
  const when = node['x-secretWhen']
  return when && Object.entries(when).every(([name, value]) => values[name] === value)
    ? 'secret'
    : fieldTypeOf(node)
}

/**
 * The node of a field in this record: an id whose entity is named by another field (`x-refBy`)
 * references that entity.
 */
export function nodeIn(node: SchemaNode, values: Values): SchemaNode {
  const entity = node['x-refBy'] && values[node['x-refBy']]
  return typeof entity === 'string' ? { ...node, 'x-ref': entity } : node
}
