import { describe, expect, it } from 'vitest'
import { EMAIL_CHECKS } from '#model/email/email-checks.ts'
import { emailLanguageOf } from '#model/email/email-languages.ts'
import type { Step } from '#model/api/outreach.ts'
import { checkCases } from './cases.ts'
import { checkSteps, emailChecks } from './check-steps.ts'
import { readEmail } from './email-text.ts'

const step = (id: string, body: string, rest: Partial<Step> = {}): Step => ({
  id,
  delayDays: 3,
  body,
  subject: '',
  ...rest,
})

const messagesOf = (...args: Parameters<typeof checkSteps>) =>
  checkSteps(...args).map(({ path, message }) => `${path}: ${message}`)

describe('a check of an email', () => {
  it.each(checkCases)('$check of "$body" finds $finds', (checkCase) => {
    const { check, body, subject = '', isFollowUp = false, messaging = {}, finds } = checkCase
    const language = emailLanguageOf(checkCase.language ?? 'en')!
    const email = readEmail({ subject, body }, { isFirst: !isFollowUp, language, messaging })
    const found = emailChecks[check](email).map(({ message }) => message)
    if (finds === null) expect(found).toEqual([])
    else expect(found).toEqual([expect.stringContaining(finds)])
  })

  it('has cases that it finds and cases that it lets pass', () => {
    const silent = new Set(['avoided-words', 'link'])
    for (const name of Object.keys(emailChecks)) {
      const cases = checkCases.filter(({ check }) => check === name)
      expect([name, cases.some(({ finds }) => finds !== null)]).toEqual([name, true])
      if (!silent.has(name))
        expect([name, cases.some(({ finds }) => finds === null)]).toEqual([name, true])
    }
  })
})

describe('the emails of a campaign', () => {
  const body =
    'Hi {{first_name|there}},\n\nWe make temperature loggers for fish, and we rent them. ' +
    'Each box carries its own record.'
  const first = step('a', body, { subject: 'Cold chain records', delayDays: 0 })

  it('need one that is on, a subject and different ids', () => {
    expect(messagesOf([], {}, 'en')).toEqual([': Switch on at least one email.'])
    expect(messagesOf([{ ...first, subject: ' ' }], {}, 'en')[0]).toContain('needs a subject')
    expect(messagesOf([first, { ...first, enabled: false }], {}, 'en')).toEqual([
      ': Two emails have the same id.',
    ])
  })

  it('say nothing twice', () => {
    const second = step('b', 'Hi,\n\nWe make temperature loggers for fish, and we rent them. Why?')
    expect(messagesOf([first, second], {}, 'en')).toEqual([
      expect.stringMatching(/^\/1\/body: “We make temperature loggers .+ is also in email 1\.$/),
      expect.stringMatching(/^\/1\/body: This email has no fact/),
    ])
  })

  it('say what the company does', () => {
    const messaging = { whatYouDo: { text: 'We calibrate gauge blocks in Bergen.' } }
    expect(messagesOf([first], messaging, 'en')).toEqual([
      expect.stringMatching(/^\/0\/body: No email says what you do\./),
    ])
  })

  it('find the owner’s sentence also where it begins small after the greeting', () => {
    const text = 'I clienti ci chiamano quando una cisterna salta il giro.'
    const sent = {
      ...first,
      body: `Buongiorno,\n\n${text.charAt(0).toLowerCase()}${text.slice(1)}`,
    }
    const messaging = { occasion: { text, edited: true } }
    const unused = (found: string[]) => found.filter((one) => one.includes('You wrote'))
    expect(unused(messagesOf([sent], messaging, 'it'))).toEqual([])
    expect(unused(messagesOf([{ ...first, body }], messaging, 'it'))).toHaveLength(1)
  })

  it('are named for the screens', () => {
    const overAll = [
      'repeated-sentence',
      'offer-missing',
      'same-fact',
      'no-new-fact',
      'proof-repeats',
      'fact-unused',
      'answer-unused',
      'private-sequence',
    ]
    expect([...Object.keys(emailChecks), ...overAll].sort()).toEqual([...EMAIL_CHECKS].sort())
  })

  it('keep the weights of their variants below 100', () => {
    const variants = ['x', 'y'].map((id) => ({ id, weight: 60, subject: '', body }))
    const found = messagesOf([{ ...first, variants }], {}, 'en')
    expect(found).toContain(
      '/0/variants: The weights of the variants add up to 120. The maximum is 100.',
    )
  })
})
