import { bulkActionsOf, switchOf } from '#model/api/bulk.ts'
import type { BulkAction } from '../../bulk-action.ts'
import { changeRecords, revertRecords } from '../../change-records.ts'

export const activate: BulkAction = {
  id: 'activate',
  title: 'Activate',
  fits: (entity) => bulkActionsOf(entity).includes('activate'),
  params: {},
  required: [],
  writes: 'update',
  apply: (work, ids) => changeRecords(work, ids, () => ({ [switchOf(work.entity)!.name]: true })),
  revert: revertRecords,
}
