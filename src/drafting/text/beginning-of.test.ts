import fc from 'fast-check'
import { expect, it } from 'vitest'
import { beginningOf } from './beginning-of.ts'

it.each([
  ['We build sheds.', 20, 'We build sheds.'],
  ['We build sheds. Our prices are very competitive.', 40, 'We build sheds.'],
  ['We build sheds for gardens and yards', 20, 'We build sheds for'],
  ['Donaudampfschifffahrtsgesellschaft', 10, 'Donaudampf'],
])('"%s" up to %i letters is "%s"', (text, most, beginning) => {
  expect(beginningOf(text, most)).toBe(beginning)
})

it('is a beginning of the text, never longer than asked and never empty', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 50 }), (text, most) => {
      const beginning = beginningOf(text, most)
      expect(text.startsWith(beginning)).toBe(true)
      expect(beginning.length).toBeLessThanOrEqual(most)
      expect(beginning).not.toBe('')
    }),
  )
})
