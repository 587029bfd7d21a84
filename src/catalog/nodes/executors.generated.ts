// Generated from the folders beside it by `npm run generate`. Do not edit.
import type { NodeExecutor } from '#journey/step.ts'
import { executeBranch } from './branch/execute.ts'
import { executeEnrol } from './enrol/execute.ts'
import { executeEntry } from './entry/execute.ts'
import { executeExit } from './exit/execute.ts'
import { executeJump } from './jump/execute.ts'
import { executeSend } from './send/execute.ts'
import { executeSplit } from './split/execute.ts'
import { executeTodo } from './todo/execute.ts'
import { executeUpdate } from './update/execute.ts'
import { executeWait } from './wait/execute.ts'

export const executors: Readonly<Record<string, NodeExecutor>> = {
  'branch': executeBranch,
  'enrol': executeEnrol,
  'entry': executeEntry,
  'exit': executeExit,
  'jump': executeJump,
  'send': executeSend,
  'split': executeSplit,
  'todo': executeTodo,
  'update': executeUpdate,
  'wait': executeWait,
}
