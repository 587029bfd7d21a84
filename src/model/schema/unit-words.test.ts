import { describe, expect, test } from 'vitest'
import { entities } from './entities.generated.ts'
import { isOwnUnit, unitWords } from './unit-words.ts'

describe('the unit behind a number', () => {
  test.each([
    ['messages', 2, 'messages'],
    ['messages', 1, 'message'],
    ['messages', 0, 'messages'],
    ['emails per day', 1, 'email per day'],
    ['ms', 1, 'ms'],
    ['lens', 1, 'lens'],
    ['days', null, 'days'],
  ])('"%s" of %s is "%s"', (unit, value, words) => expect(unitWords(unit, value)).toBe(words))

  test('of every schema is translated', () => {
    const units = entities.flatMap(({ fields }) => fields.map(({ node }) => node['x-unit']))
    const own = units.filter((unit) => unit !== undefined)
    expect(own.length).toBeGreaterThan(10)
    expect(own.filter((unit) => !isOwnUnit(unit))).toEqual([])
  })
})
