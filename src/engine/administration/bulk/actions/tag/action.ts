import { bulkActionsOf, tagsOf } from '#model/api/bulk.ts'
import type { BulkAction } from '../../bulk-action.ts'
import { changeRecords, revertRecords } from '../../change-records.ts'
import { checkTags, TAGS } from '../../tags.ts'

export const tag: BulkAction = {
  id: 'tag',
  title: 'Add tags',
  fits: (entity) => bulkActionsOf(entity).includes('tag'),
  params: TAGS,
  required: ['tags'],
  writes: 'update',
  check: checkTags,
  apply: (work, ids) =>
    changeRecords(work, ids, (record) => {
      const { name } = tagsOf(work.entity)!
      const now = (record[name] ?? []) as string[]
      return { [name]: [...new Set([...now, ...(work.params.tags as string[])])] }
    }),
  revert: revertRecords,
}
