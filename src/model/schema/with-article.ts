import { currentLanguage } from '#language'

/**
 * "an event", "a user": by the sound of a noun where it differs from the spelling. Unknown words
 * (custom types) go by their first letter. Other languages get the noun alone, because its article
 * depends on its gender: their sentences name it as a kind of record.
 */
export function withArticle(noun: string): string {
  if (currentLanguage() !== 'en') return noun
  return `${/^(?!uni|uno|us[ae]|uti|eu|one)[aeiou]|^(hour|honou?r|heir)/i.test(noun) ? 'an' : 'a'} ${noun}`
}
