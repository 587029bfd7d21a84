import { expect, test } from 'vitest'
import { fromWords, inWords } from './value-words.ts'

const node = { type: 'string', 'x-words': { $delete: 'Deletes the person' } } as const

test('a value of programs is read in words, and read back from them', () => {
  expect(inWords(node, '$delete')).toBe('Deletes the person')
  expect(fromWords(node, ' deletes the person ')).toBe('$delete')
  for (const text of ['$delete', 'firstName', '']) expect(fromWords(node, text)).toBe(text)
  for (const text of ['firstName', '']) expect(inWords(node, text)).toBe(text)
  expect(inWords(undefined, '$delete')).toBe('$delete')
})
