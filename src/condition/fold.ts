import { memoize } from '#model/lib/memoize.ts'

/**
 * Defines how text is compared: without accents and case, letter by letter, the same in JavaScript
 * and in the database. No locale is involved (a Turkish server would otherwise give other results),
 * so the letters are in a table that the SQL function `fold_text` is generated from.
 */
const pairs: [upper: string, lower: string][] = []
for (let code = 0x41; code < 0x2000; code++) {
  const upper = String.fromCharCode(code)
  const lower = upper.toLowerCase()
  // Letters with a decomposition never reach the table.
  if (lower.length === 1 && lower !== upper && upper.normalize('NFKD') === upper)
    pairs.push([upper, lower])
}

const smallOf = new Map(pairs)
const plainAscii = /^[\x20-\x7e]*$/

/**
 * Short texts occur on many people and are compared with many conditions, so their folded form is
 * memoized.
 */
const LONGEST_KEPT = 40
const MAX_KEPT = 10_000
const ofShort = memoize(MAX_KEPT, folded)

/**
 * The form in which two texts are equal when readers consider them equal: "Zürich" and "ZURICH".
 */
export const fold = (text: string): string =>
  text.length > LONGEST_KEPT ? folded(text) : ofShort(text)

/**
 * `fold(text) === wanted`, for a folded `wanted`, mostly without folding: plain ASCII letters keep
 * their positions, so the first difference decides; at the first other letter the text is folded
 * after all.
 */
export function equalsCaseFolded(text: string, wanted: string): boolean {
  const length = wanted.length
  for (let at = 0; at < length; at++) {
    // Past the end this is NaN, which differs.
    let code = text.charCodeAt(at)
    if (code >= 0x80) return fold(text) === wanted
    if (code >= 0x41 && code <= 0x5a) code += 0x20
    if (code !== wanted.charCodeAt(at)) return false
  }
  if (text.length === length) return true
  // The rest may be combining marks, which folding removes.
  return text.charCodeAt(length) >= 0x80 && fold(text) === wanted
}

function folded(text: string): string {
  if (plainAscii.test(text)) return text.toLowerCase()
  let form = ''
  for (const sign of text.normalize('NFKD')) {
    const code = sign.codePointAt(0)!
    if (code >= 0x300 && code <= 0x36f) continue
    form += smallOf.get(sign) ?? sign
  }
  return form
}
