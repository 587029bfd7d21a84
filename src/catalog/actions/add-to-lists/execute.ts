import { listExecutor } from '../list-action.ts'

export const executeAddToLists = listExecutor(true)
