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

/** What each kind of step does, by its id. */
export const nodeExecutors: Readonly<Record<string, NodeExecutor>> = {
  entry: executeEntry,
  wait: executeWait,
  branch: executeBranch,
  split: executeSplit,
  jump: executeJump,
  send: executeSend,
  update: executeUpdate,
  todo: executeTodo,
  enrol: executeEnrol,
  exit: executeExit,
}
