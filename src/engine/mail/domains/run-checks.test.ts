import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { DomainCheckId, DomainProbe } from '#model/api/sending-domain.ts'
import { noDns, type Dns } from '#platform/dns/dns.ts'
import { createZoneDns, type ZoneRecords } from '#platform/dns/zone-dns.ts'
import type { DomainFacts } from './checks/check.ts'
import { providerOf } from './providers.ts'
import { judge, runChecks } from './run-checks.ts'

const newKey = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).publicKey.toString('base64')
const publicKey = newKey()
const nextKey = newKey()

const host = (name: string) => ({ host: name, provider: providerOf(name) })
const facts: DomainFacts = {
  domain: 'acme.example',
  signs: true,
  keys: [{ selector: 'o1', publicKey, state: 'active' }],
  retired: [],
  hosts: [host('smtp.gmail.com')],
  probe: null,
}
const complete: Record<string, ZoneRecords> = {
  'acme.example': {
    txt: ['v=spf1 include:_spf.google.com ~all', 'other=1'],
    mx: [{ exchange: 'mx.acme.example', priority: 1 }],
  },
  'mx.acme.example': { addresses: ['93.184.216.34'] },
  '_spf.google.com': { txt: ['v=spf1 ip4:35.190.247.0/24 ~all'] },
  'o1._domainkey.acme.example': { txt: [`v=DKIM1; k=rsa; p=${publicKey}`] },
  '_dmarc.acme.example': { txt: ['v=DMARC1; p=none; rua=mailto:d@acme.example'] },
}
const dnsOf = (changes: Record<string, ZoneRecords> = {}): Dns => {
  const dns = createZoneDns(noDns)
  for (const [name, records] of Object.entries({ ...complete, ...changes })) dns.set(name, records)
  return dns
}
const probeFrom = (sendingAddress: string) =>
  ({ state: 'received', report: { sendingAddress } }) as unknown as DomainProbe

interface Case {
  what: string
  dns?: Record<string, ZoneRecords>
  facts?: Partial<DomainFacts>
  check: DomainCheckId
  expected: object
}

const cases: Case[] = [
  { what: 'the key is in DNS', check: 'dkim', expected: { state: 'pass', record: null } },
  {
    what: 'there is no key',
    dns: { 'o1._domainkey.acme.example': {} },
    check: 'dkim',
    expected: {
      state: 'fail',
      summary: 'There is no key at o1._domainkey.acme.example.',
      record: {
        type: 'TXT',
        name: 'o1._domainkey.acme.example',
        value: `v=DKIM1; k=rsa; p=${publicKey}`,
      },
    },
  },
  {
    what: 'the key was cut off',
    dns: {
      'o1._domainkey.acme.example': { txt: [`v=DKIM1; k=rsa; p=${publicKey.slice(0, 200)}`] },
    },
    check: 'dkim',
    expected: { state: 'fail', summary: expect.stringContaining('incomplete or damaged') },
  },
  {
    what: 'another key is in DNS',
    dns: { 'o1._domainkey.acme.example': { txt: [`v=DKIM1; k=rsa; p=${nextKey}`] } },
    check: 'dkim',
    expected: { state: 'fail', summary: expect.stringContaining('is another one') },
  },
  {
    what: 'signing is off',
    facts: { signs: false },
    check: 'dkim',
    expected: { state: 'warn', advice: expect.stringContaining('Sign emails') },
  },
  {
    what: 'a new key waits',
    facts: {
      keys: [
        { selector: 'o1', publicKey, state: 'active' },
        { selector: 'o2', publicKey: nextKey, state: 'waiting' },
      ],
    },
    check: 'dkim',
    expected: { state: 'warn', record: { name: 'o2._domainkey.acme.example' } },
  },
  {
    what: 'an old key was replaced',
    facts: { retired: [{ selector: 'o0', removableFrom: '2026-12-02T00:00:00Z' }] },
    check: 'dkim',
    expected: { state: 'pass', advice: expect.stringContaining('o0 until 2026-12-02') },
  },
  {
    what: 'SPF allows the provider',
    check: 'spf',
    expected: { state: 'pass', summary: 'The SPF record allows Google (1 of 10 DNS lookups).' },
  },
  {
    what: 'there is no SPF record',
    dns: { 'acme.example': {} },
    check: 'spf',
    expected: { state: 'fail', record: { value: 'v=spf1 include:_spf.google.com ~all' } },
  },
  {
    what: 'SPF lacks the provider',
    dns: { 'acme.example': { txt: ['v=spf1 ip4:192.0.2.1 -all'] } },
    check: 'spf',
    expected: {
      state: 'fail',
      record: { value: 'v=spf1 ip4:192.0.2.1 include:_spf.google.com -all' },
    },
  },
  {
    what: 'there are two SPF records',
    dns: { 'acme.example': { txt: ['v=spf1 -all', 'v=spf1 ~all'] } },
    check: 'spf',
    expected: { state: 'fail', advice: 'Merge them into one record.' },
  },
  {
    what: 'SPF allows everybody',
    dns: { 'acme.example': { txt: ['v=spf1 include:_spf.google.com +all'] } },
    check: 'spf',
    expected: { state: 'fail', summary: expect.stringContaining('+all') },
  },
  {
    what: 'the own server is not in SPF',
    facts: { hosts: [host('mail.acme.example')] },
    dns: { 'mail.acme.example': { addresses: ['93.184.216.40'] } },
    check: 'spf',
    expected: {
      state: 'warn',
      record: { value: 'v=spf1 include:_spf.google.com a:mail.acme.example ~all' },
    },
  },
  {
    what: 'a probe came from an address in SPF',
    facts: { hosts: [host('relay.test')], probe: probeFrom('35.190.247.9') },
    check: 'spf',
    expected: { state: 'pass' },
  },
  {
    what: 'no mailbox sends yet',
    facts: { hosts: [] },
    check: 'spf',
    expected: { state: 'pass', summary: expect.stringContaining('no server was compared') },
  },
  { what: 'DMARC is there', check: 'dmarc', expected: { state: 'pass' } },
  {
    what: 'there is no DMARC',
    dns: { '_dmarc.acme.example': {} },
    check: 'dmarc',
    expected: {
      state: 'fail',
      record: { name: '_dmarc.acme.example', value: 'v=DMARC1; p=none' },
    },
  },
  {
    what: 'DMARC has no reports',
    dns: { '_dmarc.acme.example': { txt: ['v=DMARC1; p=reject; pct=20'] } },
    check: 'dmarc',
    expected: {
      state: 'warn',
      summary:
        'The DMARC policy is "reject". It holds for 20 % of emails. Nobody receives its reports.',
    },
  },
  {
    what: 'DMARC has no policy',
    dns: { '_dmarc.acme.example': { txt: ['v=DMARC1; rua=mailto:a@acme.example'] } },
    check: 'dmarc',
    expected: { state: 'fail' },
  },
  { what: 'DKIM and SPF align', check: 'alignment', expected: { state: 'pass' } },
  {
    what: 'neither passes',
    facts: { signs: false },
    dns: { 'acme.example': {} },
    check: 'alignment',
    expected: { state: 'fail' },
  },
  {
    what: 'only SPF passes',
    facts: { signs: false },
    check: 'alignment',
    expected: { state: 'pass', summary: expect.stringContaining('Forwarded emails fail') },
  },
  {
    what: 'replies arrive',
    check: 'mx',
    expected: { state: 'pass', found: ['1 mx.acme.example'] },
  },
  {
    what: 'the domain refuses email',
    dns: { 'acme.example': { mx: [{ exchange: '', priority: 0 }] } },
    check: 'mx',
    expected: { state: 'fail', summary: expect.stringContaining('null MX') },
  },
  {
    what: 'there is no mail server',
    dns: { 'acme.example': {} },
    check: 'mx',
    expected: { state: 'fail' },
  },
  {
    what: 'bounces are lost',
    dns: { 'acme.example': {} },
    check: 'return-path',
    expected: { state: 'fail' },
  },
  { what: 'the delivering address is not known', check: 'ptr', expected: { state: 'unknown' } },
  {
    what: 'the delivering address has a name',
    facts: { probe: probeFrom('93.184.216.50') },
    dns: {
      '93.184.216.50': { names: ['out.acme.example'] },
      'out.acme.example': { addresses: ['93.184.216.50'] },
    },
    check: 'ptr',
    expected: { state: 'pass' },
  },
  {
    what: 'the name leads elsewhere',
    facts: { probe: probeFrom('93.184.216.51') },
    dns: { '93.184.216.51': { names: ['out.acme.example'] } },
    check: 'ptr',
    expected: { state: 'fail', advice: expect.stringContaining('out.acme.example') },
  },
  {
    what: 'the address has no name',
    facts: { probe: probeFrom('93.184.216.52') },
    check: 'ptr',
    expected: { state: 'fail', record: { type: 'PTR', name: '93.184.216.52' } },
  },
]

describe('a check', () => {
  test.for(cases)('$check: $what', async ({ dns, facts: changes, check, expected }) => {
    const checks = await runChecks(dnsOf(dns), { ...facts, ...changes })
    expect(checks[check]).toMatchObject({ id: check, ...expected })
  })

  test('finds the DMARC record of the organizational domain, with its policy for subdomains', async () => {
    const dns = dnsOf({
      '_dmarc.acme.com': { txt: ['v=DMARC1; p=reject; sp=quarantine; rua=mailto:d@acme.com'] },
    })
    const checks = await runChecks(dns, { ...facts, domain: 'news.acme.com' })
    expect(checks.dmarc).toMatchObject({
      state: 'pass',
      summary: 'The DMARC policy is "quarantine", from acme.com.',
    })
  })

  test('that DNS did not answer is not missing, in all checks', async () => {
    const fault = async () => ({ kind: 'fault' as const, reason: 'the name server is silent' })
    const dns = { txt: fault, mx: fault, addresses: fault, namesOf: fault, isPublic: () => true }
    const checks = await runChecks(dns, facts)
    expect(Object.values(checks).map(({ state }) => state)).not.toContain('fail')
    expect(checks.dkim.summary).toContain('the name server is silent')
    for (const before of ['verified', 'incomplete', 'unverified'] as const)
      expect(judge(checks, before).state).toBe(before)
  })
})

describe('a domain', () => {
  test('is verified when its key is in DNS and nothing failed', async () => {
    expect(judge(await runChecks(dnsOf(), facts), 'unverified')).toEqual({
      state: 'verified',
      stateReason: '',
    })
  })

  test('is incomplete while DMARC is missing, and says so', async () => {
    const checks = await runChecks(dnsOf({ '_dmarc.acme.example': {} }), facts)
    expect(judge(checks, 'verified')).toEqual({
      state: 'incomplete',
      stateReason: 'acme.example has no DMARC record. Gmail, Yahoo and Microsoft require one.',
    })
  })

  test('is unverified once its key is gone, whatever else passes', async () => {
    const checks = await runChecks(dnsOf({ 'o1._domainkey.acme.example': {} }), facts)
    expect(judge(checks, 'verified').state).toBe('unverified')
  })
})
