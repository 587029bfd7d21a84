import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { noDns } from '#platform/dns/dns.ts'
import { createZoneDns, type ZoneDns, type ZoneRecords } from '#platform/dns/zone-dns.ts'
import { evaluateSpf } from './evaluate-spf.ts'
import { parseSpf } from './parse-spf.ts'
import { walkSpf } from './walk-spf.ts'

function zoneOf(records: Record<string, ZoneRecords>): ZoneDns {
  const dns = createZoneDns(noDns)
  for (const [name, value] of Object.entries(records)) dns.set(name, value)
  return dns
}
const spf = (text: string): ZoneRecords => ({ txt: [text] })

const world = zoneOf({
  'plain.example': spf('v=spf1 ip4:192.0.2.0/24 ip6:2001:db8::/32 -all'),
  'soft.example': spf('v=spf1 a mx ~all'),
  'neutral.example': spf('v=spf1 ?ip4:192.0.2.1'),
  'include.example': spf('v=spf1 include:plain.example -all'),
  'redirect.example': spf('v=spf1 redirect=plain.example'),
  'two.example': { txt: ['v=spf1 -all', 'v=spf1 ~all'] },
  'other.example': { txt: ['v=spf10 -all', 'hello'] },
  'broken.example': spf('v=spf1 ipv4:192.0.2.1 -all'),
  'dangling.example': spf('v=spf1 include:nowhere.example -all'),
  'loop.example': spf('v=spf1 include:loop.example -all'),
  'macro.example': spf('v=spf1 exists:%{i}._spf.%{d} -all'),
  '192.0.2.7._spf.macro.example': { addresses: ['127.0.0.2'] },
  'ptr.example': spf('v=spf1 ptr -all'),
  'wide.example': spf('v=spf1 a:host.example/24 -all'),
  'host.example': { addresses: ['192.0.2.200'] },
  'soft.example.': {
    addresses: ['192.0.2.10'],
    mx: [{ exchange: 'mx.soft.example', priority: 5 }],
  },
  'mx.soft.example': { addresses: ['192.0.2.11', '2001:db8::11'] },
  '192.0.2.9': { names: ['out.ptr.example'] },
  'out.ptr.example': { addresses: ['192.0.2.9'] },
})

describe('an SPF record', () => {
  test.for<[domain: string, address: string, result: string]>([
    ['plain.example', '192.0.2.77', 'pass'],
    ['plain.example', '198.51.100.1', 'fail'],
    ['plain.example', '2001:db8::1', 'pass'],
    ['plain.example', '2001:db9::1', 'fail'],
    ['soft.example', '192.0.2.10', 'pass'],
    ['soft.example', '192.0.2.11', 'pass'],
    ['soft.example', '2001:db8::11', 'pass'],
    ['soft.example', '192.0.2.12', 'softfail'],
    ['neutral.example', '192.0.2.1', 'neutral'],
    ['neutral.example', '192.0.2.2', 'neutral'],
    ['include.example', '192.0.2.1', 'pass'],
    ['include.example', '198.51.100.1', 'fail'],
    ['redirect.example', '192.0.2.1', 'pass'],
    ['redirect.example', '198.51.100.1', 'fail'],
    ['two.example', '192.0.2.1', 'permerror'],
    ['other.example', '192.0.2.1', 'none'],
    ['broken.example', '192.0.2.1', 'permerror'],
    ['dangling.example', '192.0.2.1', 'permerror'],
    ['loop.example', '192.0.2.1', 'permerror'],
    ['macro.example', '192.0.2.7', 'pass'],
    ['macro.example', '192.0.2.8', 'fail'],
    ['ptr.example', '192.0.2.9', 'pass'],
    ['ptr.example', '192.0.2.8', 'fail'],
    ['wide.example', '192.0.2.1', 'pass'],
    ['wide.example', '192.0.3.1', 'fail'],
  ])('of %s answers %s with %s', async ([domain, address, result]) => {
    expect((await evaluateSpf(world, domain, address)).result).toBe(result)
  })

  test('whose lookups fail is a temporary error', async () => {
    const dns = { ...world, txt: async () => ({ kind: 'fault' as const, reason: 'silent' }) }
    expect(await evaluateSpf(dns, 'plain.example', '192.0.2.1')).toEqual({
      result: 'temperror',
      why: 'silent',
    })
  })

  test('passes with ten lookups, and is an error with eleven', async () => {
    const chain = (count: number) =>
      zoneOf({
        'chain.example': spf(
          `v=spf1 ${Array.from({ length: count }, (_, at) => `a:h${at}.example`).join(' ')} ip4:192.0.2.1 -all`,
        ),
      })
    expect((await evaluateSpf(chain(10), 'chain.example', '192.0.2.1')).result).toBe('pass')
    expect((await evaluateSpf(chain(11), 'chain.example', '192.0.2.1')).result).toBe('permerror')
  })

  test('allows an address exactly when one of its networks contains it', async () => {
    const octet = fc.integer({ min: 0, max: 255 })
    const address = fc.tuple(octet, octet, octet, octet)
    const network = fc.tuple(address, fc.integer({ min: 0, max: 32 }))
    const bits = (parts: readonly number[]) =>
      parts.map((part) => part.toString(2).padStart(8, '0')).join('')
    await fc.assert(
      fc.asyncProperty(fc.array(network, { maxLength: 6 }), address, async (networks, asked) => {
        const terms = networks.map(([parts, length]) => `ip4:${parts.join('.')}/${length}`)
        const dns = zoneOf({ 'made.example': spf(['v=spf1', ...terms, '-all'].join(' ')) })
        const isWithin = networks.some(
          ([parts, length]) => bits(parts).slice(0, length) === bits(asked).slice(0, length),
        )
        expect((await evaluateSpf(dns, 'made.example', asked.join('.'))).result).toBe(
          isWithin ? 'pass' : 'fail',
        )
      }),
      { numRuns: propertyRuns(1000) },
    )
  })

  test('is followed through its includes, and ends where records include each other', async () => {
    const text = 'v=spf1 include:include.example mx ~all'
    expect(await walkSpf(world, 'walk.example', text)).toEqual({
      lookups: 3,
      includes: new Set(['include.example', 'plain.example']),
      fault: '',
      isPartial: false,
      all: '~',
    })
    expect(
      (await walkSpf(world, 'x.example', 'v=spf1 include:loop.example')).lookups,
    ).toBeGreaterThan(10)
    expect((await walkSpf(world, 'x.example', 'v=spf1 include:nowhere.example')).fault).toBe(
      'nowhere.example has no SPF record',
    )
  })

  test.for([
    'v=spf1 ip4: -all',
    'v=spf1 ip4:1.2.3.4/33',
    'v=spf1 all:x',
    'v=spf1 redirect=',
    'v=spf1 foo',
  ])('with a faulty term names it: %s', (text) => {
    expect(parseSpf(text)).toHaveProperty('fault')
  })
})
