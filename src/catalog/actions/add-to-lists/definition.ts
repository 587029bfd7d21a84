import type { ActionDefinition } from '../action.ts'
import { listOf } from '../property-path.ts'

export const addToLists: ActionDefinition = {
  id: 'addToListsAction',
  title: 'Put on lists',
  description: 'Puts the person on static lists; whoever is on one stays.',
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
  describe: (given, words) =>
    `put on ${
      listOf(given.listIdentifiers)
        .map((id) => `"${words.name('user-list', String(id))}"`)
        .join(' and ') || 'a list'
    }`,
  reads: () => [],
  writes: (given) => listOf(given.listIdentifiers).map((id) => `list:${String(id)}`),
}
