import type { Reference } from '#condition/references.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { isAction } from './action.ts'
import { actionDefinitionOf, actionDefinitions } from './definitions.ts'
import { SCRIPT, scriptIdOf } from './scripted.ts'

/** The entity that saved actions are records of. */
const SAVED_ACTION = 'action-type'

function inNode({ 'x-ref': entity, items }: SchemaNode, value: unknown): Reference[] {
  if (entity && typeof value === 'string' && value !== '' && !value.includes('::'))
    return [{ entity, id: value }]
  return items && Array.isArray(value) ? value.flatMap((one) => inNode(items, one)) : []
}

/** Every record that the parameters of a built-in kind name. */
function namedInParameters(type: string, parameterValues: unknown): Reference[] {
  const given =
    typeof parameterValues === 'object' && parameterValues !== null
      ? (parameterValues as Record<string, unknown>)
      : {}
  return Object.entries(actionDefinitionOf(type)?.parameters ?? {}).flatMap(([name, node]) =>
    inNode(node, given[name]),
  )
}

function typeNamed(type: string): Reference {
  const script = scriptIdOf(type)
  return script === null ? { entity: SAVED_ACTION, id: type } : { entity: SCRIPT, id: script }
}

/**
 * Every record that a list of actions names, including scripts and saved actions; a saved action's
 * own references belong to its record.
 */
export function namedInActions(value: unknown): Reference[] {
  if (!Array.isArray(value)) return []
  return value
    .filter(isAction)
    .flatMap((action) =>
      actionDefinitionOf(action.type)
        ? namedInParameters(action.type, action.parameterValues)
        : [typeNamed(action.type)],
    )
}

const refersTo = ({ 'x-ref': entity, items }: SchemaNode): string[] => [
  ...(entity ? [entity] : []),
  ...(items ? refersTo(items) : []),
]

/** The entities whose records actions can name. */
export const entitiesInActions: ReadonlySet<string> = new Set([
  SAVED_ACTION,
  SCRIPT,
  ...actionDefinitions.flatMap(({ parameters }) => Object.values(parameters).flatMap(refersTo)),
])
