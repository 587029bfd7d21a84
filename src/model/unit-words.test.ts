import { describe, expect, test } from 'vitest'
import { unitWords } from './unit-words.ts'

describe('the unit behind a number', () => {
  test.each([
    ['messages', 2, 'messages'],
    ['messages', 1, 'message'],
    ['messages', 0, 'messages'],
    ['mails a day', 1, 'mail a day'],
    ['ms', 1, 'ms'],
    ['lens', 1, 'lens'],
    ['days', null, 'days'],
  ])('"%s" of %s is "%s"', (unit, value, words) => expect(unitWords(unit, value)).toBe(words))
})
