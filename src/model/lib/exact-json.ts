const QUOTE = 0x22
const BACKSLASH = 0x5c
const MINUS = 0x2d
const ZERO = 0x30
const NINE = 0x39

/** Texts without it have only numbers that a JavaScript number holds: most texts. */
const SUSPECT = /\d{16}|\d[eE]\+?\d{3}/
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y
/** Decimal digits that a number of this size always keeps. */
const KEPT_DIGITS = 15

const significantDigits = (literal: string) =>
  literal
    .replace(/[eE][\s\S]*/, '')
    .replace(/\D/g, '')
    .replace(/^0+|(?<!0)0+$/g, '').length

/** Whether a number keeps the value of its literal: any fraction counts as kept when it is small. */
export function isExactNumber(literal: string): boolean {
  const number = Number(literal)
  if (!Number.isFinite(number)) return false
  if (Math.abs(number) <= Number.MAX_SAFE_INTEGER) return true
  return !/^-?\d+$/.test(literal) && significantDigits(literal) <= KEPT_DIGITS
}

/** Where a string that begins at `at` ends; -1 when it does not. */
function endOfString(text: string, at: number): number {
  for (let next = at + 1; next < text.length; next++) {
    const code = text.charCodeAt(next)
    if (code === QUOTE) return next + 1
    if (code === BACKSLASH) next += 1
  }
  return -1
}

/**
 * JSON in which numbers that a JavaScript number cannot hold, such as ids of 17 digits and 1e400,
 * are texts of the same digits, because parsing would make another number of them (RFC 8259,
 * section 6). Takes time in proportion to the text.
 */
export function exactJson(text: string): string {
  if (!SUSPECT.test(text)) return text
  let exact = ''
  let done = 0
  let at = 0
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      at = endOfString(text, at)
      // Parsing says what is wrong with it.
      if (at === -1) return text
    } else if (code === MINUS || (code >= ZERO && code <= NINE)) {
      NUMBER.lastIndex = at
      const [literal] = NUMBER.exec(text) ?? [text[at]!]
      if (!isExactNumber(literal)) {
        exact += `${text.slice(done, at)}"${literal}"`
        done = at + literal.length
      }
      at += literal.length
    } else at += 1
  }
  return exact + text.slice(done)
}

/** `JSON.parse` that keeps each number as it is written, as a text where a number would differ. */
export const parseExactJson = (text: string): unknown => JSON.parse(exactJson(text)) as unknown
