import { isAction } from './action.ts'
import type { SavedActionType } from './language.ts'

/** A record of a saved action as the language knows it; null for one that says nothing. */
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
  const [action] = Array.isArray(actions) ? (actions as unknown[]) : []
  return isAction(action)
    ? { id, name, description, actionType: action.type, parameterValues: action.parameterValues }
    : null
}
