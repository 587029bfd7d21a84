import type { NodeDefinition } from '#journey/kind.ts'
import { offeredInOrder } from '../offered-in-order.ts'
import { definitions } from './definitions.generated.ts'

/** Offered first, in this order. */
const ORDER = [
  'entry',
  'wait',
  'branch',
  'split',
  'jump',
  'send',
  'update',
  'todo',
  'enrol',
  'exit',
]

/** Every kind of step, in the order in which it is offered. */
export const nodeDefinitions: readonly NodeDefinition[] = offeredInOrder(definitions, ORDER)

const byId = new Map(nodeDefinitions.map((nodeDefinition) => [nodeDefinition.id, nodeDefinition]))
export const nodeDefinitionOf = (kind: string): NodeDefinition | null => byId.get(kind) ?? null
