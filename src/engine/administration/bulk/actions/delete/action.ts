import { bulkActionsOf } from '#model/api/bulk.ts'
import { fail } from '#model/lib/errors.ts'
import type { BulkAction, BulkOutcome } from '../../bulk-action.ts'
import { eachRecord } from '../../change-records.ts'

export const remove: BulkAction = {
  id: 'delete',
  title: 'Delete',
  fits: (entity) => bulkActionsOf(entity).includes('delete'),
  params: {},
  required: [],
  writes: 'remove',
  async apply(work, ids) {
    const outcomes = new Map<string, BulkOutcome>()
    let waiting = ids
    // Records that reference each other can be deleted once the referencing ones are gone.
    for (let before = Infinity; waiting.length > 0 && waiting.length < before;) {
      before = waiting.length
      const some = await eachRecord(work, waiting, async (id) => {
        let isKept = false
        await work.writer.remove(id, { undoId: work.undoId, onKept: (was) => (isKept = was) })
        return { state: 'done', change: { before: { kept: isKept } } }
      })
      // In the order in which they were deleted, which restoring reverses.
      for (const outcome of some) {
        if (outcome.state === 'done') outcomes.delete(outcome.id)
        outcomes.set(outcome.id, outcome)
      }
      waiting = waiting.filter((id) => outcomes.get(id)?.code === 'in_use')
    }
    return [...outcomes.values()]
  },
  async revert(work, records) {
    const { done, failed } = await work.writer.restore(work.undoId)
    const back = new Set(done)
    const faults = new Map(failed.map(({ id, error }) => [id, error]))
    return records.map(({ id }): BulkOutcome => {
      if (back.has(id)) return { id, state: 'done' }
      const error = faults.get(id) ?? fail('not_found', 'There is no copy of this record any more.')
      return { id, state: 'failed', code: error.code, reason: error.message, error }
    })
  },
}
