import { expect, it } from 'vitest'
import { readVersion } from './scope-of.ts'

const objectWithoutText = { toString: 1, valueOf: 2 }

it.each([[1.5], ['many'], [{}], [[]], [objectWithoutText]])(
  'refuses %s as a version in words',
  (given) => {
    expect(() => readVersion(given)).toThrow('The version must be a whole number.')
  },
)

it.each([
  [undefined, null],
  ['', null],
  ['3', 3],
  [3, 3],
])('reads %s as %s', (given, version) => {
  expect(readVersion(given)).toBe(version)
})
