import { describe, expect, it } from 'vitest'
import { placeOfFinding } from './finding-place.ts'

const TEXT =
  'Hi {{first_name|there}},\n\nSeamless loggers for {{company|your company}} and others.\n\n' +
  'Is it of use? Or not?\n\nhttps://halden.example/box'

describe('the place of a finding', () => {
  it.each([
    ['a quoted word', { message: '"Seamless" is on your list of words to avoid.' }, 'Seamless'],
    ['a quoted sentence', { message: '“Is it of use?” is twice in this email.' }, 'Is it of use?'],
    [
      'a sentence with a variable',
      { message: '“Seamless loggers for Xxxx and others.” has no verb.' },
      'Seamless loggers for',
    ],
    ['a shortened quotation', { message: '“Seamless loggers…” has no verb.' }, 'Seamless loggers'],
    ['the second question', { message: 'More than one question.', check: 'questions' }, '?'],
    ['a link', { message: 'A link harms.', check: 'link' }, 'https://halden.example/box'],
    ['a variable', { message: 'There is no variable "company".' }, 'company'],
    ['words that are gone', { message: '"Perfect" is a placeholder.' }, null],
    ['the whole text', { message: '130 words.', check: 'length' }, null],
  ])('%s', (_what, finding, selected) => {
    const place = placeOfFinding(finding, TEXT)
    expect(place && TEXT.slice(...place)).toBe(selected)
  })

  it('is the second of two question marks', () =>
    expect(placeOfFinding({ message: '', check: 'questions' }, 'A? B?')).toEqual([4, 5]))
})
