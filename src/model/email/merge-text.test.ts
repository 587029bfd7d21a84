import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderText } from './merge-text.ts'

describe('text of a mail', () => {
  it.each([
    ['Hi {{first_name}},', { first_name: 'Ann' }, 'Hi Ann,', [[3, 6]], []],
    ['Hi {{ first_name | there }},', {}, 'Hi there,', [[3, 8]], []],
    ['Hi {{first_name}},', { first_name: '  ' }, 'Hi ,', [], ['first_name']],
    ['{{a}}{{a}}{{b}}', { b: 'x' }, 'x', [[0, 1]], ['a']],
    ['{{a}}', { a: '{{b}}' }, '{{b}}', [[0, 5]], []],
    ['a { b } c', {}, 'a { b } c', [], []],
    ['{{toString|no}}', {}, 'no', [[0, 2]], []],
  ] as const)('%s', (template, values, text, filled, missing) =>
    expect(renderText(template, values, 's')).toEqual({ text, filled, missing }),
  )

  it('chooses the same side for the same seed, and every side for some seed', () => {
    const sides = new Set(
      Array.from({ length: 50 }, (_, n) => renderText('{one|two|three}', {}, String(n)).text),
    )
    expect([...sides].sort()).toEqual(['one', 'three', 'two'])
    expect(renderText('{a|b} {c|d}', {}, 'x')).toEqual(renderText('{a|b} {c|d}', {}, 'x'))
  })

  it('marks exactly what was filled in', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.string({ minLength: 1 }).filter((v) => v.trim() === v),
        (before, after, value) => {
          fc.pre(!/[{}]/.test(before + after))
          const { text, filled } = renderText(`${before}{{v}}${after}`, { v: value }, '')
          expect(text).toBe(before + value + after)
          expect(filled).toEqual([[before.length, before.length + value.length]])
        },
      ),
    )
  })
})
