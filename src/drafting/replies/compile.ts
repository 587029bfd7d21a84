/** Small letters of the Latin and Greek scripts, which the languages of replies are written in. */
const LETTERS = 'a-zªµºß-öø-ɏͰ-ӿḀ-ỿ'

const RANGES: Readonly<Record<string, string>> = { '\\p{L}': LETTERS, '\\p{N}': '0-9' }

/** A pattern in which the classes of all letters and digits are ranges. */
function inLetters(source: string): string {
  let isClass = false
  return source.replace(/\\p\{[LN]\}|\\.|[[\]]/gu, (token) => {
    if (token === '[' || token === ']') isClass = token === '['
    const range = RANGES[token]
    if (range === undefined) return token
    return isClass ? range : `[${range}]`
  })
}

/**
 * A pattern for texts in small letters. Hundreds of them with the flag `i` and all letters of
 * Unicode took seconds to compile when the first reply came, and held up everything else.
 */
export const compile = (source: string, flags = '') => new RegExp(inLetters(source), `u${flags}`)
