import { say, type Message } from '#language'
import type { ActionDefinition, ActionExecutor } from './action.ts'
import { listOf } from './property-path.ts'

interface ListAction extends Pick<ActionDefinition, 'id' | 'title' | 'description'> {
  /** With the names of the lists, and while there are none. */
  sentences: readonly [named: Message, blank: Message]
}

/** An action on a person's membership in lists. */
export const listAction = ({ sentences, ...texts }: ListAction): ActionDefinition => ({
  ...texts,
  icon: 'users',
  parameters: {
    listIdentifiers: {
      type: 'array',
      title: 'Lists',
      description: 'One or more.',
      items: { type: 'string', title: 'List', maxLength: 30, 'x-ref': 'user-list' },
      minItems: 1,
      maxItems: 20,
      uniqueItems: true,
    },
  },
  required: ['listIdentifiers'],
  describe(actionArguments, words) {
    const lists = listOf(actionArguments.listIdentifiers)
      .map((id) => say('"{value}"', { value: words.name('user-list', String(id)) }))
      .reduce((before, part) => (before ? say('{before} and {part}', { before, part }) : part), '')
    const [named, blank] = sentences
    return lists ? say(named, { lists }) : say(blank)
  },
  reads: () => [],
  writes: (actionArguments) =>
    listOf(actionArguments.listIdentifiers).map((id) => `list:${String(id)}`),
})

/** Changes the membership in the given lists. */
export const listExecutor =
  (on: boolean): ActionExecutor =>
  ({ listIdentifiers }) =>
    listOf(listIdentifiers).map((id) => ({ change: 'list', listId: String(id), on }))
