import fc from 'fast-check'
import { sql } from 'kysely'
import { DateTime } from 'luxon'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comparisonSql } from '#condition/compile-comparison.ts'
import { comparisonOf, holds } from '#condition/operators.ts'
import type { Database } from '#platform/database/database.ts'
import { openTestDatabase } from '#tests/support/open-database.ts'
import { propertyRuns, propertyTimeout } from '#tests/support/property-runs.ts'

/*
 * What a calendar says of days, without the functions of conditions: a plain date is that day in
 * every zone, and "on the day" compares the dates on the wall.
 */

const ZONES = [
  'America/Los_Angeles',
  'America/Chicago',
  'America/Sao_Paulo',
  'America/Havana',
  'Europe/Berlin',
  'Africa/Cairo',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
]
const RUNS = { numRuns: propertyRuns(1000) }

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const moments = fc.record({
  zone: fc.constantFrom(...ZONES),
  now: fc.integer({ min: Date.parse('2015-01-01'), max: Date.parse('2030-12-31') }),
})
/** Days around the moment, so that many comparisons are close. */
const distance = fc.integer({ min: -3, max: 3 })

const wallDay = (now: number, zone: string, days: number) =>
  DateTime.fromMillis(now, { zone }).plus({ days }).toFormat('yyyy-MM-dd')

/** Each operator with what it means for two days on the wall, or for an instant and a day. */
const cases = [
  ['isDay', (k: number) => `now${signed(k)}d`, (value: string, day: string) => value === day],
  ['isNotDay', (k: number) => `now${signed(k)}d`, (value: string, day: string) => value !== day],
  ['greaterThanOrEqualTo', (k: number) => `now${signed(k)}d/d`, (v: string, d: string) => v >= d],
  ['lessThan', (k: number) => `now${signed(k)}d/d`, (v: string, d: string) => v < d],
  ['greaterThan', (k: number) => `now${signed(k)}d/d`, (v: string, d: string) => v > d],
  ['lessThanOrEqualTo', (k: number) => `now${signed(k)}d/d`, (v: string, d: string) => v <= d],
  ['equals', (k: number) => `now${signed(k)}d/d`, (v: string, d: string) => v === d],
] as const
const signed = (k: number) => (k < 0 ? String(k) : `+${k}`)

const comparisonAt = (
  comparisonOperator: string,
  propertyValueDateExpr: string,
  moment: { now: number; zone: string },
) => comparisonOf({ comparisonOperator, propertyValueDateExpr }, 'date', moment)!

async function inDatabase(
  comparison: NonNullable<ReturnType<typeof comparisonOf>>,
  value: unknown,
): Promise<boolean> {
  const json = sql`${JSON.stringify(value)}::jsonb`
  const { rows } = await database.system((db) =>
    sql<{ yes: boolean }>`
      select ${comparisonSql(comparison, { json, text: sql<string>`(${json} #>> '{}')` })} as yes
    `.execute(db),
  )
  return rows[0]!.yes
}

describe('days in the zones of the world', () => {
  it.each(cases)(
    'a plain date %s as on the wall',
    async (operator, expression, means) => {
      await fc.assert(
        fc.asyncProperty(moments, distance, distance, async (moment, given, asked) => {
          const value = wallDay(moment.now, moment.zone, given)
          const expected = means(value, wallDay(moment.now, moment.zone, asked))
          const comparison = comparisonAt(operator, expression(asked), moment)
          expect(holds(comparison, value), 'in memory').toBe(expected)
          expect(await inDatabase(comparison, value), 'in the database').toBe(expected)
          expect(await inDatabase(comparison, [value]), 'in a list').toBe(expected)
        }),
        RUNS,
      )
    },
    propertyTimeout,
  )

  it('a day that begins twice begins at its first midnight', () => {
    // In Havana, 1 November 2026 has two midnights: at 04:00 and at 05:00 UTC.
    const moment = { now: Date.parse('2026-10-29T05:00:00Z'), zone: 'America/Havana' }
    const isUntil = comparisonAt('lessThanOrEqualTo', 'now+2d/d', moment)
    expect(['2026-10-31', '2026-11-01'].map((day) => holds(isUntil, day))).toEqual([true, false])
    const isOn = comparisonAt('isDay', 'now+3d', moment)
    expect(
      ['03:59', '04:00', '04:30', '05:30'].map((time) => holds(isOn, `2026-11-01T${time}:00.000Z`)),
    ).toEqual([false, true, true, true])
    expect(holds(isOn, '2026-11-01')).toBe(true)
  })

  it(
    'an instant is on the day that the wall shows then',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          moments,
          fc.integer({ min: -60 * 3_600_000, max: 60 * 3_600_000 }),
          distance,
          async (moment, shift, asked) => {
            const value = new Date(moment.now + shift).toISOString()
            const expected =
              wallDay(moment.now + shift, moment.zone, 0) ===
              wallDay(moment.now, moment.zone, asked)
            const comparison = comparisonAt('isDay', `now${signed(asked)}d`, moment)
            expect(holds(comparison, value), 'in memory').toBe(expected)
            expect(await inDatabase(comparison, value), 'in the database').toBe(expected)
          },
        ),
        RUNS,
      )
    },
    propertyTimeout,
  )

  it.each(ZONES)(
    'a plain date compared with a plain date is a matter of the calendar: %s',
    (zone) => {
      const moment = { now: Date.parse('2026-11-20T03:00:00Z'), zone }
      for (const value of ['2026-11-19', '2026-11-20', '2026-11-21']) {
        expect(holds(comparisonAt('equals', '2026-11-20', moment), value)).toBe(
          value === '2026-11-20',
        )
        expect(holds(comparisonAt('isDay', '2026-11-20', moment), value)).toBe(
          value === '2026-11-20',
        )
        expect(holds(comparisonAt('greaterThan', '2026-11-20', moment), value)).toBe(
          value > '2026-11-20',
        )
      }
    },
  )
})
