import type { ActionExecutor } from '../action.ts'
import { copied } from '../copying.ts'

export const executeCopyAllProperties: ActionExecutor = (_given, facts, tools) =>
  copied(facts, tools)
