import type { Entity, Field } from '../schema/entity.ts'

export type BulkAction = 'delete' | 'activate' | 'deactivate' | 'tag' | 'untag'

/** Maximum number of records in one call. */
export const MAX_AT_ONCE = 100

const writable = (field: Field | undefined, is: (field: Field) => boolean): Field | undefined =>
  field && !field.readOnly && is(field) ? field : undefined

/** The field that switches a record on or off, where an entity has one. */
export const switchOf = (entity: Entity): Field | undefined =>
  writable(entity.field('enabled'), ({ node }) => node.type === 'boolean')

/** The field with tags, where an entity has one. */
export const tagsOf = (entity: Entity): Field | undefined =>
  writable(entity.field('tags'), ({ node }) => node['x-field'] === 'tags')

/** The bulk actions of an entity, according to its schema and its API. */
export function bulkActionsOf(entity: Entity): BulkAction[] {
  const changes = entity.operations.includes('update')
  return [
    ...(changes && switchOf(entity) ? (['activate', 'deactivate'] as const) : []),
    ...(changes && tagsOf(entity) ? (['tag', 'untag'] as const) : []),
    ...(entity.operations.includes('delete') ? (['delete'] as const) : []),
  ]
}
