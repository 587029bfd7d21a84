import { listExecutor } from '../list-action.ts'

export const executeRemoveFromLists = listExecutor(false)
