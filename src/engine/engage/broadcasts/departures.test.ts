import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#model/lib/time-units.ts'
import { planDepartures, type Group } from './departures.ts'
import { hoursOfMailbox, hoursOfSender, spansOf, type SenderHours } from './sender-hours.ts'

const START = Date.parse('2026-03-02T10:30:00Z')

const mailbox = (dailyCap: number) =>
  hoursOfMailbox({
    address: 'kari@firm.example',
    gap_minutes: 0,
    daily_cap: dailyCap,
    ramp_start: dailyCap,
    ramp_step: 0,
    first_send_at: null,
    time_zone: 'UTC',
    window_days: [1, 2, 3, 4, 5, 6, 7],
    window_from: '09:00',
    window_to: '17:00',
  })

function plan(groups: Group[], sender: SenderHours | null, canaryWait = 0) {
  const { first, last } = planDepartures({
    groups,
    perHour: null,
    gap: 0,
    spans: spansOf(sender, groups[0]!.at, 365 * DAY_MS),
    canaryWait,
  })
  return [first, last].map((at) => at !== null && (at - START) / HOUR_MS)
}

describe('the rehearsed departures', () => {
  it('keep to the hourly limit of a sender', () => {
    const everybody = [{ at: START, count: 1000, canary: 0 }]
    const limited = hoursOfSender({ address: 'news@firm.example', hourly_limit: 100 })
    expect(plan(everybody, limited)).toEqual([0, 9])
    const unlimited = hoursOfSender({ address: 'news@firm.example', hourly_limit: null })
    expect(plan(everybody, unlimited)).toEqual([0, 0])
  })

  it('count each window of a mailbox once', () => {
    // Ten a day: the first day has a shorter window, and day 40 is behind the end of a month.
    expect(plan([{ at: START, count: 401, canary: 0 }], mailbox(10))).toEqual([0, 40 * 24 - 1.5])
  })

  it('let the canary of every local time leave before the others of any', () => {
    const tokyo = { at: START, count: 50, canary: 5 }
    const newYork = { at: START + 14 * HOUR_MS, count: 50, canary: 5 }
    expect(plan([tokyo, newYork], null, 4 * HOUR_MS)).toEqual([0, 18])
    expect(
      plan(
        [
          { ...tokyo, canary: 10 },
          { ...newYork, canary: 0 },
        ],
        null,
        4 * HOUR_MS,
      ),
    ).toEqual([0, 14])
  })
})
