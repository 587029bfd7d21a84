import { isAction } from './action.ts'
import type { SavedActionType } from './language.ts'
import { itemsOf } from '#model/lib/items-of.ts'

/** Converts a record of a saved action; null for an invalid one. */
export function savedActionType({
  id,
  name,
  description,
  actions,
}: {
  id: string
  name: string
  description: string
  actions: unknown
}): SavedActionType | null {
  const [action] = itemsOf(actions)
  return isAction(action)
    ? { id, name, description, actionType: action.type, parameterValues: action.parameterValues }
    : null
}
