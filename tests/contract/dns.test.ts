import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noDns, type Dns } from '#platform/dns/dns.ts'
import { createSystemDns } from '#platform/dns/system-dns.ts'
import { createZoneDns } from '#platform/dns/zone-dns.ts'
import { startNameServer } from '../support/name-server.ts'

/** The records of `halden.example`, at a real name server and in the embedded zone. */
const mx = [
  { priority: 20, exchange: 'mx2.halden.example' },
  { priority: 10, exchange: 'mx1.halden.example' },
]
const SILENT = 'silent.example'
let server: Awaited<ReturnType<typeof startNameServer>>
let system: Dns

beforeAll(async () => {
  server = await startNameServer(
    {
      'halden.example': { txt: [['v=spf1 ', '-all'], ['another']], mx },
      'mx1.halden.example': { a: ['192.0.2.7'], aaaa: ['2001:db8::7'] },
      '7.2.0.192.in-addr.arpa': { ptr: ['mx1.halden.example'] },
      'failing.example': { code: 2 },
      'refused.example': { code: 5 },
    },
    [SILENT],
  )
  system = createSystemDns({ servers: [server.address], timeout: 200, tries: 1 })
})
afterAll(() => server.stop())

function zone(): Dns {
  const dns = createZoneDns(noDns)
  dns.set('halden.example', { txt: ['v=spf1 -all', 'another'], mx })
  dns.set('mx1.halden.example', { addresses: ['192.0.2.7', '2001:db8::7'] })
  dns.set('192.0.2.7', { names: ['mx1.halden.example'] })
  return dns
}

describe.each([
  ['a name server', () => system],
  ['the embedded zone', zone],
])('%s', (_name, open) => {
  it('joins the strings of each text record', async () => {
    const answer = await open().txt('halden.example')
    expect(answer.kind === 'found' && answer.records.toSorted()).toEqual(['another', 'v=spf1 -all'])
  })

  it('sorts mail servers by priority', async () => {
    expect(await open().mx('halden.example')).toEqual({ kind: 'found', records: mx.toReversed() })
  })

  it('gives the addresses of both kinds, and the names of an address', async () => {
    expect(await open().addresses('mx1.halden.example')).toEqual({
      kind: 'found',
      records: ['192.0.2.7', '2001:db8::7'],
    })
    expect(await open().namesOf('192.0.2.7')).toEqual({
      kind: 'found',
      records: ['mx1.halden.example'],
    })
  })

  it('tells a missing record and a missing name from a fault', async () => {
    expect(await open().txt('mx1.halden.example')).toEqual({ kind: 'none' })
    expect(await open().mx('nowhere.example')).toEqual({ kind: 'none' })
    expect(await open().addresses('nowhere.example')).toEqual({ kind: 'none' })
    expect(await open().namesOf('192.0.2.99')).toEqual({ kind: 'none' })
  })
})

it.each([
  ['failing.example', 'the name server answered with a failure (SERVFAIL)'],
  ['refused.example', 'the name server refused the question'],
  [SILENT, 'the name server did not answer in time'],
  [`${'a'.repeat(64)}.example`, 'the name is not valid in DNS'],
])('a fault at %s is an answer with its reason', async (name, reason) => {
  expect(await system.txt(name)).toEqual({ kind: 'fault', reason })
})

it.each([
  ['kestrel.no', true],
  ['mail.halden.co.uk', true],
  ['localhost', false],
  ['192.0.2.7', false],
  ['printer.internal', false],
])('%s is a public name: %s', (name, isPublic) => {
  expect(system.isPublic(name)).toBe(isPublic)
})
