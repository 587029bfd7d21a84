import type { BulkAction } from '../../bulk-action.ts'

export const exportRecords: BulkAction = {
  id: 'export',
  title: 'Export',
  fits: (entity) => entity.operations.includes('list'),
  params: {},
  required: [],
  // The selection is kept, and its file is read by `GET /bulk/{id}/file`.
  apply: async (_work, ids) => ids.map((id) => ({ id, state: 'done' })),
}
