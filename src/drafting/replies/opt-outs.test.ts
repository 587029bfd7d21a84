import { describe, expect, test } from 'vitest'
import { classifyReply } from './classify-reply.ts'
import { optOuts, otherAnswers, quoted } from './opt-outs.cases.ts'

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

  test.each(programs)('the quote of %s alone says nothing', (_program, quote) => {
    expect(classifyReply('Re: Cleaning', `Received.${quote}`)).toMatchObject({
      label: 'unknown',
      own: 'Received.',
    })
  })
})
