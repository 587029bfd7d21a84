import { referredEntities, SAVED_CONDITION } from '#condition/references.ts'
import type { Entity, Field, SchemaNode } from '#model/entity.ts'
import { entitiesInActions } from './actions/named-in-actions.ts'
import { nodeDefinitions } from './nodes/definitions.ts'

/**
 * What becomes of a record when the one it names is deleted: it forbids that, goes with it, or is
 * left with an empty place.
 */
export type UseEffect = 'blocks' | 'goes' | 'emptied'

/** Records of one entity that name a record through one field. */
export interface Usage {
  entity: string
  field: string
  effect: UseEffect
  /**
   * What a person would call a use, apart from what the product notes about the record by itself.
   */
  chosen: boolean
  count: number
  /** The first of them, by id. */
  records: { id: string; name: string }[]
}

/** What switching a plugin off would do. */
export interface PluginLeave {
  /** Records that would go. */
  goes: { entity: string; id: string; name: string }[]
  /** What else names them: nothing goes while any of these does. */
  usedBy: Usage[]
}

/** A field through which records name records of another entity. */
export interface Referrer {
  entity: Entity
  field: Field
  effect: UseEffect
  /** The names stand inside of the value (a condition, a list), not as the value. */
  inside: boolean
  /**
   * A person chose the record there. What the product notes by itself (members, scores, statistics,
   * runs) only belongs to it.
   */
  chosen: boolean
}

/** Records that people write, by hand or by the API. */
const isWrittenByPeople = ({ operations }: Entity) =>
  operations.includes('create') || operations.includes('update')

const inConditions = new Set([...Object.values(referredEntities), SAVED_CONDITION])

const below = ({ items, properties = {}, additionalProperties }: SchemaNode): SchemaNode[] => [
  ...(items ? [items] : []),
  ...Object.values(properties),
  ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
]

function mayName(node: SchemaNode, entityId: string): boolean {
  // A version of a journey that was published stays as it was: what it names may go.
  if (node['x-weak'] && !node['x-ref']) return false
  if (node['x-field'] === 'condition') return inConditions.has(entityId)
  if (node['x-field'] === 'actions') return entitiesInActions.has(entityId)
  if (node['x-field'] === 'journey-graph')
    return nodeDefinitions.some(({ parameters }) =>
      Object.values(parameters).some((one) => mayName(one, entityId)),
    )
  // By name alone, but still kept from going: no key of the database says so, the product does.
  const holds = !node['x-weak'] || node['x-onDelete'] === 'restrict'
  return (node['x-ref'] === entityId && holds) || below(node).some((one) => mayName(one, entityId))
}

const effects = { restrict: 'blocks', cascade: 'goes', 'set null': 'emptied' } as const

/**
 * Every field of any entity that can name a record of this one: by reference, or inside of
 * conditions and structures. What stands inside has no key in the database to empty or follow, so
 * it forbids deleting. The tenant of a record is no use of the tenant.
 */
export function referrersOf(entity: Entity, entities: readonly Entity[]): Referrer[] {
  return entities
    .filter((other) => entity.scope === 'global' || other.scope === 'tenant')
    .flatMap((other) =>
      other.fields
        .filter((field) => !field.base && mayName(field.node, entity.id))
        .map((field): Referrer => {
          const inside = field.node['x-ref'] !== entity.id
          const effect = inside ? 'blocks' : effects[field.node['x-onDelete'] ?? 'restrict']
          return {
            entity: other,
            field,
            inside,
            effect,
            chosen: effect === 'blocks' || isWrittenByPeople(other),
          }
        }),
    )
}
