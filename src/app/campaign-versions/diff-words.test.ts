import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffWords, type DiffPart } from './diff-words.ts'

const signs = { same: '', removed: '-', added: '+' } as const
const written = (parts: readonly DiffPart[]) =>
  parts.map(({ kind, text }) => `${signs[kind]}[${text}]`).join('')

describe('the difference of two texts', () => {
  it.each([
    ['', '', ''],
    ['one two', 'one two', '[one two]'],
    ['', 'new', '+[new]'],
    ['old', '', '-[old]'],
    ['We rent big loggers.', 'We rent small loggers.', '[We rent ]-[big ]+[small ][loggers.]'],
    ['one two', 'one two three', '[one ]-[two]+[two three]'],
    ['first\n\nsecond', 'first\n\nthird', '[first\n\n]-[second]+[third]'],
  ])('%j and %j', (before, after, parts) => expect(written(diffWords(before, after))).toBe(parts))

  it('holds both texts, whatever they are', () => {
    const text = fc
      .array(fc.constantFrom('we', 'rent', 'fish', '\n\n', ' '))
      .map((all) => all.join(' '))
    const side = (parts: readonly DiffPart[], other: DiffPart['kind']) =>
      parts
        .filter(({ kind }) => kind !== other)
        .map((part) => part.text)
        .join('')
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffWords(before, after)
        expect([side(parts, 'added'), side(parts, 'removed')]).toEqual([before, after])
      }),
    )
  })
})
