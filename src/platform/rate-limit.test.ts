import { afterEach, expect, test, vi } from 'vitest'
import { createGuessLimit } from './rate-limit.ts'

afterEach(() => vi.useRealTimers())

test('five guesses in fifteen minutes for each key; a right one begins anew', () => {
  vi.useFakeTimers({ now: 0 })
  const limit = createGuessLimit(5, 15 * 60_000)
  const take = (key: string, times: number) =>
    Array.from({ length: times }, () => limit.take(key)).filter(Boolean).length
  expect(take('one link', 7)).toBe(5)
  expect(take('another', 3)).toBe(3)
  limit.forget('another')
  expect(take('another', 6)).toBe(5)
  vi.setSystemTime(15 * 60_000 + 1)
  expect(take('one link', 1)).toBe(1)
})
