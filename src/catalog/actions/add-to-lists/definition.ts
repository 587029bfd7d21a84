import { message } from '#language'
import { listAction } from '../list-action.ts'

export const addToLists = listAction({
  id: 'addToListsAction',
  title: 'Add to lists',
  description: 'Adds the person to lists.',
  sentences: [message('add to {lists}'), message('add to a list')],
})
