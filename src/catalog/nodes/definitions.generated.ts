// Generated from the folders beside it by `npm run generate`. Do not edit.
import type { NodeDefinition } from '#journey/kind.ts'
import { branch } from './branch/definition.ts'
import { enrol } from './enrol/definition.ts'
import { entry } from './entry/definition.ts'
import { exit } from './exit/definition.ts'
import { jump } from './jump/definition.ts'
import { send } from './send/definition.ts'
import { split } from './split/definition.ts'
import { todo } from './todo/definition.ts'
import { update } from './update/definition.ts'
import { wait } from './wait/definition.ts'

export const definitions: readonly NodeDefinition[] = [
  branch,
  enrol,
  entry,
  exit,
  jump,
  send,
  split,
  todo,
  update,
  wait,
]
