import { listAction } from '../../lists.ts'

export const addPeopleToList = listAction({ id: 'add-to-list', title: 'Add to list' }, true)
