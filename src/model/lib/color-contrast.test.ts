import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrastOf, readableOn } from './color-contrast.ts'

it('computes the ratios of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

it('chooses text of at least 4.5 to 1 on every color', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const color = `#${value.toString(16).padStart(6, '0')}`
      expect(contrastOf(color, readableOn(color))).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
