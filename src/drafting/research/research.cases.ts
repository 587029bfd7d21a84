import type { CompanyFact } from './company-facts.ts'

type CaseFactKind = CompanyFact['kind']

/** Facts of the made company sites. A kind that is not named must not be found. */
export const siteCases: readonly {
  site: string
  facts: Partial<Record<'industry' | 'size' | 'country' | 'place' | 'language', string>>
}[] = [
  {
    site: 'akeri-lindqvist',
    facts: { industry: 'Logistics', size: '51-200', place: 'Vetlanda', language: 'sv' },
  },
  {
    site: 'clinica-dental-aranda',
    facts: {
      industry: 'Hospital and health care',
      country: 'ES',
      place: 'Zaragoza',
      language: 'es',
    },
  },
  {
    site: 'glanzwerk',
    facts: { industry: 'Facilities services', country: 'DE', place: 'Kassel', language: 'de' },
  },
  {
    site: 'treuhand-aebersold',
    facts: { industry: 'Accounting', country: 'CH', place: 'Thun', language: 'de' },
  },
  { site: 'spedition-harms', facts: { industry: 'Logistics', place: 'Leer', language: 'de' } },
  { site: 'mueller-daecher', facts: { industry: 'Construction', place: 'Harsum', language: 'de' } },
  {
    site: 'studio-legale-bassi',
    facts: { industry: 'Law practice', place: 'Bologna', language: 'it' },
  },
  { site: 'cabinet-verdier', facts: { industry: 'Accounting', language: 'fr' } },
  { site: 'gestoria-lozano', facts: { industry: 'Accounting', place: 'Murcia', language: 'es' } },
  { site: 'fjordkran', facts: { size: '11-50', place: 'Knarvik', language: 'nb' } },
  { site: 'packtec-oberland', facts: { size: '51-200', place: 'Wiggensbach', language: 'de' } },
  { site: 'the-alderbrook', facts: { industry: 'Hospitality', language: 'en' } },
  { site: 'harbour-finch', facts: { industry: 'Recruiting', language: 'en' } },
  // Suppliers of a trade are not of it.
  { site: 'turnia', facts: { language: 'es' } },
  { site: 'dienstklar', facts: { language: 'de' } },
  { site: 'planeo-chantier', facts: { language: 'fr' } },
  { site: 'plotline', facts: { language: 'en' } },
  { site: 'cobalt-quay', facts: { language: 'en' } },
  { site: 'foundry-lane', facts: { language: 'en' } },
  { site: 'brandskydd-vast', facts: { language: 'sv' } },
  { site: 'magazzino-chiaro', facts: { language: 'it' } },
  { site: 'roosterwijzer', facts: { language: 'nl' } },
  // A street is no town.
  { site: 'granite-peak', facts: { language: 'en' } },
]

/** A page's data for search engines. */
const data = (value: object) =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`

/** Text of a page that holds the fact, or only looks as if it did (null). */
export const pageCases: readonly {
  name: string
  kind: CaseFactKind
  html: string
  value: string | null
}[] = [
  {
    name: 'the number of people, as the company says it',
    kind: 'size',
    html: '<p>Today we have 240 employees at two sites.</p>',
    value: '201-1000',
  },
  {
    name: 'a number with a separator',
    kind: 'size',
    html: '<p>Our 1,250 employees work in four countries.</p>',
    value: '1001+',
  },
  {
    name: 'customers of that size',
    kind: 'size',
    html: '<p>We work for companies with 200 employees and more.</p>',
    value: null,
  },
  {
    name: 'another company',
    kind: 'size',
    html: '<p>Hollow Bay has 4,000 employees and a plant in Hull.</p>',
    value: null,
  },
  {
    name: 'data for search engines',
    kind: 'size',
    html: data({ '@type': 'Organization', numberOfEmployees: { value: 35 } }),
    value: '11-50',
  },
  {
    name: 'a country written out',
    kind: 'country',
    html: data({ '@type': 'Organization', address: { addressCountry: 'Germany' } }),
    value: 'DE',
  },
  {
    name: 'a domain of all countries',
    kind: 'country',
    html: '<p>We ship worldwide.</p>',
    value: null,
  },
  {
    name: 'a posting for search engines',
    kind: 'job',
    html: data({ '@type': 'JobPosting', title: 'Head of Logistics (m/f/d)' }),
    value: 'Head of Logistics',
  },
  {
    name: 'a heading with the mark of genders',
    kind: 'job',
    html: '<h3>Warehouse lead (f/m/x)</h3>',
    value: 'Warehouse lead',
  },
  {
    name: 'a heading about a function, on a page that lists no jobs',
    kind: 'job',
    html: '<h3>A note for your head of logistics</h3>',
    value: null,
  },
  {
    name: 'news with a date',
    kind: 'news',
    html: data({
      '@type': 'NewsArticle',
      headline: 'A second hall in Hull',
      datePublished: '2026-02-11',
    }),
    value: 'A second hall in Hull',
  },
  {
    name: 'news about a person',
    kind: 'news',
    html: data({
      '@type': 'NewsArticle',
      headline: 'Anna Berger joins as CFO',
      datePublished: '2026-02-11',
    }),
    value: null,
  },
  {
    name: 'news without a date',
    kind: 'news',
    html: data({ '@type': 'NewsArticle', headline: 'A second hall in Hull' }),
    value: null,
  },
  {
    name: 'an opening with the name of a person to ask',
    kind: 'job',
    html: '<h3>Driver (m/f/d), ask Peter Holm</h3>',
    value: null,
  },
]

/** Texts that name a person or a way to reach one, and texts that only look so. */
export const personalCases: readonly [text: string, isPersonal: boolean][] = [
  ['Write to jobs@hollow.example', true],
  ['Call 0421 555 0192', true],
  ['+49 421 5550192', true],
  ['Inhaber Markus Ohlsen', true],
  ['Frau Dr. Reimers hilft', true],
  ['Anna Berger joins the board', true],
  ['Geschäftsführer: Tjark Oltmanns', true],
  ['26799 Leer', false],
  ['We have 51 employees', false],
  ['Chilled transport between Ireland and the Benelux', false],
  ['Since 1978 in Brescia', false],
  ['Kühltransporte in ganz Europa', false],
]
