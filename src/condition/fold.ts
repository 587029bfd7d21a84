import { memoize } from '#model/memoize.ts'

/**
 * How text is compared: without accents and without regard to case, letter by letter, the same in
 * JavaScript and in the database. No locale has a say in it (a Turkish server would otherwise judge
 * differently), so the letters stand in a table that the SQL function `fold_text` is made from.
 */
const pairs: [upper: string, lower: string][] = []
for (let code = 0x41; code < 0x2000; code++) {
  const upper = String.fromCharCode(code)
  const lower = upper.toLowerCase()
  // Letters that a decomposition takes apart never reach the table.
  if (lower.length === 1 && lower !== upper && upper.normalize('NFKD') === upper)
    pairs.push([upper, lower])
}

const smallOf = new Map(pairs)
const plainAscii = /^[\x20-\x7e]*$/

/** Short texts stand on many people and are compared with many conditions: their form is kept. */
const LONGEST_KEPT = 40
const MAX_KEPT = 10_000
const ofShort = memoize(MAX_KEPT, folded)

/** The form in which two texts are equal when people would say so: "Zürich" and "ZURICH". */
export const fold = (text: string): string =>
  text.length > LONGEST_KEPT ? folded(text) : ofShort(text)

/**
 * `fold(text) === wanted`, for a text that is folded already, mostly without folding anything:
 * plain letters keep their places, so the first that differs decides; at the first other letter the
 * text is folded after all.
 */
export function equalsCaseFolded(text: string, wanted: string): boolean {
  const length = wanted.length
  for (let at = 0; at < length; at++) {
    // Past the end this is no number, and differs.
    let code = text.charCodeAt(at)
    if (code >= 0x80) return fold(text) === wanted
    if (code >= 0x41 && code <= 0x5a) code += 0x20
    if (code !== wanted.charCodeAt(at)) return false
  }
  if (text.length === length) return true
  // What follows may be marks that are left out.
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
