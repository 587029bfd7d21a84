import type { SchemaNode } from '#model/schema/entity.ts'
import { fail } from '#model/lib/errors.ts'
import { addToList, membersAmong, takeOffList } from '#engine/segments/lists.ts'
import { applyToPeople, isPeople } from './apply-to-people.ts'
import type { BulkAction, BulkWork } from './bulk-action.ts'

const LIST: Readonly<Record<string, SchemaNode>> = {
  listId: { type: 'string', title: 'List', maxLength: 30, 'x-ref': 'user-list' },
}

/** @throws ProductError `invalid` for a list that does not exist */
async function checkList({
  engine,
  scope,
  params,
}: Pick<BulkWork, 'engine' | 'scope' | 'params'>): Promise<void> {
  if (!(await engine.stores.of('user-list').exists(scope, String(params.listId))))
    throw fail('invalid', 'There is no such list.', [
      { path: '/listId', message: 'There is no such list.' },
    ])
}

/** A bulk action that makes people members of a list, or no longer members. */
export function listAction(texts: Pick<BulkAction, 'id' | 'title'>, member: boolean): BulkAction {
  const [change, undo] = member ? [addToList, takeOffList] : [takeOffList, addToList]
  return {
    ...texts,
    fits: isPeople,
    alsoWrites: 'lists',
    params: LIST,
    required: ['listId'],
    check: checkList,
    apply: (work, ids) =>
      applyToPeople(work, ids, async (people) => {
        const listId = String(work.params.listId)
        const before = await membersAmong(work.engine, work.scope, listId, people)
        await change(work.engine, work.scope, listId, people)
        return (id) => ({ state: before.has(id) === member ? 'unchanged' : 'done' })
      }),
    revert: (work, records) =>
      applyToPeople(
        work,
        records.map(({ id }) => id),
        async (people) => {
          await undo(work.engine, work.scope, String(work.params.listId), people)
          return () => ({ state: 'done' })
        },
      ),
  }
}
