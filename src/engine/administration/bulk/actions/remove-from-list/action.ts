import { listAction } from '../../lists.ts'

export const removePeopleFromList = listAction(
  { id: 'remove-from-list', title: 'Remove from list' },
  false,
)
