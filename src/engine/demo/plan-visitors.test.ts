import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#model/lib/time-units.ts'
import { DAYS, planVisitors } from './plan-visitors.ts'

const END = Date.parse('2026-11-25T12:00:00.000Z')
const events = planVisitors(1940, 60, END)

describe('the plan of the demo visitors', () => {
  it('is the same every time', () => {
    expect(planVisitors(1940, 60, END)).toEqual(events)
  })

  it('moves with its end', () => {
    const later = planVisitors(1940, 60, END + DAY_MS)
    expect(later.map(({ messageId }) => messageId).slice(0, 50)).toEqual(
      events.map(({ messageId }) => messageId).slice(0, 50),
    )
  })

  it('has a person for every visitor, and no id twice', () => {
    expect(new Set(events.map(({ anonymousId }) => anonymousId)).size).toBe(1940)
    expect(new Set(events.map(({ messageId }) => messageId)).size).toBe(events.length)
  })

  it('covers 90 days in order, the last ones included', () => {
    const days = events.map(({ at }) => Math.floor((at - (END - DAYS * DAY_MS)) / DAY_MS))
    expect(days).toEqual(days.toSorted((a, b) => a - b))
    expect(days[0]).toBeLessThan(5)
    expect(days.at(-1)).toBe(DAYS - 1)
    expect(new Set(days).size).toBeGreaterThan(80)
  })

  it.each([
    ['view', 7000],
    ['identify', 1400],
    ['quoteRequested', 400],
    ['group', 200],
    ['orderPlaced', 300],
    ['tripFinished', 200],
  ])('has enough of %s', (type, least) => {
    expect(events.filter((event) => event.type === type).length).toBeGreaterThan(least)
  })
})
