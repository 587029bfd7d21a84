import fc from 'fast-check'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { readMoment } from './read-moment.ts'

const driver = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (
  text: string,
) => Date | number

/** As PostgreSQL writes it in UTC, with as few fractional digits as possible. */
const written = (ms: number, micros: number) => {
  const fraction =
    `${String(((ms % 1000) + 1000) % 1000).padStart(3, '0')}${String(micros).padStart(3, '0')}`.replace(
      /0+$/,
      '',
    )
  return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')}${fraction === '' ? '' : `.${fraction}`}+00`
}

describe('moments from the database', () => {
  it('are what the driver makes of them', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1000, 0, 1), max: Date.UTC(9999, 11, 31, 23, 59, 59, 999) }),
        fc.integer({ min: 0, max: 999 }),
        (ms, micros) => {
          expect(readMoment(written(ms, micros)).getTime()).toBe(ms)
          expect(readMoment(written(ms, 0)).getTime()).toBe(
            (driver(written(ms, 0)) as Date).getTime(),
          )
        },
      ),
    )
  })

  it.each([
    'infinity',
    '-infinity',
    '0044-03-15 00:00:00+00 BC',
    '0099-12-31 23:59:59+00',
    '10000-01-01 00:00:00+00',
    '2026-11-14 02:38:50.12+02',
    '2026-11-14 02:38:50-03:30',
    '2026-11-14 00:38:50.1+00',
    '2026-11-14 00:38:50.123456+00',
    '2026-11-14 00:38:50+00',
  ])('%s', (text) => {
    expect(Number(readMoment(text))).toBe(Number(driver(text)))
  })
})
