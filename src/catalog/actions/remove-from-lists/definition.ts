import { message } from '#language'
import { listAction } from '../list-action.ts'

export const removeFromLists = listAction({
  id: 'removeFromListsAction',
  title: 'Remove from lists',
  description: 'Removes the person from lists.',
  sentences: [message('remove from {lists}'), message('remove from a list')],
})
