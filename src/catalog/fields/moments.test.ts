import { expect, test } from 'vitest'
import { localInputValue } from './moments.ts'
import { exactMoment, withReadableMoments } from '#ui/lists/exact-moment.ts'

test('instants in a sentence are read as people write them, and nothing else is changed', () => {
  const said = exactMoment(new Date('2026-11-22T17:00:55.951Z'))
  expect(said).toMatch(/22 Nov 2026/)
  expect(withReadableMoments('it happened 3 times, last at 2026-11-22T17:00:55.951Z')).toBe(
    `it happened 3 times, last at ${said}`,
  )
  for (const text of ['SE', '', '2026-11-22', 'SKU-2026-11-22T', '2026-99-99T99:99:99Z'])
    expect(withReadableMoments(text)).toBe(text)
})

test('a year that is being typed has the four digits that a browser reads', () => {
  const at = new Date(2026, 4, 1, 10, 0)
  at.setFullYear(2)
  expect(localInputValue(at)).toBe('0002-05-01T10:00')
})
