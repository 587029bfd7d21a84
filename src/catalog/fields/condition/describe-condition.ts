import { createLanguage } from '#condition/language.ts'
import { conditionDefinitions } from '../../conditions/definitions.ts'
import { shippedConditionTypes } from '../../conditions/shipped-types.ts'

const language = createLanguage(conditionDefinitions, shippedConditionTypes)

/** The condition as one sentence in English, with ids where names would have to be looked up. Never throws. */
export function describeCondition(value: unknown): string {
  const text = language.describe(value, { property: (_subject, path) => path.replace(/^properties\./, ''), name: (_kind, id) => id })
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`
}
