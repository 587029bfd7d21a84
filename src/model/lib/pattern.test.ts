import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { readPattern } from './pattern.ts'

const matches = (pattern: string, text: string) => {
  const read = readPattern(pattern)
  if ('fault' in read) throw new Error(read.fault)
  return read.matches(text)
}

describe('patterns', () => {
  it.each([
    ['abc', 'abc', true],
    ['abc', 'abcd', false],
    ['a|bc', 'bc', true],
    ['(ab)+', 'ababab', true],
    ['(?:ab){2,3}', 'ab', false],
    ['[a-c]{2}', 'cb', true],
    ['[^a]', 'a', false],
    ['\\d{4}', '2026', true],
    ['\\w+', 'ä', false],
    ['.', '\n', true],
    ['a{0}', '', true],
    ['(a|b)*c?', 'abbac', true],
    ['\\.', '.', true],
    ['[\\]]', ']', true],
    ['x{2,}', 'xxxx', true],
    ['', '', true],
    ['😀', '😀', true],
    ['.', '😀', true],
  ])('%s on %s: %s', (pattern, text, expected) => expect(matches(pattern, text)).toBe(expected))

  it.each([
    ['(a', 'not closed'],
    ['a)', 'closes nothing'],
    ['*a', 'repeats nothing'],
    ['(?=a)', 'not understood'],
    ['\\1', 'not understood'],
    ['[z-a]', 'backwards'],
    ['a{3,2}', 'backwards'],
    ['^a$', 'whole value'],
    ['a**', 'two repetitions'],
    ['[]', 'empty'],
    ['a'.repeat(201), 'at most 200'],
    ['((((a{100}){100}){100}){100})', 'too large'],
  ])('refuses %s: %s', (pattern, reason) =>
    expect((readPattern(pattern) as { fault: string }).fault).toContain(reason),
  )

  it('agrees with the engine of the language on what both can read', () => {
    const piece = fc.constantFrom('a', 'b', '[ab]', '[^a]', '.', '(a|b)', '(ab)', '\\d', '5')
    const pattern = fc
      .array(fc.tuple(piece, fc.constantFrom('', '*', '+', '?', '{1,2}')), { maxLength: 5 })
      .map((parts) => parts.map(([one, repeat]) => one + repeat).join(''))
    const text = fc
      .array(fc.constantFrom('a', 'b', '5'), { maxLength: 8 })
      .map((signs) => signs.join(''))
    fc.assert(
      fc.property(
        pattern,
        text,
        (one, value) => matches(one, value) === new RegExp(`^(?:${one})$`, 's').test(value),
      ),
      { numRuns: propertyRuns(3000) },
    )
  })

  it('judges in time that grows with the text only', () => {
    expect(matches('(a|a)*(a|a)*(a+)+b', 'a'.repeat(20_000))).toBe(false)
  })
})
