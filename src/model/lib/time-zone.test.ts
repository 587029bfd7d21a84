import { expect, it } from 'vitest'
import { dayAfter, dayIn } from './time-zone.ts'

it.each([
  ['America/Los_Angeles', '2026-03-09T02:00:00Z', '2026-03-08'],
  ['Europe/Berlin', '2026-03-08T23:30:00Z', '2026-03-09'],
  ['Pacific/Kiritimati', '2026-12-31T12:00:00Z', '2027-01-01'],
  ['UTC', '2026-01-05T00:00:00Z', '2026-01-05'],
])('the calendar of %s shows at %s the day %s', (zone, at, day) => {
  expect(dayIn(zone, at)).toBe(day)
})

it.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-29', 0, '2026-03-29'],
])('%s and %i days are %s', (day, days, other) => {
  expect(dayAfter(day, days)).toBe(other)
})
