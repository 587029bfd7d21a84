import { describe, expect, test } from 'vitest'
import offices from '#tests/fixtures/replies/offices.json' with { type: 'json' }
import { classifyReply } from './classify-reply.ts'
import { footers } from './footers.cases.ts'
import { optOuts, otherAnswers, quoted } from './opt-outs.cases.ts'
import { replyPatterns } from './reply-patterns.ts'

const programs = Object.entries(quoted)
const rows = optOuts.map((text, index) => {
  const [program, quote] = programs[index % programs.length]!
  return { text, program, quote }
})

describe('opt-outs in the words of people', () => {
  test.each(rows)('$text (above a quote of $program)', ({ text, quote }) => {
    expect(classifyReply('Re: Cleaning', text).label).toBe('opt-out')
    expect(classifyReply('Re: Cleaning', `${text}${quote}`).label).toBe('opt-out')
  })

  test.each(otherAnswers.map(([text, label]) => ({ text, label })))('$text', ({ text, label }) => {
    const found = classifyReply('Re: Cleaning', text).label
    if (label) expect(found).toBe(label)
    else expect(found).not.toBe('opt-out')
  })

  test.each(footers)('above the footer "%s" an answer is the same', (footer) => {
    const label = (text: string) => classifyReply('Re: Cleaning', `${text}\n\n${footer}`).label
    expect(label('Sounds interesting, please call me on Monday.')).not.toBe('opt-out')
    expect(label('Please remove me from your mailing list.')).toBe('opt-out')
  })

  test.each([
    'Hello. I received this email in error, so remove me from your list.',
    'Guten Tag. Ich habe Ihre Mail irrtümlich erhalten, bitte löschen Sie mich aus dem Verteiler.',
    'Buongiorno. Non ha il diritto di scrivermi. Mi cancelli dalla lista.',
    'Buenos días. No tiene derecho a usar mis datos. Bórrenme de su lista.',
  ])('%s', (text) => expect(classifyReply('Re: Cleaning', text).label).toBe('opt-out'))

  test.each(programs)('the quote of %s alone says nothing', (_program, quote) => {
    expect(classifyReply('Re: Cleaning', `Received.${quote}`)).toMatchObject({
      label: 'unknown',
      own: 'Received.',
    })
  })
})

test('no pattern has a flag that takes seconds to compile', () => {
  const slow = Object.values(replyPatterns).flatMap((patterns) =>
    patterns.filter(
      ({ flags, source }) => flags.includes('i') || source.includes(String.raw`\p{L}`),
    ),
  )
  expect(slow).toEqual([])
})

describe('the subject', () => {
  test.each([
    ['STOP', ''],
    ['Re: Stop', ''],
    ['AW: Abmelden', '  \n'],
    ['Unsubscribe from your list', ''],
    ['Unsubcribe', ''],
    ['unsubscribe', 'Thanks'],
    ['Désabonner', 'Kim Berg\nBerg SA'],
  ])('"%s" above "%s" is an opt-out', (subject, text) => {
    expect(classifyReply(subject, text)).toMatchObject({ kind: 'unsubscribe', label: 'opt-out' })
  })

  test.each([
    ['Unsubscribe rates of our newsletter', 'Can you look at ours? Kim'],
    ['Re: Unsubscribe', 'Thanks, that was a misunderstanding. Tell me more.'],
    ['Re: Stop losing time', ''],
    ['Stop losing time', ''],
    ['Re: Cleaning', ''],
  ])('"%s" above "%s" is none', (subject, text) => {
    expect(classifyReply(subject, text).label).not.toBe('opt-out')
  })
})

const SIGNATURE =
  'Kim Berg\nHead of Purchasing\nBerg Works Ltd\n1 High Street\nLeeds LS1 1AA\nUnited Kingdom\n' +
  'Phone 0113 496 0000\nMobile 07700 900000\nkim@berg.example\nwww.berg.example'

test.each(['Stop', 'Unsubscribe', 'Bitte abmelden', 'Hi,\nplease remove me'])(
  '"%s" above a long signature is an opt-out',
  (text) => expect(classifyReply('Re: Cleaning', `${text}\n\n${SIGNATURE}`).label).toBe('opt-out'),
)

/** Answers of people in offices; those that no rule knows yet are marked as missed. */
describe('answers of offices', () => {
  const isOptOut = (text: string) => classifyReply('Re: Cleaning', text).label === 'opt-out'

  test('are opt-outs or none', () => {
    const known = offices.filter((answer) => !('missed' in answer))
    expect(known.filter(({ text, optOut }) => isOptOut(text) !== optOut)).toEqual([])
  })

  test('are marked as missed only while they are', () => {
    const missed = offices.filter((answer) => 'missed' in answer)
    expect(missed.filter(({ text }) => isOptOut(text))).toEqual([])
  })
})
