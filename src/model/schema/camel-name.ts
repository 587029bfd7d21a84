import { lowerFirst, upperFirst } from '#model/lib/first-letter.ts'

/**
 * Words of a text for building names: accents removed, split at everything that is neither an ASCII
 * letter nor a digit.
 */
export const asciiWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)

/**
 * `Year of building` is `yearOfBuilding`: a name that begins with a lower-case letter. Empty where
 * the title has no letter.
 */
export function camelName(title: string, longest: number): string {
  const joined = asciiWords(title)
    .map((word, at) => (at === 0 ? lowerFirst(word) : upperFirst(word)))
    .join('')
  return joined
    .replace(/^\d+/, '')
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase())
    .slice(0, longest)
}
