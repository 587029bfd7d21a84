import { createLanguage, type Language, type SavedConditionType } from '#condition/language.ts'
import { conditionDefinitions } from '../../conditions/definitions.ts'
import { shippedConditionTypes } from '../../conditions/shipped-types.ts'

const languages = new WeakMap<readonly SavedConditionType[], Language>()

/** Made once for each list of saved types: a list of records says many conditions. */
function languageWith(savedTypes: readonly SavedConditionType[]): Language {
  const known = languages.get(savedTypes)
  if (known) return known
  const made = createLanguage(conditionDefinitions, savedTypes)
  languages.set(savedTypes, made)
  return made
}

/**
 * The condition as one sentence in English, with ids where names would have to be looked up. Never
 * throws.
 */
export function describeCondition(
  value: unknown,
  savedTypes: readonly SavedConditionType[] = shippedConditionTypes,
): string {
  const text = languageWith(savedTypes).describe(value, {
    property: (_subject, path) => path.replace(/^properties\./, ''),
    name: (_kind, id) => id,
  })
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`
}
