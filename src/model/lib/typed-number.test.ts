import { expect, it } from 'vitest'
import { typedNumber } from './typed-number.ts'

it.each([
  ['12', 12],
  [' 1.5 ', 1.5],
  ['1,5', 1.5],
  ['-3,25', -3.25],
  ['0,125', 0.125],
  ['.5', 0.5],
  ['1.', 1],
  ['10,000', null],
  ['-1,284', null],
  ['1,234,567', null],
  ['1,234.5', null],
  ['1 000', null],
  ['', null],
  ['-', null],
  ['1e3', null],
  ['Infinity', null],
])('%j is %s', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})
