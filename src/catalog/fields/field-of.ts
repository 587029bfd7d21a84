import type { SchemaNode } from '#model/schema/entity.ts'
import type { FieldDefinition } from './field.ts'

/**
 * The definition by which a node is shown, stored and filtered. `x-field` wins; an unknown name
 * falls back to the JSON type, so that a schema for a plugin that is not loaded still works.
 * @param definitions in order; the last one must match every string
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
