import type { ActionExecutor } from '../action.ts'
import { listOf } from '../property-path.ts'

export const executeRemoveFromLists: ActionExecutor = ({ listIdentifiers }) =>
  listOf(listIdentifiers).map((id) => ({ change: 'list', listId: String(id), on: false }))
