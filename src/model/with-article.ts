/**
 * "an event", "a user": by the sound of a noun where it differs from the spelling. Unknown words
 * (custom types) go by their first letter.
 */
export function withArticle(noun: string): string {
  return `${/^(?!uni|uno|us[ae]|uti|eu|one)[aeiou]|^(hour|honou?r|heir)/i.test(noun) ? 'an' : 'a'} ${noun}`
}
