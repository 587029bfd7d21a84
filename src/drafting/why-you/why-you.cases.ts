import type { CompanyFact, WhyRule } from '#model/api/company-research.ts'
import type { Ours } from './connection.ts'

const READ_AT = '2026-03-01T09:14:00.000Z'
export const NOW = Date.parse('2026-03-05T09:00:00Z')

export const fact = (
  kind: CompanyFact['kind'],
  value: string,
  more: Partial<CompanyFact> = {},
): CompanyFact => ({
  kind,
  value,
  url: 'https://coldhaul.example/about',
  quote: value,
  readAt: READ_AT,
  ...more,
})

export const ours = (more: Partial<Ours> = {}): Ours => ({
  language: 'en',
  audience: '',
  industries: [],
  titles: [],
  places: [],
  siteLanguage: 'en',
  now: NOW,
  ...more,
})

const english = fact('language', 'en')
const trade = fact('trade', 'We move chilled goods between Ireland and the Benelux.')
const industry = fact('industry', 'Logistics')
const buyers = { industries: ['Transport and logistics'], audience: 'freight forwarders' }

interface WhyYouCase {
  name: string
  facts: CompanyFact[]
  ours: Partial<Ours>
  /** The rule that connects the two; null where none is certain. */
  rule: WhyRule | null
  sentence?: string
}

export const cases: readonly WhyYouCase[] = [
  {
    name: 'their industry is a target, and they say what they do',
    facts: [english, trade, industry],
    ours: buyers,
    rule: 'same-trade',
    sentence:
      'I read “We move chilled goods between Ireland and the Benelux” on coldhaul.example, ' +
      'and that is who we work for: freight forwarders.',
  },
  {
    name: 'their industry is no target',
    facts: [english, trade, fact('industry', 'Law practice')],
    ours: buyers,
    rule: null,
  },
  {
    name: 'no person confirmed whom we work for',
    facts: [english, trade, industry],
    ours: { ...buyers, audience: '' },
    rule: null,
  },
  { name: 'they do not say what they do', facts: [english, industry], ours: buyers, rule: null },
  {
    name: 'what they do is too long to quote',
    facts: [english, fact('trade', 'goods and '.repeat(12)), industry],
    ours: buyers,
    rule: null,
  },
  {
    name: 'what they do is in another language than the email',
    facts: [fact('language', 'de'), trade, industry],
    ours: buyers,
    rule: null,
  },
  {
    name: 'what they say has the signs of variables',
    facts: [english, fact('trade', 'We move {{goods}}.'), industry],
    ours: buyers,
    rule: null,
  },
  {
    name: 'they look for a job title of the targets',
    facts: [english, trade, industry, fact('job', 'Head of Logistics')],
    ours: { ...buyers, titles: ['CFO', 'Head of Logistics'] },
    rule: 'job-helped',
    sentence:
      'I saw the position “Head of Logistics” advertised on coldhaul.example, ' +
      'and our work is for people in that role.',
  },
  {
    name: 'a job title is not a part of a word',
    facts: [english, fact('job', 'Director of Sales')],
    ours: { titles: ['CTO'] },
    rule: null,
  },
  {
    name: 'the position was read two weeks ago',
    facts: [english, fact('job', 'Head of Logistics', { readAt: '2026-02-18T09:00:00.000Z' })],
    ours: { titles: ['Head of Logistics'] },
    rule: null,
  },
  {
    name: 'a place that both sites name',
    facts: [english, fact('place', 'Hull', { quote: 'HU1 Hull' })],
    ours: { places: ['Leeds', 'Hull'] },
    rule: 'place-served',
    sentence: 'Both coldhaul.example and our website name the same place: Hull.',
  },
  {
    name: 'a place whose name begins as ours does',
    facts: [english, fact('place', 'Hull Ridge')],
    ours: { places: ['Hull'] },
    rule: null,
  },
  {
    name: 'their language, which is not that of our site',
    facts: [english],
    ours: { siteLanguage: 'da' },
    rule: 'shared-language',
    sentence: 'The pages of coldhaul.example are in English, so I’m writing in English.',
  },
  { name: 'the language of both sites', facts: [english], ours: {}, rule: null },
  {
    name: 'their language, where that of our site is not sure',
    facts: [english],
    ours: { siteLanguage: '' },
    rule: null,
  },
  {
    name: 'nothing',
    facts: [],
    ours: { ...buyers, titles: ['CFO'], places: ['Hull'] },
    rule: null,
  },
]
