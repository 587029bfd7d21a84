import { expect, it } from 'vitest'
import { retryBusy } from './query-client.ts'

it.each([
  [0, 429, true],
  [1, 429, true],
  [2, 429, false],
  [0, 503, false],
  [0, 422, false],
  [0, undefined, false],
])('after %d retries, an error of status %s is retried: %s', (count, status, isRetried) => {
  expect(retryBusy(count, Object.assign(new Error(), { status }))).toBe(isRetried)
})
