import { sizeBand } from '#model/api/company-size.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { blankRecord } from '#model/schema/blank-record.ts'
import type { Contact } from '#model/schema/entities.generated.ts'
import { addTexts, saySentence, setLanguageReader } from '#language'
import { isRoleAddress } from './address-lists.ts'
import { gatesOf, screenContact, zoneOf, type OutreachFacts } from './screen-contact.ts'
import { matchTargets } from './match-targets.ts'
import { addressFault, normalizeAddress, normalizeContact, verdictOf } from './normalize-contact.ts'

const contact = (over: Partial<Contact> = {}): Contact => ({
  ...blankRecord('contact'),
  email: 'bob@firm.example',
  firstName: 'Bob',
  title: 'Head of People',
  company: 'Firm',
  companyDomain: 'firm.example',
  industry: 'Software',
  country: 'GB',
  ...over,
})

test.each([
  ['  Bob@Firm.COM ', 'bob@firm.com'],
  ['Bob <Bob@firm.com>', 'bob@firm.com'],
  ['mailto:bob@firm.com', 'bob@firm.com'],
])('address %s', (text, key) => expect(normalizeAddress(text)).toBe(key))
test.each([
  '',
  'bob',
  'bob@firm',
  'bob@firm..com',
  'a b@firm.com',
  'a@b.com;c@d.com',
  'bob@-firm.com',
  `${'x'.repeat(95)}@firm.com`,
])('refuses "%s"', (text) => expect(addressFault(text)).not.toBeNull())
test.each(['bob@firm.com', "o'neill+x@sub.firm.co.uk"])('takes %s', (text) =>
  expect(addressFault(text)).toBeNull(),
)
test.each([
  ['250', '201-1000'],
  ['51 - 200 employees', '51-200'],
  ['1,000+', '1001+'],
  ['10.000', '1001+'],
  ['7', '1-10'],
  ['', ''],
  ['many', null],
])('size %s', (text, band) => expect(sizeBand(text)).toBe(band))
test.each([
  ['info@x.com', 'role'],
  ['bob@mailinator.com', 'disposable'],
  ['bob@gmial.com', 'risky'],
  ['bob@x.com', 'unknown'],
  ['bob', 'invalid'],
])('verdict of %s', (email, verdict) => expect(verdictOf(email)).toBe(verdict))
test('sales+eu@ is a role, salesman@ is a person', () =>
  expect([isRoleAddress('sales+eu@x.com'), isRoleAddress('salesman@x.com')]).toEqual([true, false]))

test('a row keeps what is right and names what is not', () => {
  const {
    contact: kept,
    faults,
    notes,
  } = normalizeContact({
    email: ' BOB@firm.com',
    country: 'Deutschland',
    companySize: '80',
    timeZone: 'Mars',
    firstName: '=cmd|calc',
  })
  expect(kept).toMatchObject({
    email: 'bob@firm.com',
    country: 'DE',
    companySize: '51-200',
    timeZone: '',
    firstName: '=cmd|calc',
    companyDomain: 'firm.com',
  })
  expect(faults).toEqual([])
  expect(notes.map((note) => note.column)).toEqual(['timeZone'])
})

test('a country that is not understood is unknown, and its text is kept', () => {
  const { contact: kept, notes } = normalizeContact({ email: 'a@b.example', country: 'Elbonia' })
  expect(kept).toMatchObject({ country: 'ZZ', custom: { country: 'Elbonia' } })
  expect(notes.map((note) => note.column)).toEqual(['country'])
})

describe('targets', () => {
  const must = (values: string[]) => ({ mode: 'must' as const, values })
  test.each([
    ['fits', { titles: must(['head of people']) }, 'match'],
    ['parts of words do not fit', { titles: must(['eople']) }, 'excluded'],
    ['not known', { companySizes: must(['1-10']) as never }, 'unknown'],
    ['prefer never excludes', { titles: { mode: 'prefer' as const, values: ['CTO'] } }, 'match'],
    ['excluded country', { countries: { mode: 'exclude' as const, values: ['GB'] } }, 'excluded'],
    ['excluded domain', { excludeDomains: ['firm.example'] }, 'excluded'],
    ['nothing asked', {}, 'match'],
  ])('%s', (_, targets, match) => expect(matchTargets(targets, contact()).match).toBe(match))
})

describe('gates', () => {
  const factsOf = (over: Partial<Contact>, facts: object = {}): OutreachFacts => ({
    campaign: { targets: {}, schedule: {} },
    contact: contact(over),
    suppressedBy: '',
    otherCampaign: '',
    missing: [],
    overrideReason: '',
    ...facts,
  })
  const judge = (over: Partial<Contact>, facts: object = {}) => screenContact(factsOf(over, facts))
  afterEach(() => setLanguageReader(() => 'en'))
  test.each([
    ['nothing', {}, {}, 'pending', ''],
    ['suppressed', {}, { suppressedBy: 'Opted out' }, 'excluded', 'suppressed'],
    [
      'suppressed stays shut',
      {},
      { suppressedBy: 'Opted out', overrideReason: 'we know him' },
      'excluded',
      'suppressed',
    ],
    ['other campaign', {}, { otherCampaign: 'Spring' }, 'excluded', 'other-campaign'],
    ['role', { email: 'info@firm.example' }, {}, 'excluded', 'role'],
    [
      'role, let in',
      { email: 'info@firm.example' },
      { overrideReason: 'they asked' },
      'pending',
      '',
    ],
    ['germany without basis', { country: 'DE' }, {}, 'excluded', 'country'],
    [
      'germany, legitimate interest is not consent',
      { country: 'DE', lawfulBasis: 'legitimate-interest' },
      {},
      'excluded',
      'country',
    ],
    [
      'a domain of germany without basis',
      { country: '', email: 'k@a.de' },
      {},
      'excluded',
      'country',
    ],
    ['a domain of germany, elsewhere', { country: 'AT', email: 'k@a.de' }, {}, 'pending', ''],
    ['a country that is not understood', { country: 'ZZ' }, {}, 'excluded', 'country'],
    ['germany with consent', { country: 'DE', lawfulBasis: 'consent' }, {}, 'pending', ''],
    ['missing value', {}, { missing: ['first_name'] }, 'needs_attention', 'missing'],
  ] as [string, Partial<Contact>, object, string, string][])('%s', (_, over, facts, state, by) =>
    expect(judge(over, facts)).toMatchObject({ state, by }),
  )

  test('are explained in the language of the reader, and stored in English', () => {
    addTexts('de', { 'Missing: {names}': 'Es fehlt: {names}' })
    setLanguageReader(() => 'de')
    const missing = { missing: ['first_name'] }
    const gate = gatesOf(factsOf({}, missing)).find(({ by }) => by === 'missing')
    expect(saySentence(gate!.reason!)).toBe('Es fehlt: first_name')
    expect(judge({}, missing).reason).toBe('Missing: first_name')
  })
})

test('zone: own, then country, then campaign, then tenant', () => {
  const zone = (over: Partial<Contact>, schedule: object = {}) =>
    zoneOf(contact(over), { schedule }, 'UTC')
  expect([
    zone({ timeZone: 'Asia/Tokyo' }),
    zone({}),
    zone({ country: 'US' }, { timeZone: 'America/Chicago' }),
    zone({ country: 'US' }),
  ]).toEqual(['Asia/Tokyo', 'Europe/London', 'America/Chicago', 'UTC'])
})
