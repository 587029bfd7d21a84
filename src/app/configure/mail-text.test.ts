import { describe, expect, it } from 'vitest'
import { readCountry } from './countries.ts'
import {
  dayLine,
  firstWords,
  newStep,
  variableText,
  withMovedStep,
  wordCount,
} from './mail-text.ts'

describe('the words of a mail', () => {
  it.each([
    ['', 0],
    ['Hello {{first_name|dear friend}}, good day', 4],
    ['one\n\ntwo  three', 3],
  ])('%j has %i words, a variable being one', (text, words) => expect(wordCount(text)).toBe(words))

  it('shows variables by their names in the line of a closed mail', () =>
    expect(firstWords('Hi {{first_name|there}},\n\nmore')).toBe('Hi first name, more'))

  it('gives a fallback to what may be unknown, and none to the sender', () => {
    expect(variableText('city', 'your area')).toBe('{{city|your area}}')
    expect(variableText('sender_name', '')).toBe('{{sender_name}}')
  })

  it('counts days from the first mail, whatever wait it carries', () => {
    expect(dayLine([5, 3, 4, 7].map((delayDays) => ({ ...newStep(), delayDays })))).toEqual([
      0, 3, 7, 14,
    ])
  })
})

describe('emails that are moved', () => {
  const steps = [0, 4, 0, 2].map((delayDays) => ({ ...newStep(), delayDays }))
  const delays = (...move: [number, -1 | 1]) =>
    withMovedStep(steps, ...move).map(({ delayDays }) => delayDays)

  it('keep the delays of the others, also those without any', () => {
    expect(delays(3, -1)).toEqual([0, 4, 2, 0])
    expect(delays(0, 1)).toEqual([0, 3, 0, 2])
    expect(delays(1, -1)).toEqual([0, 3, 0, 2])
  })
})

describe('a country as typed', () => {
  it.each([
    ['de', 'DE'],
    ['Germany', 'DE'],
    ['uk', 'GB'],
    ['sweden', 'SE'],
  ])('%s is %s', (text, value) => expect(readCountry(text)).toEqual({ value }))
  it('names what is no country', () =>
    expect(readCountry('Atlantis')).toMatchObject({ fault: expect.stringContaining('Atlantis') }))
})
