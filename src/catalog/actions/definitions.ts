import { offeredInOrder } from '../offered-in-order.ts'
import type { ActionDefinition } from './action.ts'
import { definitions } from './definitions.generated.ts'

/** Offered first, in this order. */
const ORDER = [
  'setPropertyAction',
  'incrementPropertyAction',
  'eventToProfilePropertyAction',
  'copyPropertiesAction',
  'allEventToProfilePropertiesAction',
  'addToListsAction',
  'removeFromListsAction',
  'modifyConsentAction',
  'sendEventAction',
  'mergeProfilesOnPropertyAction',
]

/** Every built-in kind of action, in the order in which they are offered. */
export const actionDefinitions: readonly ActionDefinition[] = offeredInOrder(definitions, ORDER)

const byId = new Map(
  actionDefinitions.map((actionDefinition) => [actionDefinition.id, actionDefinition]),
)
export const actionDefinitionOf = (type: string): ActionDefinition | null => byId.get(type) ?? null
