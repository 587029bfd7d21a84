import { describe, expect, it } from 'vitest'
import type { FactCandidate } from '#model/email/drafting-questions.ts'
import { certaintyOf, lineFrom, othersOf } from './fact-state.ts'

const source = (confidence?: number) => ({
  url: 'https://halden.example',
  element: 'p',
  quote: 'We rent loggers.',
  ...(confidence === undefined ? {} : { confidence }),
})
const candidate = (text: string): FactCandidate => ({
  text,
  source: source(0.4),
  speaker: '',
  kind: 'other',
})

describe('the certainty of a fact', () => {
  it.each([
    ['empty', { text: ' ', edited: true }, null],
    ['written', { text: 'A', edited: true, source: source(0.9) }, 'edited'],
    ['confirmed', { text: 'A', confirmed: true, source: source(0.2) }, 'confirmed'],
    ['read from a clear place', { text: 'A', source: source(0.85) }, 'very-likely'],
    ['read', { text: 'A', source: source(0.7) }, 'likely'],
    ['read with doubts', { text: 'A', source: source(0.69) }, 'unsure'],
    ['read before confidence was kept', { text: 'A', source: source() }, 'very-likely'],
    ['of unknown origin', { text: 'A' }, null],
  ])('%s', (_what, line, certainty) => expect(certaintyOf(line)).toBe(certainty))
})

describe('the other candidates', () => {
  const all = ['A', 'B', 'C', 'D'].map(candidate)

  it.each([
    [['A'], 2, ['B', 'C']],
    [['B '], 2, ['A', 'C']],
    [['Mine'], 3, ['A', 'B', 'C']],
    [['A', 'B', 'C', 'D'], 3, []],
  ])('of %j, at most %i', (lines, max, texts) =>
    expect(othersOf(all, lines, max).map(({ text }) => text)).toEqual(texts),
  )

  it('become a confirmed line with its source', () =>
    expect(lineFrom(candidate('B'))).toEqual({
      text: 'B',
      source: source(0.4),
      edited: false,
      confirmed: true,
    }))
})
