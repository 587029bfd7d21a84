import { expect, it } from 'vitest'
import { daysInWords } from './days.ts'

it.each([
  [[1, 2, 3, 4, 5], 'Mon to Fri'],
  [[4, 2], 'Tue, Thu'],
  [[1, 2, 4, 5, 6], 'Mon, Tue, Thu to Sat'],
  [[7, 7, 6], 'Sat, Sun'],
  [[9], '9'],
])('%j is %s', (value, words) => expect(daysInWords(value)).toBe(words))
