import type { SchemaNode } from '#model/entity.ts'
import type { FieldDefinition } from './field.ts'

/**
 * The definition a node is shown, kept and filtered by. `x-field` wins; a name nobody knows falls
 * back to the JSON type, so that a schema written for a plugin that is not loaded still works.
 * @param definitions in order; the last one must match every string.
 */
export function fieldOf<D extends FieldDefinition>(definitions: readonly D[], node: SchemaNode): D {
  const named = node['x-field']
  const byName = named ? definitions.find((definition) => definition.id === named) : undefined
  return (
    byName ??
    definitions.find((definition) => definition.matches(node)) ??
    definitions[definitions.length - 1]!
  )
}
