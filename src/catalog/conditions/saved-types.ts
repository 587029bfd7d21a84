import { matchAll, isCondition } from '#condition/condition.ts'
import type { Subject } from '#condition/facts.ts'
import type { ConditionParameter } from '#condition/kind.ts'
import type { SavedConditionType } from '#condition/language.ts'

interface Kept {
  id: string
  name: string
  about: string
  parentCondition: unknown
  parameters: unknown
}

/** Converts a record of a saved condition type. */
export const savedConditionType = ({
  id,
  name,
  about,
  parentCondition,
  parameters,
}: Kept): SavedConditionType => ({
  id,
  name,
  about: about as Subject,
  parentCondition: isCondition(parentCondition) ? parentCondition : matchAll,
  parameters: Array.isArray(parameters) ? (parameters as ConditionParameter[]) : [],
})
