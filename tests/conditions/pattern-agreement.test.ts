import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { patternForDatabase, readPattern } from '#model/lib/pattern.ts'
import type { Database } from '#platform/database/database.ts'
import { openEmptyDatabase } from '#tests/support/open-database.ts'
import { propertyRuns, propertyTimeout } from '#tests/support/property-runs.ts'

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database.close())

/** Signs that some engine of regular expressions gives a meaning, and their neighbors. */
const SIGNS = ['a', 'b', 'A', '5', '_', ' ', '\t', '\n', '\v', '-', '.', ']', '^', '$', '\\']
const WIDE = ['ä', 'ß', 'İ', '\u00a0', '\u2028', '٣', '😀']

const escaped = (sign: string) => (/[\\^$.*+?()[\]{}|-]/.test(sign) ? `\\${sign}` : sign)
const plain = fc.constantFrom(...SIGNS, ...WIDE).map(escaped)
const short = fc.constantFrom('\\d', '\\w', '\\s')
const negated = fc.constantFrom('\\D', '\\W', '\\S')
const inClass = fc.oneof(plain, short, fc.constantFrom('a-c', '0-5', 'à-ü', '+--'))
const set = fc
  .tuple(fc.constantFrom('', '^'), fc.array(inClass, { minLength: 1, maxLength: 3 }))
  .map(([not, parts]) => `[${not}${parts.join('')}]`)
const repeat = fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{0,2}', '{1,}')
const patterns = fc.letrec<{ pattern: string; piece: string }>((tie) => ({
  piece: fc.oneof(
    { maxDepth: 3 },
    plain,
    short,
    negated,
    set,
    fc.constant('.'),
    tie('pattern').map((inner) => `(${inner})`),
    tie('pattern').map((inner) => `(?:${inner})`),
  ),
  pattern: fc
    .array(
      fc
        .array(fc.tuple(tie('piece'), repeat), { maxLength: 3 })
        .map((pieces) => pieces.map(([piece, times]) => piece + times).join('')),
      { minLength: 1, maxLength: 2 },
    )
    .map((branches) => branches.join('|')),
})).pattern
const texts = fc
  .array(fc.constantFrom(...SIGNS, ...WIDE), { maxLength: 4 })
  .map((signs) => signs.join(''))
const batch = fc.array(fc.tuple(patterns, fc.array(texts, { minLength: 5, maxLength: 5 })), {
  minLength: 20,
  maxLength: 20,
})

/** The answers of the database, in the order of the pairs. */
const askDatabase = (pairs: readonly { pattern: string; text: string }[]) =>
  database.system(async (db) => {
    const asked = pairs.map(({ pattern, text }) => ({ pattern: patternForDatabase(pattern), text }))
    const { rows } = await sql<{ fits: boolean }>`
      select t.text ~ t.pattern as fits
      from json_to_recordset(${JSON.stringify(asked)}::json) as t(pattern text, text text)`.execute(
      db,
    )
    return rows.map(({ fits }) => fits)
  })

it(
  'the program and the database give the same answer to every readable pattern',
  async () => {
    const counts = { true: 0, false: 0 }
    await fc.assert(
      fc.asyncProperty(batch, async (cases) => {
        const pairs = cases.flatMap(([pattern, all]) => {
          const read = readPattern(pattern)
          return 'fault' in read
            ? []
            : all.map((text) => ({ pattern, text, fits: read.matches(text) }))
        })
        const answers = await askDatabase(pairs)
        for (const { fits } of pairs) counts[`${fits}`] += 1
        expect(pairs.filter(({ fits }, at) => fits !== answers[at])).toEqual([])
      }),
      { numRuns: propertyRuns(1000) },
    )
    expect(Math.min(counts.true, counts.false)).toBeGreaterThan(50)
  },
  propertyTimeout,
)
