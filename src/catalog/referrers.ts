import { referredEntities, SAVED_CONDITION } from '#condition/references.ts'
import type { Entity, Field, SchemaNode } from '#model/schema/entity.ts'
import { entitiesInActions } from './actions/named-in-actions.ts'
import { nodeDefinitions } from './nodes/definitions.ts'

/**
 * The effect on a referencing record when the referenced one is deleted: it blocks the deletion, is
 * deleted too, or its reference is emptied.
 */
export type UseEffect = 'blocks' | 'goes' | 'emptied'

/** Records of one entity that reference a record through one field. */
export interface Usage {
  entity: string
  field: string
  effect: UseEffect
  /** False for references that the product records automatically. */
  chosen: boolean
  count: number
  /** The first of them, by id. */
  records: { id: string; name: string }[]
}

/** The effect of switching a plugin off. */
export interface PluginLeave {
  /** Records that would be deleted. */
  goes: { entity: string; id: string; name: string }[]
  /** Other references to them: nothing is deleted while there are any. */
  usedBy: Usage[]
}

/** A field through which records reference records of another entity. */
export interface Referrer {
  entity: Entity
  field: Field
  effect: UseEffect
  /** Whether references are inside of the value (a condition, a list), not the value itself. */
  inside: boolean
  /**
   * Whether a user chose the record there. Automatic records (members, scores, statistics, runs)
   * only belong to it.
   */
  chosen: boolean
}

/** Entities whose records users or the API write. */
const isWrittenByPeople = ({ operations }: Entity) =>
  operations.includes('create') || operations.includes('update')

const inConditions = new Set([...Object.values(referredEntities), SAVED_CONDITION])

const childNodes = ({ items, properties = {}, additionalProperties }: SchemaNode): SchemaNode[] => [
  ...(items ? [items] : []),
  ...Object.values(properties),
  ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
]

function mayName(node: SchemaNode, entityId: string): boolean {
  // A published version of a journey never changes: records that it names may be deleted.
  if (node['x-weak'] && !node['x-ref']) return false
  if (node['x-field'] === 'condition') return inConditions.has(entityId)
  if (node['x-field'] === 'actions') return entitiesInActions.has(entityId)
  if (node['x-field'] === 'journey-graph')
    return nodeDefinitions.some(({ parameters }) =>
      Object.values(parameters).some((parameter) => mayName(parameter, entityId)),
    )
  // A reference by name alone that the product itself protects, because no foreign key does.
  const holds = !node['x-weak'] || node['x-onDelete'] === 'restrict'
  return (
    (node['x-ref'] === entityId && holds) ||
    childNodes(node).some((childNode) => mayName(childNode, entityId))
  )
}

const effects = { restrict: 'blocks', cascade: 'goes', 'set null': 'emptied' } as const

/**
 * Every field of any entity that can reference a record of this one: by reference, or inside of
 * conditions and structures. References inside of structures have no foreign key to empty or
 * follow, so they block deletion. The tenant of a record does not count as a reference.
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
