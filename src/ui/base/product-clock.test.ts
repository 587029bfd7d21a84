import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adoptProductTime, productNow } from './product-clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T09:00:00Z') })
})
afterEach(() => {
  adoptProductTime(new Date().toISOString(), Date.now())
  vi.useRealTimers()
})

test('follows the time that the server named, and runs on', () => {
  expect(productNow().toISOString()).toBe('2026-11-23T09:00:00.000Z')
  adoptProductTime('2026-12-08T09:00:00Z', Date.now())
  expect(productNow().toISOString()).toBe('2026-12-08T09:00:00.000Z')
  vi.advanceTimersByTime(60_000)
  expect(productNow().toISOString()).toBe('2026-12-08T09:01:00.000Z')
})

test.each([undefined, '', 'soon'])('keeps its time for %j', (now) => {
  adoptProductTime('2026-12-08T09:00:00Z', Date.now())
  adoptProductTime(now, Date.now())
  expect(productNow().toISOString()).toBe('2026-12-08T09:00:00.000Z')
})
