import { bulkActionsOf, tagsOf } from '#model/api/bulk.ts'
import type { BulkAction } from '../../bulk-action.ts'
import { changeRecords, revertRecords } from '../../change-records.ts'
import { checkTags, TAGS } from '../../tags.ts'

export const untag: BulkAction = {
  id: 'untag',
  title: 'Remove tags',
  fits: (entity) => bulkActionsOf(entity).includes('untag'),
  params: TAGS,
  required: ['tags'],
  writes: 'update',
  check: checkTags,
  apply: (work, ids) =>
    changeRecords(work, ids, (record) => {
      const { name } = tagsOf(work.entity)!
      const now = (record[name] ?? []) as string[]
      return { [name]: now.filter((tag) => !(work.params.tags as string[]).includes(tag)) }
    }),
  revert: revertRecords,
}
