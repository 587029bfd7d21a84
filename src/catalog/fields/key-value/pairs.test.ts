import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readValue, recordOf, writtenValue } from './pairs.ts'

it.each([
  ['12', 12],
  ['"12"', '12'],
  ['007', '007'],
  ['true', true],
  ['["a"]', ['a']],
  ['[not json', '[not json'],
  ['plain words', 'plain words'],
])('reads %s', (text, value) => expect(readValue(text)).toEqual(value))

it('reads back what it wrote', () => {
  const values = fc.oneof(
    fc.string(),
    fc.boolean(),
    fc.integer(),
    fc.array(fc.string()),
    fc.dictionary(fc.string(), fc.integer(), { noNullPrototype: true }),
  )
  fc.assert(
    fc.property(values, (value) => {
      expect(readValue(writtenValue(value))).toEqual(value)
    }),
  )
})

it('leaves out rows without a name', () => {
  expect(
    recordOf([
      { name: ' a ', value: 1 },
      { name: '', value: 2 },
    ]),
  ).toEqual({ a: 1 })
})
