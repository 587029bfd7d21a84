import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labeledDays, niceScale } from './scale.ts'

test.each([
  [0, 2, 1],
  [2, 2, 1],
  [7, 8, 4],
  [187, 200, 100],
  [1001, 1500, 750],
])('%i reaches to %i by %i', (largest, top, step) => {
  expect(niceScale(largest)).toEqual({ top, step })
})

test('the top is never under the largest value, never far over it, and grid lines are whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (largest) => {
      const { top, step } = niceScale(largest)
      expect(top).toBeGreaterThanOrEqual(largest)
      expect(top).toBe(step * 2)
      expect(Number.isInteger(step)).toBe(true)
      if (largest > 4) expect(top).toBeLessThanOrEqual(largest * 2)
    }),
  )
})

test.each([
  [7, 8, [0, 1, 2, 3, 4, 5, 6]],
  [30, 8, [0, 4, 8, 12, 16, 20, 24, 28]],
  [90, 5, [0, 18, 36, 54, 72]],
])('%i days with at most %i labels', (count, most, expected) => {
  expect(labeledDays(count, most)).toEqual(expected)
})
