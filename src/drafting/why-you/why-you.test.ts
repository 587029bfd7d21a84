import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Campaign, ResearchedCompany } from '#model/schema/entities.generated.ts'
import { WHY_RULES, type CompanyFact } from '#model/api/company-research.ts'
import { EMAIL_LANGUAGES } from '#model/email/email-languages.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { insertSentence } from './insert-sentence.ts'
import { connect, whyYouIn, whyYouPhrases, whyYouRules } from './say-why-you.ts'
import { cases, fact, NOW, ours } from './why-you.cases.ts'
import { PLACES } from '../languages/why-you-phrases.ts'

const domain = 'coldhaul.example'

describe('why this company', () => {
  it.each(cases)('$name', ({ facts, ours: more, rule, sentence }) => {
    const found = connect({ domain, facts }, ours(more))
    expect(found?.rule ?? null).toBe(rule)
    if (sentence) expect(found?.sentence).toBe(sentence)
  })

  it('has cases for every rule, with and without a sentence', () => {
    expect(new Set(cases.map(({ rule }) => rule))).toEqual(new Set([...WHY_RULES, null]))
    expect(whyYouRules.map(({ id }) => id)).toEqual(WHY_RULES)
  })

  it('has one file for each rule', () => {
    const files = readdirSync(new URL('rules/', import.meta.url))
    expect(files.toSorted()).toEqual(WHY_RULES.map((id) => `${id}.ts`).toSorted())
  })
})

describe.each(EMAIL_LANGUAGES)('in %s', (language) => {
  const { sentences, quotes } = whyYouPhrases[language]

  it('every rule has its own whole sentence with the same values', () => {
    for (const rule of WHY_RULES) {
      const text = sentences[rule]
      const places = [...text.matchAll(/<(\w+)>/g)].map(([, name]) => name!)
      expect(places.toSorted(), rule).toEqual(PLACES[rule])
      expect(text, rule).toMatch(/^\p{Lu}/u)
      expect(text, rule).toMatch(/[.]$|: ?<ours>$/)
      if (language !== 'en') expect(text).not.toBe(whyYouPhrases.en.sentences[rule])
    }
    expect(quotes.every((mark) => mark.trim() !== '')).toBe(true)
  })

  it('a value is inflected nowhere: ours stands after a colon, theirs in quotation marks', () => {
    for (const text of Object.values(sentences))
      if (text.includes('<ours>')) expect(text).toMatch(/[\s\u00A0]?: <ours>$/)
  })

  it('uses no word that addresses the reader formally or informally', () => {
    const address: Partial<Record<string, RegExp>> = {
      de: /\b(?:Sie|Ihre?[nmrs]?|Ihnen|du|dein|dir|euch|eure)\b/,
      fr: /\b(?:vous|votre|vos|tu|ton|ta|tes)\b/i,
      es: /\b(?:usted|su|sus|tu|tus|vosotros)\b/,
      it: /\b(?:Lei|Suo|Sua|tuo|tua|vostr[oa])\b/,
      nl: /\b(?:u|uw|je|jouw|jullie)\b/,
      pt: /\b(?:você|seu|sua|teu|tua|vosso)\b/,
    }
    for (const text of Object.values(sentences))
      if (address[language]) expect(text).not.toMatch(address[language])
  })
})

const KINDS = ['trade', 'industry', 'size', 'country', 'place', 'language', 'job', 'news'] as const
const word = fc.constantFrom(
  'Logistics',
  'Hull',
  'CFO',
  'en',
  'de',
  'We move goods.',
  '',
  'x {{y}}',
  'a<b',
)
const facts: fc.Arbitrary<CompanyFact[]> = fc.array(
  fc
    .record({ kind: fc.constantFrom(...KINDS), value: word })
    .map(({ kind, value }) =>
      fact(kind, value, { quote: `quoted ${value}`, url: `https://${domain}/${kind}` }),
    ),
  { maxLength: 12 },
)
const someOurs = fc.record({
  language: fc.constantFrom(...EMAIL_LANGUAGES),
  audience: word,
  industries: fc.array(word, { maxLength: 3 }),
  titles: fc.array(word, { maxLength: 3 }),
  places: fc.array(word, { maxLength: 3 }),
  siteLanguage: fc.constantFrom('', ...EMAIL_LANGUAGES),
})

it('never says a sentence without a source, or a value that is in no fact', () => {
  fc.assert(
    fc.property(facts, someOurs, (theirs, more) => {
      const found = connect({ domain, facts: theirs }, ours(more))
      if (!found) return
      const source = theirs.find(({ url, quote }) => url === found.url && quote === found.quote)
      expect(source).toBeDefined()
      expect(found.sentence).toContain(domain)
      expect(found.sentence).not.toMatch(/[{}<>]|undefined/)
      const { quotes } = whyYouPhrases[more.language]
      if (found.sentence.includes(quotes[0]))
        expect(found.sentence).toContain(source!.value.replace(/\.$/, ''))
    }),
    { numRuns: propertyRuns(2000) },
  )
})

describe('in an email', () => {
  const paragraphs = fc.array(
    fc.constantFrom(
      'Hello Ann,',
      'I work at Acme.',
      'One point:\n- first\n- second',
      'Best regards,',
      'Bonjour !',
    ),
    { minLength: 1, maxLength: 6 },
  )

  it('is a paragraph of its own, without which the email is what it was', () => {
    fc.assert(
      fc.property(paragraphs, (parts) => {
        const email = parts.join('\n\n')
        const { text, at } = insertSentence(email, 'A reason.')
        expect(text.slice(at, at + 9)).toBe('A reason.')
        expect(text.split('\n\n')).toContain('A reason.')
        expect(text.slice(0, at - 2) + text.slice(at + 9)).toBe(email)
        expect(at).toBeGreaterThan(0)
      }),
      { numRuns: propertyRuns(1000) },
    )
  })

  it('comes after the paragraph that says who writes', () =>
    expect(insertSentence('Hello Ann,\n\nI work at Acme.\n\nWorth a look?', 'R.').text).toBe(
      'Hello Ann,\n\nI work at Acme.\n\nR.\n\nWorth a look?',
    ))
})

describe('a campaign', () => {
  const company = {
    domain,
    facts: [fact('language', 'en'), fact('place', 'Hull')],
  } as unknown as ResearchedCompany
  const campaign = (more: object) =>
    ({
      language: 'en',
      whyYou: true,
      messaging: {},
      targets: {},
      reviewed: {},
      source: { facts: { places: { candidates: [{ text: 'Hull', confidence: 0.8 }] } } },
      ...more,
    }) as unknown as Campaign

  it('says it from the facts of its own site', () =>
    expect(whyYouIn(campaign({}), company, NOW)?.rule).toBe('place-served'))

  it.each([
    ['does without', { whyYou: false }],
    [
      'has only an unsure place',
      { source: { facts: { places: { candidates: [{ text: 'Hull', confidence: 0.45 }] } } } },
    ],
    ['is in a language without sentences', { language: 'pl' }],
    ['was drafted from no site', { source: {} }],
  ])('says nothing where it %s', (_name, more) =>
    expect(whyYouIn(campaign(more), company, NOW)).toBeNull(),
  )

  it('takes targets only as ours once a person has saved them', () => {
    const job = { ...company, facts: [fact('language', 'en'), fact('job', 'CFO')] }
    const targets = { titles: { mode: 'prefer', values: ['CFO'] } }
    expect(whyYouIn(campaign({ targets }), job, NOW)).toBeNull()
    expect(whyYouIn(campaign({ targets, reviewed: { targets: 'now' } }), job, NOW)?.rule).toBe(
      'job-helped',
    )
  })
})
