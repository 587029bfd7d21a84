import type { Entity, Field } from './entity.ts'

export type BulkAction = 'delete' | 'activate' | 'deactivate' | 'tag' | 'untag'

/** Records that one call takes. */
export const MAX_AT_ONCE = 100

const writable = (field: Field | undefined, is: (field: Field) => boolean): Field | undefined =>
  field && !field.readOnly && is(field) ? field : undefined

/** The field that says whether a record is in use, where an entity has one. */
export const switchOf = (entity: Entity): Field | undefined =>
  writable(entity.field('enabled'), ({ node }) => node.type === 'boolean')

/** The field with the words that people group records by, where an entity has one. */
export const tagsOf = (entity: Entity): Field | undefined =>
  writable(entity.field('tags'), ({ node }) => node['x-field'] === 'tags')

/**
 * What can be done with several records of an entity at once, by what its schema has and its API
 * offers.
 */
export function bulkActionsOf(entity: Entity): BulkAction[] {
  const changes = entity.operations.includes('update')
  return [
    ...(changes && switchOf(entity) ? (['activate', 'deactivate'] as const) : []),
    ...(changes && tagsOf(entity) ? (['tag', 'untag'] as const) : []),
    ...(entity.operations.includes('delete') ? (['delete'] as const) : []),
  ]
}
