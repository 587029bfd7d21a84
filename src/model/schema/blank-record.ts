import { entityOf, type EntityId, type Records } from './entities.generated.ts'
import type { SchemaNode } from './entity.ts'

function blankValue(node: SchemaNode): unknown {
  if (node.default !== undefined) return structuredClone(node.default)
  if (node.nullable) return null
  if (node.enum) return node.enum[0]
  const blanks = { string: '', integer: 0, number: 0, boolean: false, null: null }
  if (node.type === 'array') return []
  return node.type === 'object' ? {} : blanks[node.type ?? 'string']
}

/** A new, empty record: with the defaults of its schema, and empty values elsewhere. */
export const blankRecord = <Id extends EntityId>(id: Id): Records[Id] =>
  Object.fromEntries(
    entityOf(id).fields.map(({ name, node }) => [name, blankValue(node)]),
  ) as unknown as Records[Id]
