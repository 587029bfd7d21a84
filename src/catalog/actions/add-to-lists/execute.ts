import type { ActionExecutor } from '../action.ts'
import { listOf } from '../property-path.ts'

export const executeAddToLists: ActionExecutor = ({ listIdentifiers }) =>
  listOf(listIdentifiers).map((id) => ({ change: 'list', listId: String(id), on: true }))
