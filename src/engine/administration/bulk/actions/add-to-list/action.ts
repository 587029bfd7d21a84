import { addToList, membersAmong, takeOffList } from '#engine/definitions/segments/lists.ts'
import type { BulkAction } from '../../bulk-action.ts'
import { applyToPeople, isPeople } from '../../apply-to-people.ts'
import { checkList, LIST } from '../../lists.ts'

export const addPeopleToList: BulkAction = {
  id: 'add-to-list',
  title: 'Add to list',
  fits: isPeople,
  alsoWrites: 'lists',
  params: LIST,
  required: ['listId'],
  check: checkList,
  apply: (work, ids) =>
    applyToPeople(work, ids, async (people) => {
      const listId = String(work.params.listId)
      const before = await membersAmong(work.engine, work.scope, listId, people)
      await addToList(work.engine, work.scope, listId, people)
      return (id) => ({ state: before.has(id) ? 'unchanged' : 'done' })
    }),
  revert: (work, records) =>
    applyToPeople(
      work,
      records.map(({ id }) => id),
      async (people) => {
        await takeOffList(work.engine, work.scope, String(work.params.listId), people)
        return () => ({ state: 'done' })
      },
    ),
}
