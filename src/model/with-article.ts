/**
 * "an event", "a user": by how a noun sounds where that differs from how it is written. Unknown
 * words (types that people made) go by their letter.
 */
export function withArticle(noun: string): string {
  return `${/^(?!uni|uno|us[ae]|uti|eu|one)[aeiou]|^(hour|honou?r|heir)/i.test(noun) ? 'an' : 'a'} ${noun}`
}
