import { say } from '#language'
import type { SchemaNode } from './entity.ts'

const wordsOf = (node: SchemaNode | boolean | undefined) =>
  Object.entries((typeof node === 'object' && node['x-words']) || {})

/** The display text of a value: the words in its node (`x-words`), else the value itself. */
export const inWords = (node: SchemaNode | boolean | undefined, value: string): string =>
  say(wordsOf(node).find(([written]) => written === value)?.[1] ?? value)

/** The value for a text, which may be the value itself or its words. */
export const fromWords = (node: SchemaNode | boolean | undefined, text: string): string =>
  wordsOf(node).find(([, words]) =>
    [words, say(words)].some((one) => one.toLowerCase() === text.trim().toLowerCase()),
  )?.[0] ?? text
