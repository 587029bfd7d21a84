import { expect, test } from 'vitest'
import { findWords } from './field-messages.ts'

test.each([
  ['goal', 'Find a goal'],
  ['event schema', 'Find an event schema'],
  ['e-mail template', 'Find an e-mail template'],
  ['user', 'Find a user'],
])('%s: %s', (thing, words) => expect(findWords(thing)).toBe(words))
