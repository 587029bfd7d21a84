import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateText, dayRange, isStoredDate, monthDays, readDate } from './date-math.ts'

const BERLIN = 'Europe/Berlin'
/** The day on which daylight saving time began in Berlin. */
const now = Date.parse('2026-03-29T10:00:00Z')
const read = (expression: string, roundUp = false, zone = BERLIN) => {
  const at = readDate(expression, { now, zone }, roundUp)
  return at === null ? null : dateText(at)
}

describe('date math', () => {
  it.each([
    ['now', '2026-03-29T10:00:00.000Z'],
    ['now-1d', '2026-03-28T11:00:00.000Z'],
    ['now-24h', '2026-03-28T10:00:00.000Z'],
    ['now/d', '2026-03-28T23:00:00.000Z'],
    ['now-1M/M', '2026-01-31T23:00:00.000Z'],
    ['now-10y/y', '2015-12-31T23:00:00.000Z'],
    ['now/w', '2026-03-22T23:00:00.000Z'],
    ['now+90s', '2026-03-29T10:01:30.000Z'],
    ['2026-01-31||+1M', '2026-02-27T23:00:00.000Z'],
    ['2026-03-01', '2026-02-28T23:00:00.000Z'],
    ['2026-03-01T12:00:00+02:00', '2026-03-01T10:00:00.000Z'],
    ['1774778400000', '2026-03-29T10:00:00.000Z'],
  ])('%s is %s', (expression, expected) => expect(read(expression)).toBe(expected))

  it('goes to the end of the day where "after" and "until" ask for it', () =>
    expect(read('now/d', true)).toBe('2026-03-29T21:59:59.999Z'))
  it.each([
    '',
    'tomorrow',
    'now-',
    'now-5x',
    '2026-13-01',
    '2026-02-30',
    'now--5d',
    '5d',
    'now-9999999y',
    'now-3000y',
    'now+8000y',
    '-99999999999999',
    '0000-06-01',
  ])('%s is none', (expression) => expect(read(expression)).toBeNull())
  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^now([+-]\d{1,6}[yMwdhms]|\/[yMwdhms]){0,4}$/)),
        (text) => read(text) === null || isStoredDate(read(text)!),
      ),
    )
  })
})

describe('days and anniversaries', () => {
  it('a day lasts as long as it does in its zone', () => {
    const [from, to] = dayRange(now, BERLIN)
    expect((to - from + 1) / 3_600_000).toBe(23)
  })
  it.each([
    ['2026-02-28T12:00:00Z', 1, ['02-28', '02-29']],
    ['2024-02-28T12:00:00Z', 1, ['02-28']],
    ['2025-12-31T12:00:00Z', 2, ['12-31', '01-01']],
  ])('from %s, %d days: %j', (from, days, expected) =>
    expect(monthDays(Date.parse(from), days, BERLIN)).toEqual(expected),
  )
  it('a whole year holds every day', () => expect(monthDays(now, 366, BERLIN)).toHaveLength(366))
})
