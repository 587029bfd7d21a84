import { upperFirst } from '#model/lib/first-letter.ts'
import { createLanguage, type Language, type SavedConditionType } from '#condition/language.ts'
import { inSentence } from '#language'
import { conditionDefinitions } from '../../conditions/definitions.ts'
import { shippedConditionTypes } from '../../conditions/shipped-types.ts'
import { pathWords } from '../path-words.ts'

const languages = new WeakMap<readonly SavedConditionType[], Language>()

/**
 * Created once for each list of saved types, because a list of records describes many conditions.
 */
function languageWith(savedTypes: readonly SavedConditionType[]): Language {
  const known = languages.get(savedTypes)
  if (known) return known
  const language = createLanguage(conditionDefinitions, savedTypes)
  languages.set(savedTypes, language)
  return language
}

/** The condition as part of a sentence, with words of paths and ids in place of names. Never throws. */
export const conditionPhrase = (
  value: unknown,
  savedTypes: readonly SavedConditionType[] = shippedConditionTypes,
): string =>
  languageWith(savedTypes).describe(value, {
    property: (_subject, path) => inSentence(pathWords(path)),
    name: (_kind, id) => id,
  })

/** The condition as one sentence, with words of paths and ids in place of names. Never throws. */
export function describeCondition(
  value: unknown,
  savedTypes: readonly SavedConditionType[] = shippedConditionTypes,
): string {
  const text = conditionPhrase(value, savedTypes)
  return `${upperFirst(text)}.`
}
