import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMAIL_LANGUAGES, type EmailLanguage } from '#model/email-languages.ts'
import { renderText } from '#model/merge-text.ts'
import type { Messaging, Step } from '#model/outreach.ts'
import { checkSteps } from '#engine/campaigns/checks/check-steps.ts'
import { piecesOf, VARIABLE } from '#engine/campaigns/checks/email-text.ts'
import { lexicons } from '../languages/lexicons.ts'
import { emailPhrases } from '../languages/phrases.ts'
import { ANGLES } from './angles.ts'
import { askFor } from './ask.ts'
import { readersOf } from './readers.ts'
import { addressed } from './say.ts'
import { sampleFacts } from './samples.cases.ts'
import { draftSteps, wordsIn, type WritingOptions } from './write-emails.ts'

const source = { url: 'https://any.example', element: 'p', quote: '', confidence: 1 }
const claim = (text: string) => ({ text, source })
const quotationOf = ([quote, speaker]: readonly [string, string]) => `“${quote}” – ${speaker}`

/** Messaging with everything that the samples of a language hold. */
function fullMessaging(language: EmailLanguage): Messaging {
  const facts = sampleFacts[language]
  return {
    companyName: claim(facts.company),
    whatYouDo: claim(facts.sentence),
    audience: claim(facts.audience),
    valuePropositions: facts.points.map(claim),
    pains: [{ ...claim(facts.problem), confirmed: true }],
    proof: [
      { ...claim(facts.fact), confirmed: true },
      { ...claim(quotationOf(facts.quote)), confirmed: true },
    ],
    reason: { text: '' },
    callToAction: { kind: 'reply', text: '' },
  }
}

const write = (messaging: Messaging, language: string, options: Partial<WritingOptions> = {}) =>
  draftSteps(messaging, { seed: 'https://any.example', language, formality: null, ...options })

/** Letters alone: spaces differ with the typography of a language. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}]+/gu, ' ')

const textOf = (steps: readonly Step[]) =>
  steps.flatMap(({ subject, body }) => [subject, body].filter(Boolean)).join('\n\n')

/** Messaging of any completeness, with values of every form. */
const messagings = fc.constantFrom(...EMAIL_LANGUAGES).chain((language) => {
  const facts = sampleFacts[language]
  const maybe = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
  const text = (...values: string[]) => maybe(...values).map((value) => value && claim(value))
  return fc
    .record({
      companyName: text(facts.company),
      whatYouDo: text(facts.sentence, facts.verbless, facts.topic, `${facts.company}.`),
      topic: text(facts.topic),
      audience: text(facts.audience),
      valuePropositions: fc.subarray(
        [...facts.points, facts.topic, facts.verbless, facts.audience].map(claim),
      ),
      pains: fc.subarray([{ ...claim(facts.problem), confirmed: true }]),
      proof: fc.subarray([
        { ...claim(facts.fact), confirmed: true },
        { ...claim(quotationOf(facts.quote)), confirmed: true },
        { ...claim('Unconfirmed'), confirmed: false },
      ]),
      reason: text(facts.reason),
      kind: fc.constantFrom('call', 'demo', 'trial', 'quote', 'buy', 'reply' as const),
    })
    .map(({ kind, ...rest }) => ({
      language,
      messaging: { ...rest, callToAction: { kind, text: '' } } as Messaging,
    }))
})

const optionsArbitrary = fc.record({
  seed: fc.string({ maxLength: 8 }),
  angle: fc.option(fc.constantFrom(...ANGLES), { nil: undefined }),
  isShort: fc.boolean(),
})

describe('emails of any messaging', () => {
  it('pass every check that a person’s emails are put to', () => {
    fc.assert(
      fc.property(messagings, optionsArbitrary, ({ language, messaging }, options) => {
        const steps = write(messaging, language, options)
        const found = checkSteps(steps, messaging, language)
        const isOfferLeftOut = ({ message }: { message: string }) => /what you do/.test(message)
        expect([found.filter((one) => !isOfferLeftOut(one)), textOf(steps)]).toEqual([
          [],
          textOf(steps),
        ])
      }),
      { numRuns: 400 },
    )
  })

  it('read well for a person of whom nothing is known', () => {
    fc.assert(
      fc.property(messagings, optionsArbitrary, ({ language, messaging }, options) => {
        const steps = write(messaging, language, options)
        expect(steps.map(({ delayDays }) => delayDays)).toEqual([0, 3, 4, 7])
        expect(steps.map(({ subject }) => subject === '')).toEqual([false, true, true, true])
        const { text, missing } = renderText(textOf(steps).trim(), {}, '')
        expect(missing).toEqual([])
        expect(text).not.toMatch(/undefined|https?:|[{}[\]<>|]|\n{3}| {2}|Unconfirmed/)
      }),
    )
  })

  it.each(EMAIL_LANGUAGES)(
    'point at nothing where nothing is known of the offer in %s',
    (language) => {
      const { company } = sampleFacts[language]
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
        for (const formality of ['formal', 'informal'] as const) {
          const messaging = { companyName: claim(company) }
          const bodies = write(messaging, language, { seed, formality }).map(({ body }) => body)
          const asked = emailPhrases[language].slots.askUnknown.map((one) =>
            addressed(one, formality),
          )
          expect(
            asked.filter((question) => plain(bodies[0]!).includes(plain(question))),
          ).toHaveLength(1)
          // The second and third email name the company instead of "this".
          expect(bodies[1]).toContain(company)
          expect(bodies[2]).toContain(company)
        }
    },
  )

  it('keep an acronym that looks like a small word, and one colon', () => {
    const offer = claim('Data services: loggers and reports for exporters of fish.')
    const points = ['SI Norte supplies the loggers.', 'Loggers by post.', 'Reports by noon.']
    const text = (language: string, messaging: Messaging) => textOf(write(messaging, language))
    const english = text('en', { companyName: claim('Halden'), whatYouDo: offer })
    expect(english).toContain('Data services – loggers and reports for exporters of fish.')
    const spanish = ['a', 'b', 'c'].map((seed) =>
      textOf(
        write(
          {
            companyName: claim('Halden'),
            valuePropositions: points.map((one) => claim(one.replace('supplies', 'suministra'))),
          },
          'es',
          { seed },
        ),
      ),
    )
    expect(spanish.join()).not.toContain('sI Norte')
  })

  it('are the same for the same seed, and differ for another', () => {
    const messaging = fullMessaging('en')
    expect(write(messaging, 'en')).toEqual(write(messaging, 'en'))
    expect(write(messaging, 'en', { seed: 'b' })).not.toEqual(write(messaging, 'en', { seed: 'c' }))
  })
})

describe.each(EMAIL_LANGUAGES)('emails in %s', (language) => {
  const facts = sampleFacts[language]

  it('carry each fact once', () => {
    const text = textOf(write(fullMessaging(language), language)).toLowerCase()
    const bare = (fact: string) => fact.toLowerCase().replace(/[.]$/, '').replaceAll(' ', ' ')
    for (const fact of [facts.sentence, facts.problem, facts.fact])
      expect(text.split(bare(fact))).toHaveLength(2)
    expect(facts.points.filter((point) => text.includes(bare(point))).length).toBeGreaterThan(1)
  })

  it('use what a person did not confirm nowhere', () => {
    const messaging = fullMessaging(language)
    const proof = messaging.proof!.map((one) => ({ ...one, confirmed: false }))
    const text = textOf(write({ ...messaging, proof }, language))
    expect(text).not.toContain(facts.quote[0])
    expect(text).not.toContain(facts.fact.slice(0, -1))
    const pains = [claim(facts.problem)]
    expect(textOf(write({ ...messaging, pains }, language))).not.toContain(facts.problem)
  })

  it('quote somebody with their name and the marks of the language', () => {
    const { proof, ...rest } = fullMessaging(language)
    const text = textOf(write({ ...rest, proof: proof!.slice(1) }, language))
    const [open, close] = emailPhrases[language].quotes.map((mark) => mark.trim())
    expect(text.replaceAll('\u00A0', '')).toContain(`${open}${facts.quote[0]}${close}`)
    expect(text).toContain(`– ${facts.quote[1]}`)
  })

  it('take the speaker that the messaging names apart', () => {
    const { proof: _proof, ...rest } = fullMessaging(language)
    const [text, speaker] = facts.quote
    const proof = [{ ...claim(`“${text}”`), kind: 'quotation' as const, speaker, confirmed: true }]
    expect(textOf(write({ ...rest, proof }, language))).toContain(`– ${speaker}`)
    const unnamed = [{ ...proof[0]!, speaker: '' }]
    expect(textOf(write({ ...rest, proof: unnamed }, language))).not.toContain(text)
  })

  it('open with a person’s own reason', () => {
    const reason = { text: facts.reason }
    const [first] = write({ ...fullMessaging(language), reason }, language)
    const [, opening = ''] = first!.body.split('\n\n')
    expect(opening.toLowerCase().replaceAll('\u00A0', ' ')).toBe(facts.reason.toLowerCase())
  })

  it('leave out facts that are in another language', () => {
    const other = language === 'de' ? 'fr' : 'de'
    const text = textOf(write(fullMessaging(other), language))
    const { points, sentence, fact, quote } = sampleFacts[other]
    for (const foreign of [...points, sentence, fact, quote[0]]) expect(text).not.toContain(foreign)
    expect(text).toContain(sampleFacts[other].company)
  })

  it('of two sites share few of their sentences, and never more than 30 %', () => {
    const named = (company: string): Messaging => ({
      companyName: claim(company),
      whatYouDo: claim(facts.sentence),
      valuePropositions: facts.points.map((point) => claim(`${company}: ${point}`)),
      audience: claim(facts.audience),
      proof: [{ ...claim(`${company}: ${facts.fact}`), confirmed: true }],
    })
    const sites = Array.from({ length: 16 }, (_, index) => {
      const steps = write(named(`Firm${index}`), language, { seed: `https://firm${index}.example` })
      return new Set(
        steps.flatMap(({ body }) =>
          piecesOf({ plain: body.replace(VARIABLE, 'x'), language }).map(({ text }) => text),
        ),
      )
    })
    const own = new Set([facts.sentence, `${facts.audience}.`])
    const shares = sites.flatMap((one, at) =>
      sites.slice(at + 1).map((other) => {
        const shared = [...one].filter((text) => other.has(text) && !own.has(text))
        return shared.length / Math.min(one.size, other.size)
      }),
    )
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.3)
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.1)
  })
})

describe('the question of email 1', () => {
  const ask = (text: string, kind: 'call' | 'reply' = 'call') =>
    write({ ...fullMessaging('en'), callToAction: { kind, text } }, 'en')[0]!.body

  it('is a person’s own', () => {
    expect(ask('Shall we meet at the fair in Bergen?')).toContain(
      '\n\nShall we meet at the fair in Bergen?\n\n',
    )
  })

  it('is never the text of a button', () => {
    expect(ask('Book a demo')).not.toContain('Book a demo')
  })

  it('changes its language with the emails', () => {
    const options = { language: 'de', address: 'formal', seed: 'x' } as const
    const text = askFor('call', options)
    expect(ask(text)).not.toContain(text)
  })
})

describe('an angle', () => {
  const messaging = { ...fullMessaging('en'), reason: { text: 'We met at the fair in Bergen.' } }
  const first = (angle: WritingOptions['angle'], from: Messaging = messaging) =>
    write(from, 'en', { angle })[0]!.body.split('\n\n')

  it.each([
    ['reason', /^We met at the fair/],
    ['proof', /We have calibrated loggers in Halden since 1998\.$/],
    ['offer', /We make temperature loggers/],
  ] as const)('"%s" opens email 1', (angle, opening) => {
    expect(first(angle)[1]).toMatch(opening)
  })

  it('"question" asks before it offers anything', () => {
    expect(first('question').some((one) => /\? .+\.$/.test(one))).toBe(true)
  })

  it('that the facts do not allow is replaced', () => {
    const { proof: _proof, ...rest } = messaging
    expect(first('proof', rest)[1]).toMatch(/^We met at the fair/)
  })
})

describe('emails from little', () => {
  const only = (messaging: Messaging) => write({ companyName: claim('Halden'), ...messaging }, 'en')

  it('ask how the reader does it today, and say how small a first step is', () => {
    const [, second, third] = only({ whatYouDo: claim('We make loggers for cold chains.') })
    const { askToday, nextStep } = emailPhrases.en.slots
    expect(askToday.some((one) => second!.body.includes(String(one)))).toBe(true)
    expect(nextStep.some((one) => third!.body.includes(String(one)))).toBe(true)
  })

  it('list names of services, and never a single one', () => {
    const named = (...texts: string[]) => only({ valuePropositions: texts.map(claim) })[0]!.body
    expect(named('Floor care', 'Interim leadership')).toContain(
      '\n- Floor care\n- Interim leadership',
    )
    expect(textOf(only({ valuePropositions: [claim('Floor care')] }))).not.toContain('Floor care')
  })

  it.each([
    ['Halden: loggers for cold chains', 'Loggers for cold chains.'],
    ['Halden – loggers for cold chains', 'Loggers for cold chains.'],
    ['Halden, loggers for cold chains', 'Loggers for cold chains.'],
    ['Loggers for cold chains – Halden', 'Loggers for cold chains.'],
    [
      'Your partner for Halden loggers – no detours',
      'Your partner for Halden loggers – no detours.',
    ],
  ])('name the company once with "%s"', (offer, said) => {
    const text = textOf(only({ whatYouDo: claim(offer) }))
    expect(text).toContain(said)
    if (!said.startsWith(offer)) expect(text).not.toContain(offer)
  })

  it.each([
    'Halden Loggers runs a laboratory for cold chains.',
    'The Halden app: loggers for cold chains',
  ])('name the company in no frame around "%s"', (offer) => {
    const [first] = only({ whatYouDo: claim(offer) })
    const [line = ''] = first!.body.split('\n').filter((one) => one.includes('cold chains'))
    expect(line.match(/Halden/g)).toHaveLength(1)
  })

  it('end a name with one full stop', () => {
    for (const seed of 'abcdefghijkl') {
      const steps = write({ companyName: claim('Quay Roofing Co.') }, 'en', { seed })
      expect(textOf(steps)).not.toContain('Co..')
    }
  })

  it('let one person speak where the offer says "I"', () => {
    const [first] = only({ whatYouDo: claim('I am Kim Holm, and I keep the books of clubs.') })
    expect(first!.body).not.toMatch(/I work at|I’m with|I’m writing from/)
  })

  it('leave out another script, and a site in a language without emails', () => {
    const messaging = { whatYouDo: claim('Ремонт квартир и офисов под ключ.') }
    expect(textOf(only(messaging))).not.toContain('Ремонт')
    const polish = { whatYouDo: claim('Budujemy domy z drewna w całej Polsce.') }
    const steps = (siteLanguage: string, edited = false) =>
      textOf(write({ whatYouDo: { ...polish.whatYouDo, edited } }, 'en', { siteLanguage }))
    expect(steps('pl')).not.toContain('Budujemy')
    expect(steps('pl', true)).toContain('Budujemy')
  })
})

describe('what is written for somebody who knows little of a company', () => {
  it('makes sense without any fact', () => {
    for (const language of EMAIL_LANGUAGES) {
      const steps = write({}, language)
      for (const { body } of steps) expect(wordsIn(body)).toBeGreaterThanOrEqual(10)
    }
  })

  it('is English for a language in which no emails are written', () => {
    expect(write(fullMessaging('en'), 'pl')).toEqual(write(fullMessaging('en'), 'en'))
  })
})

it('keeps the variables of a person’s question', () => {
  const text = 'How do you handle this at {{company|your company}} in spring?'
  const [first] = draftSteps(
    { ...fullMessaging('en'), callToAction: { kind: 'reply', text } },
    { seed: 'https://halden.example', language: 'en', formality: null },
  )
  expect(first?.body).toContain(text)
})

describe('emails to people in private life', () => {
  it.each(EMAIL_LANGUAGES)('ask nothing about a company in %s', (language) => {
    const { workWords } = lexicons[language].selling
    const texts = Array.from({ length: 12 }, (_, seed) =>
      write({ companyName: { text: 'Halden' } }, language, {
        seed: `https://${seed}.example`,
        readers: 'people',
      }).map(({ subject = '', body }) => `${subject}\n${body}`),
    ).flat()
    const atWork = texts.filter(
      (text) =>
        text.includes('{{company') || workWords.some((word) => text.toLowerCase().includes(word)),
    )
    expect(atWork).toEqual([])
  })

  it.each([
    ['chosen companies', { text: 'manufacturing companies', edited: true }, 'companies'],
    ['chosen people', { text: 'families with small children', confirmed: true }, 'people'],
    ['nobody chosen', { text: 'manufacturing companies' }, 'people'],
  ] as const)('follow the audience: %s', (_case, audience, readers) =>
    expect(
      readersOf({ audience }, { readers: 'people', language: { code: 'en', confidence: 1 } }),
    ).toBe(readers),
  )
})
