import { expect, it } from 'vitest'
import { checkPassword } from './check-password.ts'

const owner = { email: 'marit.halden@logistics.example', givenName: 'Marit', familyName: 'Halden' }

it.each([
  ['123456', 'most common'],
  ['password', 'most common'],
  ['PASSWORD', 'most common'],
  [' password ', 'most common'],
  ['pass word', 'most common'],
  ['qwertyuiop', 'most common'],
  ['letmein', 'most common'],
  ['iloveyou', 'most common'],
  ['      ', 'spaces alone'],
  ['\t \t \t ', 'spaces alone'],
  ['aaaaaa', 'repeated'],
  ['777777777', 'repeated'],
  ['a a a a', 'repeated'],
  ['ｐａｓｓｗｏｒｄ', 'most common'],
  ['marit.halden@logistics.example', 'guessed first'],
  ['Marit.Halden', 'guessed first'],
  ['logistics.example', 'guessed first'],
  ['Halden', 'guessed first'],
  ['Marit Halden', 'guessed first'],
  ['HaldenMarit', 'guessed first'],
  ['Outrider', 'guessed first'],
  ['', 'Please choose'],
  ['short', '6 to 50'],
  ['x'.repeat(51), '6 to 50'],
])('refuses %j', async (password, why) =>
  expect((await checkPassword(password, owner)).password).toContain(why),
)

it.each([
  'correct horse battery',
  'demo-pass',
  'a new password',
  '  two  spaces kept ',
  'Tr0ub4dor&3',
  'x7#qP!',
  '日本語のパスワード',
  'k'.repeat(49) + 'l',
])('takes %j', async (password) => expect(await checkPassword(password, owner)).toEqual({}))
