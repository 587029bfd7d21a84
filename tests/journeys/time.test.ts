import fc from 'fast-check'
import { DateTime } from 'luxon'
import { expect, it } from 'vitest'
import { later } from '#catalog/nodes/time-given.ts'
import { nextOpen } from '#journey/local-window.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { MINUTE_MS } from '#model/lib/time-units.ts'

const zones = Intl.supportedValuesOf('timeZone')
/** Whole minutes over twenty years. */
const moment = fc
  .integer({
    min: Date.parse('2015-01-01T00:00:00Z') / MINUTE_MS,
    max: Date.parse('2035-01-01T00:00:00Z') / MINUTE_MS,
  })
  .map((minutes) => minutes * MINUTE_MS)
const clock = (from: number, to: number) =>
  fc
    .integer({ min: from, max: to })
    .map(
      (minutes) =>
        `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
    )
const window = fc.record({
  zone: fc.constantFrom(...zones),
  days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  from: clock(0, 20 * 60),
  to: fc.oneof(clock(21 * 60, 23 * 60 + 59), fc.constant('24:00')),
})

/** Whether the wall clock of the zone says that it is inside. */
function isInside(
  { zone, days, from, to }: { zone: string; days: number[]; from: string; to: string },
  at: number,
): boolean {
  const local = DateTime.fromMillis(at, { zone })
  const time = local.toFormat('HH:mm')
  return days.includes(local.weekday) && time >= from && (to === '24:00' || time < to)
}

it('the next open moment is inside of the window by the wall clock, and none is sooner', () => {
  fc.assert(
    fc.property(moment, window, (at, rule) => {
      const open = nextOpen(rule, at)
      expect(open).toBeGreaterThanOrEqual(at)
      expect(isInside(rule, open), DateTime.fromMillis(open, { zone: rule.zone }).toISO()!).toBe(
        true,
      )
      if (open > at)
        expect(
          isInside(rule, open - MINUTE_MS),
          DateTime.fromMillis(open, { zone: rule.zone }).toISO()!,
        ).toBe(false)
    }),
    { numRuns: propertyRuns(3000) },
  )
})

it('where clocks are put back behind the beginning, it is waited for once more', () => {
  const rule = { zone: 'Australia/Melbourne', days: [7], from: '02:01', to: '21:00' }
  const at = (text: string) => Date.parse(text)
  expect(nextOpen(rule, at('2026-04-04T15:00:00Z')), 'a minute before the first').toBe(
    at('2026-04-04T15:01:00Z'),
  )
  expect(nextOpen(rule, at('2026-04-04T15:30:00Z')), 'after the first').toBe(
    at('2026-04-04T15:30:00Z'),
  )
  expect(nextOpen(rule, at('2026-04-04T16:00:00Z')), '02:00 for the second time').toBe(
    at('2026-04-04T16:01:00Z'),
  )
})

it('days are those of the calendar: the hour stays the same wherever it exists', () => {
  fc.assert(
    fc.property(
      moment,
      fc.constantFrom(...zones),
      fc.integer({ min: 1, max: 400 }),
      (at, zone, days) => {
        const from = DateTime.fromMillis(at, { zone })
        const to = DateTime.fromMillis(later(at, `P${days}D`, zone), { zone })
        expect(
          Math.round(to.startOf('day').diff(from.startOf('day'), 'days').days),
        ).toBeLessThanOrEqual(days + 1)
        const wanted = from.plus({ days })
        expect(to.toMillis()).toBe(wanted.toMillis())
        expect(later(at, `PT${days}M`, zone) - at).toBe(days * MINUTE_MS)
      },
    ),
    { numRuns: propertyRuns(2000) },
  )
})
