import type { SchemaNode } from './entity.ts'

const wordsOf = (node: SchemaNode | boolean | undefined) =>
  Object.entries((typeof node === 'object' && node['x-words']) || {})

/**
 * How people read a text value: by the words that its node has for it (`x-words`), else as it is.
 */
export const inWords = (node: SchemaNode | boolean | undefined, value: string): string =>
  wordsOf(node).find(([written]) => written === value)?.[1] ?? value

/** The value that somebody means by a text: either may be typed. */
export const fromWords = (node: SchemaNode | boolean | undefined, text: string): string =>
  wordsOf(node).find(([, words]) => words.toLowerCase() === text.trim().toLowerCase())?.[0] ?? text
