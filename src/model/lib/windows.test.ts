import fc from 'fast-check'
import { DateTime } from 'luxon'
import { describe, expect, it } from 'vitest'
import { dateIn, startOfDate, windowsBetween, type Interval, type WindowRule } from './windows.ts'

/** Zones whose clocks change at night, by half an hour, or at midnight, and zones far from UTC. */
const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Africa/Cairo',
  'America/Santiago',
  'Asia/Beirut',
  'UTC',
]
const moments = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2028, 0) })
const clocks = fc
  .integer({ min: 0, max: 96 })
  .map(
    (quarter) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
  )

function plainMoment(day: DateTime, clock: string): number {
  if (clock === '24:00') return day.plus({ days: 1 }).startOf('day').toMillis()
  const [hour, minute] = clock.split(':').map(Number)
  return day.set({ hour: hour!, minute: minute!, second: 0, millisecond: 0 }).toMillis()
}

/** The reference implementation: the calendar library alone, day by day. */
function plainWindows(rule: WindowRule, from: number, to: number): Interval[] {
  const found: Interval[] = []
  for (
    let day = DateTime.fromMillis(from, { zone: rule.zone }).startOf('day');
    day.toMillis() < to;
    day = day.plus({ days: 1 }).startOf('day')
  ) {
    if (!rule.days.includes(day.weekday) || rule.skipDates.includes(day.toISODate()!)) continue
    const window = { start: plainMoment(day, rule.from), end: plainMoment(day, rule.to) }
    if (window.end > window.start && window.end > from && window.start < to) found.push(window)
  }
  return found
}

describe('dates and windows of a zone', () => {
  it('are those of the calendar library, across every change of clocks', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), moments, (zone, at) => {
        const day = DateTime.fromMillis(at, { zone })
        expect(dateIn(zone, at)).toBe(day.toISODate())
        expect(startOfDate(zone, dateIn(zone, at))).toBe(day.startOf('day').toMillis())
      }),
    )
  })

  it('windows are the same as when each day is worked out by itself', () => {
    const rules = fc.record({
      zone: fc.constantFrom(...zones),
      days: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
      from: clocks,
      to: clocks,
      skipDates: fc.constant<string[]>(['2026-03-29', '2026-12-25']),
    })
    fc.assert(
      fc.property(rules, moments, fc.integer({ min: 1, max: 40 }), (rule, from, days) => {
        const to = from + days * 86_400_000
        expect(windowsBetween(rule, from, to)).toEqual(plainWindows(rule, from, to))
      }),
    )
  })
})
