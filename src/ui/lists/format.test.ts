import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { formatPlainDay, formatRelative } from './format.ts'

// The calendar is that of the device.
beforeEach(() => vi.stubEnv('TZ', 'Europe/Berlin'))
afterEach(() => vi.unstubAllEnvs())

it.each([
  ['2026-11-23T09:00:00+01:00', '2026-11-25T08:00:00+01:00', '2 days ago'],
  ['2026-11-23T23:30:00+01:00', '2026-11-25T00:10:00+01:00', '2 days ago'],
  ['2026-11-24T08:00:00+01:00', '2026-11-25T23:00:00+01:00', 'yesterday'],
  ['2026-11-25T01:00:00+01:00', '2026-11-25T23:00:00+01:00', '22 hr ago'],
  ['2026-11-27T07:00:00+01:00', '2026-11-25T08:00:00+01:00', 'in 2 days'],
  ['2026-11-26T10:00:00+01:00', '2026-11-25T08:00:00+01:00', 'tomorrow'],
])('%s is at %s "%s"', (at, now, words) => {
  expect(formatRelative(at, Date.parse(now))).toBe(words)
})

it('a plain day is the same in every zone, with its year if it is another one', () => {
  vi.stubEnv('TZ', 'America/New_York')
  const year = new Date().getFullYear()
  expect(formatPlainDay(`${year}-12-01`, { year: true })).toBe('1 Dec')
  expect(formatPlainDay('2019-12-01', { year: true })).toBe('1 Dec 2019')
})
