import { bulkActionsOf, switchOf } from '#model/api/bulk.ts'
import type { BulkAction } from '../../bulk-action.ts'
import { changeRecords, revertRecords } from '../../change-records.ts'

export const deactivate: BulkAction = {
  id: 'deactivate',
  title: 'Deactivate',
  fits: (entity) => bulkActionsOf(entity).includes('deactivate'),
  params: {},
  required: [],
  writes: 'update',
  apply: (work, ids) => changeRecords(work, ids, () => ({ [switchOf(work.entity)!.name]: false })),
  revert: revertRecords,
}
