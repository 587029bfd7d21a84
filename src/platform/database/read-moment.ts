import pg from 'pg'

const read: (text: string) => Date = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)

const ZERO = 48
const two = (text: string, at: number) =>
  (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO

/**
 * Parses a moment as PostgreSQL writes it in UTC (`2026-11-14 00:38:50.123+00`), truncated to
 * milliseconds. Anything else, such as another zone, `infinity` or a year before 1000, is left to
 * the driver, whose own parser uses four patterns and took a thirtieth of the ingest time.
 */
export function readMoment(text: string): Date {
  if (
    text.length < 22 ||
    text.charCodeAt(0) === ZERO ||
    text.charCodeAt(10) !== 32 ||
    !text.endsWith('+00')
  )
    return read(text)
  let fraction = 0
  for (let at = 20, unit = 100; unit >= 1; at++, unit /= 10) {
    const digit = text.charCodeAt(at) - ZERO
    if (!(digit >= 0 && digit <= 9)) break
    fraction += digit * unit
  }
  return new Date(
    Date.UTC(
      two(text, 0) * 100 + two(text, 2),
      two(text, 5) - 1,
      two(text, 8),
      two(text, 11),
      two(text, 14),
      two(text, 17),
      text[19] === '.' ? fraction : 0,
    ),
  )
}
