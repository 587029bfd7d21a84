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

/** Every kind of step, in the order in which it is offered. */
export const nodeDefinitions: readonly NodeDefinition[] = [
  entry,
  wait,
  branch,
  split,
  jump,
  send,
  update,
  todo,
  enrol,
  exit,
]

const byId = new Map(nodeDefinitions.map((one) => [one.id, one]))
export const nodeDefinitionOf = (kind: string): NodeDefinition | null => byId.get(kind) ?? null
