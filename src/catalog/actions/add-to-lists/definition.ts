import { say } from '#language'
import type { ActionDefinition } from '../action.ts'
import { listOf } from '../property-path.ts'

export const addToLists: ActionDefinition = {
  id: 'addToListsAction',
  title: 'Add to lists',
  description: 'Adds the person to lists.',
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
  describe(given, words) {
    const lists = listOf(given.listIdentifiers)
      .map((id) => say('"{value}"', { value: words.name('user-list', String(id)) }))
      .reduce((before, part) => (before ? say('{before} and {part}', { before, part }) : part), '')
    return lists ? say('add to {lists}', { lists }) : say('add to a list')
  },
  reads: () => [],
  writes: (given) => listOf(given.listIdentifiers).map((id) => `list:${String(id)}`),
}
