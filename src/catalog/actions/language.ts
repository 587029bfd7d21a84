import { checkValue } from '#model/schema/check-value.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import type { FieldError } from '#model/lib/errors.ts'
import { say } from '#language'
import type { Action, ActionDefinition, ActionWords } from './action.ts'
import { isAction } from './action.ts'
import { actionDefinitionOf } from './definitions.ts'
import { lookedUp, referenceFaults } from './references.ts'

/** A saved action: a built-in kind with some of its parameters set. A rule may set the others. */
export interface SavedActionType {
  id: string
  name: string
  description: string
  actionType: string
  parameterValues: Record<string, unknown>
}

/** Maximum number of actions in one rule. */
export const MAX_ACTIONS = 20

/** The parameters as one JSON Schema, for `checkValue` and the forms. */
export const schemaOf = ({
  parameters,
  required = [],
}: Pick<ActionDefinition, 'parameters' | 'required'>): SchemaNode => ({
  type: 'object',
  properties: { ...parameters },
  required,
  additionalProperties: false,
})

/** The actions of one tenant: the built-in kinds, added kinds, and saved actions. */
export interface ActionLanguage {
  saved: readonly SavedActionType[]
  /** Kinds that are not built in, such as scripts. */
  added: readonly ActionDefinition[]
  /** Replaces a saved action by its definition; any other action is returned unchanged. */
  expand(action: Action): Action
  definitionOf(type: string): ActionDefinition | null
  /**
   * Every fault of a list of actions, with JSON Pointers below `path`.
   * @param isOpen whether missing parameters are allowed, because they are set later
   */
  check(actions: unknown, path: string, isOpen?: boolean): FieldError[]
  /** A phrase in the imperative: "set plan to "pro"". Never throws. */
  describe(action: unknown, words: ActionWords): string
  /** What the action reads and may change. */
  touches(action: unknown): { reads: string[]; writes: string[] }
}

const tooMany = (count: number, path: string): FieldError => ({
  path,
  message: say('A rule has at most {most} actions. This one has {count}.', {
    most: MAX_ACTIONS,
    count,
  }),
})

export function createActionLanguage(
  saved: readonly SavedActionType[] = [],
  added: readonly ActionDefinition[] = [],
): ActionLanguage {
  const kinds = new Map(added.map((actionDefinition) => [actionDefinition.id, actionDefinition]))
  const kindOf = (type: string) => actionDefinitionOf(type) ?? kinds.get(type) ?? null
  const byId = new Map(
    saved
      .filter((actionType) => !kindOf(actionType.id))
      .map((actionType) => [actionType.id, actionType]),
  )

  function expand(action: Action): Action {
    const savedActionType = byId.get(action.type)
    return savedActionType
      ? {
          ...action,
          type: savedActionType.actionType,
          parameterValues: { ...savedActionType.parameterValues, ...action.parameterValues },
        }
      : action
  }
  const definitionOf = (type: string) => kindOf(byId.get(type)?.actionType ?? type)

  function faultsOf(value: unknown, path: string, isOpen: boolean): FieldError[] {
    if (!isAction(value)) return [{ path, message: say('An action needs a type and parameters.') }]
    const definition = definitionOf(value.type)
    if (!definition)
      return [
        {
          path: `${path}/type`,
          message: say('The action type "{type}" does not exist.', { type: value.type }),
        },
      ]
    const { parameterValues } = expand(value)
    const inside = `${path}/parameterValues`
    // A reference has a value only when the action runs, so its type is not checked.
    const plain = Object.fromEntries(
      Object.entries(parameterValues).filter(
        ([, one]) =>
          one !== null && one !== '' && !(typeof one === 'string' && one.includes('Property::')),
      ),
    )
    const schema = schemaOf(definition)
    const missing = (isOpen ? [] : (schema.required ?? [])).filter(
      (name) =>
        parameterValues[name] === undefined ||
        parameterValues[name] === null ||
        parameterValues[name] === '',
    )
    return [
      ...missing.map((name) => ({
        path: `${inside}/${name}`,
        message: say('Enter a value for {title}.', {
          title: say(definition.parameters[name]!.title),
        }),
      })),
      ...checkValue({ ...schema, title: definition.title, required: [] }, plain, inside),
      ...[
        ...((isOpen ? [] : definition.check?.(parameterValues)) ?? []),
        ...referenceFaults(parameterValues),
      ]
        .filter((fieldError) => !missing.some((name) => fieldError.path === `/${name}`))
        .map((fieldError) => ({ ...fieldError, path: inside + fieldError.path })),
    ]
  }

  return {
    saved: [...byId.values()],
    added,
    expand,
    definitionOf,
    check(actions, path, isOpen = false) {
      if (!Array.isArray(actions)) return [{ path, message: say('The actions must be a list.') }]
      if (actions.length > MAX_ACTIONS) return [tooMany(actions.length, path)]
      return actions.flatMap((action, at) => faultsOf(action, `${path}/${at}`, isOpen))
    },
    describe(value, words) {
      if (!isAction(value)) return say('invalid action')
      const definition = definitionOf(value.type)
      try {
        if (!definition) return say('unknown action "{type}"', { type: value.type })
        const said = definition.describe(expand(value).parameterValues, words)
        const name = byId.get(value.type)?.name
        return name ? `${name}: ${said}` : said
      } catch {
        return say('invalid action "{type}"', { type: value.type })
      }
    },
    touches(value) {
      const definition = isAction(value) ? definitionOf(value.type) : null
      if (!definition) return { reads: [], writes: [] }
      const { parameterValues } = expand(value as Action)
      return {
        reads: [...new Set([...definition.reads(parameterValues), ...lookedUp(parameterValues)])],
        writes: definition.writes(parameterValues),
      }
    },
  }
}
