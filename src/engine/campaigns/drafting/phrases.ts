export const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length
export const withoutStop = (text: string) => text.replace(/[\s.;:,!…]+$/, '')
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Small first letter, unless the word is a name or an abbreviation. */
export function small(text: string): string {
  const [first = ''] = text.split(' ')
  return /^[A-Z][a-z'’-]*$/.test(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
