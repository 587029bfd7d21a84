import type { Entity } from '#model/schema/entity.ts'
import type { BulkAction } from '../bulk-action.ts'
import { activate } from './activate/action.ts'
import { addPeopleToList } from './add-to-list/action.ts'
import { deactivate } from './deactivate/action.ts'
import { remove } from './delete/action.ts'
import { enroll } from './enroll/action.ts'
import { exportRecords } from './export/action.ts'
import { removePeopleFromList } from './remove-from-list/action.ts'
import { set } from './set/action.ts'
import { startJourneyForPeople } from './start-journey/action.ts'
import { tag } from './tag/action.ts'
import { untag } from './untag/action.ts'

/** Every kind of bulk change; one folder each. */
export const bulkActions: readonly BulkAction[] = [
  activate,
  deactivate,
  tag,
  untag,
  set,
  addPeopleToList,
  removePeopleFromList,
  startJourneyForPeople,
  enroll,
  exportRecords,
  remove,
]

/** The bulk changes that the records of an entity have. */
export const bulkActionsFor = (entity: Entity): BulkAction[] =>
  bulkActions.filter((action) => action.fits(entity))

export const bulkActionOf = (id: string): BulkAction | undefined =>
  bulkActions.find((action) => action.id === id)
