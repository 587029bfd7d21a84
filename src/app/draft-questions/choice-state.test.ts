import { describe, expect, it } from 'vitest'
import type { DraftingQuestion } from '#model/email/drafting-questions.ts'
import { initialChoice, textsOf, toggle, typeOwn, write, type Choice } from './choice-state.ts'

const question = (changes: Partial<DraftingQuestion> = {}): DraftingQuestion => ({
  id: 'whatYouDo',
  max: 1,
  maxLength: 240,
  isClosed: false,
  beginning: '',
  others: [],
  candidates: ['A', 'B', 'C'].map((text, index) => ({
    text,
    source: null,
    speaker: '',
    kind: 'other',
    isPreselected: index === 0,
  })),
  current: [],
  isAnswered: false,
  isSkipped: false,
  ...changes,
})
const choice = (changes: Partial<Choice>): Choice => ({
  chosen: [],
  own: '',
  isWriting: false,
  ...changes,
})

describe('the choice of a question', () => {
  it.each([
    ['not answered', question(), choice({ chosen: ['A'] })],
    ['without candidates', question({ candidates: [] }), choice({ isWriting: true })],
    ['that is only written', question({ max: 0, candidates: [] }), choice({ isWriting: true })],
    [
      'that begins a sentence',
      question({ max: 0, candidates: [], beginning: 'Customers call us when ' }),
      choice({
        beginning: 'Customers call us when ',
        own: 'Customers call us when ',
        isWriting: true,
      }),
    ],
    ['that was left out', question({ isSkipped: true }), choice({})],
    [
      'answered with a candidate',
      question({ isAnswered: true, current: ['B'] }),
      choice({ chosen: ['B'] }),
    ],
    [
      'answered in other words',
      question({ isAnswered: true, current: ['Mine'] }),
      choice({ own: 'Mine', isWriting: true }),
    ],
  ])('%s opens with', (_what, asked, opened) => {
    expect(initialChoice(asked)).toEqual(opened)
  })

  it.each([
    ['one replaces the other', choice({ chosen: ['A'] }), 'B', 1, ['B']],
    ['a candidate replaces words', choice({ own: 'Mine', isWriting: true }), 'B', 1, ['B']],
    ['several add up', choice({ chosen: ['A'] }), 'B', 3, ['A', 'B']],
    ['the second tap takes it back', choice({ chosen: ['A', 'B'] }), 'A', 3, ['B']],
    [
      'the newest stay within the limit',
      choice({ chosen: ['A', 'B', 'C'] }),
      'D',
      3,
      ['B', 'C', 'D'],
    ],
    [
      'words keep their place',
      choice({ chosen: ['A', 'B'], own: 'Mine', isWriting: true }),
      'C',
      3,
      ['B', 'C', 'Mine'],
    ],
  ])('%s', (_what, before, tapped, max, texts) => {
    expect(textsOf(toggle(before, tapped, max), max)).toEqual(texts)
  })

  it('gives a written answer the place of the oldest candidate', () => {
    const opened = write(choice({ chosen: ['A', 'B'] }), 2)
    expect(opened).toMatchObject({ chosen: ['A', 'B'], isWriting: true })
    const typed = typeOwn(opened, 'Mine', 2)
    expect(typed.chosen).toEqual(['B'])
    expect(textsOf(typed, 2)).toEqual(['B', 'Mine'])
    expect(textsOf({ ...opened, own: 'Mine' }, 2)).toEqual(['B', 'Mine'])
    expect(textsOf(toggle(typed, 'C', 2), 2)).toEqual(['C', 'Mine'])
    const reopened = write(choice({ chosen: ['A', 'B', 'C'], own: 'Mine' }), 3)
    expect(textsOf(reopened, 3)).toEqual(['B', 'C', 'Mine'])
    expect(typeOwn(choice({ chosen: ['A'], isWriting: true }), 'Mine', 1).chosen).toEqual(['A'])
  })

  it('counts the given beginning alone as no answer', () => {
    const begun = choice({ isWriting: true, beginning: 'If you answer, you get ' })
    expect(textsOf({ ...begun, own: 'If you answer, you get' }, 0)).toEqual([])
    expect(textsOf({ ...begun, own: 'If you answer, you get a plan' }, 0)).toEqual([
      'If you answer, you get a plan',
    ])
  })

  it('puts a chosen sentence into the line, to be changed there', () => {
    const begun = { beginning: 'Customers call us when ', own: 'Customers call us when ' }
    const suggested = choice({ ...begun, chosen: ['Customers call us when it leaks.'] })
    expect(write(suggested, 1)).toMatchObject({ own: suggested.chosen[0], isWriting: true })
    expect(write({ ...suggested, own: 'Mine' }, 1).own).toBe('Mine')
    expect(write(choice(begun), 2)).toMatchObject({ own: begun.own, isWriting: true })
  })
})
