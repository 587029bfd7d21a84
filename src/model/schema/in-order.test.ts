import { expect, it } from 'vitest'
import { inOrder } from './in-order.ts'

it.each([
  ['nothing refers to anything', {}, 'abcd'],
  ['a chain', { a: 'b', b: 'c' }, 'cbad'],
  ['what is not among them does not come', { a: 'x' }, 'abcd'],
  ['a circle ends where it began', { a: 'b', b: 'a' }, 'bacd'],
  ['itself', { c: 'c' }, 'abcd'],
  ['two on one', { a: 'd', b: 'd' }, 'dabc'],
])('in order: %s', (_words, refers: Record<string, string>, order) =>
  expect(inOrder([...'abcd'], (item) => [refers[item]]).join('')).toBe(order),
)
