import type { SchemaNode } from '#model/schema/entity.ts'
import { isObject } from '#model/lib/is-object.ts'
import { inSentence, say } from '#language'
import type { ActionDefinition, ActionParameter } from './action.ts'
import { valueWords } from './references.ts'

/** The entity that scripts are records of. */
export const SCRIPT = 'script'
const PREFIX = `${SCRIPT}:`

/** The action type of a script. */
export const scriptTypeId = (id: string) => PREFIX + id
/** The script behind an action type; null for any other type. */
export const scriptIdOf = (type: string): string | null =>
  type.startsWith(PREFIX) ? type.slice(PREFIX.length) : null

/** A script as rules use it. */
export interface ScriptedAction {
  id: string
  name: string
  description: string
  code: string
  parameters: SchemaNode
  raises: readonly string[]
}

/** Converts a record of a script. */
export function scriptedAction({
  id,
  name,
  description,
  code,
  parameters,
  raises,
}: {
  id: string
  name: string
  description: string
  code: string
  parameters: unknown
  raises: unknown
}): ScriptedAction {
  return {
    id,
    name,
    description,
    code,
    parameters: isObject(parameters) ? parameters : {},
    raises: Array.isArray(raises) ? raises.map(String) : [],
  }
}

/**
 * What a script reads and changes is known only by running it. Costly facts (lists, segments,
 * scores, visits) are available to it when its text mentions them at all.
 */
export const mentions = ({ code }: Pick<ScriptedAction, 'code'>) => ({
  lists: /lists?\b|List\b/.test(code),
  segments: code.includes('segments'),
  scores: code.includes('scores'),
  session: /session|Visit/.test(code),
  consents: code.includes('consent'),
  identity: /sameAs|merge/.test(code),
})

/** A script as a kind of action: rules choose it and set its parameters, as with any other. */
export function scriptedDefinition(script: ScriptedAction): ActionDefinition {
  const {
    parameters: { properties = {}, required = [] },
    raises,
  } = script
  const parameters = Object.fromEntries(
    Object.entries(properties).map(([name, node]): [string, ActionParameter] => [
      name,
      { ...node, title: node.title ?? name },
    ]),
  )
  const said = mentions(script)
  return {
    id: scriptTypeId(script.id),
    title: script.name,
    description: script.description,
    icon: 'flow',
    parameters,
    required,
    describe(actionArguments) {
      const values = Object.entries(parameters).flatMap(([name, { title }]) =>
        actionArguments[name] === undefined || actionArguments[name] === ''
          ? []
          : [`${inSentence(title)} ${valueWords(actionArguments[name])}`],
      )
      return values.length > 0
        ? say('run the script "{name}" with {values}', {
            name: script.name,
            values: values.join(', '),
          })
        : say('run the script "{name}"', { name: script.name })
    },
    reads: () => [
      'event:*',
      'profile:properties.*',
      ...(['lists', 'segments', 'scores'] as const).flatMap((one) =>
        said[one] ? [`profile:${one}`] : [],
      ),
      ...(said.session ? ['session:properties.*'] : []),
      ...(said.identity ? ['identity'] : []),
    ],
    writes: () => [
      'profile:properties.*',
      ...(said.session ? ['session:properties.*'] : []),
      ...(said.lists ? ['list:*'] : []),
      ...(said.consents ? ['consent:*'] : []),
      ...(said.identity ? ['identity'] : []),
      ...raises.map((type) => `event:${type}`),
    ],
  }
}
