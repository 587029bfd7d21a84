import { expect, test } from 'vitest'
import { withArticle } from './with-article.ts'

test.each([
  ['event schema', 'an event schema'],
  ['user', 'a user'],
  ['e-mail template', 'an e-mail template'],
  ['import', 'an import'],
  ['profile', 'a profile'],
  ['unsubscribe page', 'an unsubscribe page'],
  ['unit', 'a unit'],
  ['utility', 'a utility'],
  ['usage report', 'a usage report'],
  ['upload', 'an upload'],
  ['hour', 'an hour'],
  ['honor', 'an honor'],
  ['house', 'a house'],
  ['Euro', 'a Euro'],
  ['one-off', 'a one-off'],
  ['outreach', 'an outreach'],
  ['API key', 'an API key'],
  ['Unomi event', 'a Unomi event'],
])('%s: %s', (noun, both) => expect(withArticle(noun)).toBe(both))
