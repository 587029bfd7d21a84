import type { FastifyRequest } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { entityOf } from '#model/schema/entities.generated.ts'
import { systemActor } from '#model/api/actor.ts'
import { randomToken } from '#model/lib/random-token.ts'
import { sha256 } from '#platform/secrets.ts'
import { createSample } from '#tests/support/sample-record.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

type Headers = Record<string, string>

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ context: { trustProxy: ['10.0.0.1'] } })
})
afterAll(() => t.close())
// One minute is one window, however slow the machine is; each test begins a new one.
let minute = Date.parse('2026-11-23T09:00:00Z')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: (minute += 10 * 60_000) }))
afterEach(() => vi.useRealTimers())

/** Statuses of calls that follow one another. */
async function statuses(
  times: number,
  make: (n: number) => {
    method?: 'GET' | 'POST'
    url: string
    headers?: Headers
    payload?: object | string
    remoteAddress?: string
  },
): Promise<number[]> {
  const found: number[] = []
  for (let n = 0; n < times; n++)
    found.push((await t.app.inject({ remoteAddress: '203.0.113.7', ...make(n) })).statusCode)
  return found
}
const count = (found: readonly number[], status: number) =>
  found.filter((one) => one === status).length

const subscribe = (headers: Headers, remoteAddress = '203.0.113.7') => ({
  method: 'POST' as const,
  url: '/api/v1/newsletter-subscriptions',
  payload: { email: 'a@b.example' },
  headers,
  remoteAddress,
})

describe('a limit of strangers', () => {
  type Disguise = readonly [what: string, headers: (n: number) => Headers, remoteAddress: string]
  const disguises: readonly Disguise[] = [
    ['nothing', () => ({}), '203.0.113.7'],
    ['a made-up Basic header each time', (n) => ({ authorization: `Basic ${n}` }), '203.0.113.7'],
    ['a made-up scheme each time', (n) => ({ authorization: `Whatever ${n}` }), '203.0.113.7'],
    [
      'a made-up X-Forwarded-For each time',
      (n) => ({ 'x-forwarded-for': `198.51.100.${n}` }),
      '203.0.113.7',
    ],
    ['a made-up Forwarded each time', (n) => ({ forwarded: `for=198.51.100.${n}` }), '203.0.113.7'],
    [
      'another address before the one that the trusted proxy adds',
      (n) => ({ 'x-forwarded-for': `198.51.100.${n}, 192.0.2.1` }),
      '10.0.0.1',
    ],
    [
      'another IPv6 address of one network each time',
      (n) => ({ 'x-forwarded-for': `2001:db8:1:2::${n.toString(16)}` }),
      '10.0.0.1',
    ],
    ['a secret key, of which an account can have many', () => t.as.key!, '203.0.113.7'],
  ]
  it.each<Disguise>(disguises)('is not moved by %s', async (_what, headers, remoteAddress) => {
    const found = await statuses(20, (n) => subscribe(headers(n), remoteAddress))
    expect(count(found, 429)).toBe(10)
    expect(found.slice(0, 10)).not.toContain(429)
  })

  it('counts the clients of a trusted proxy one by one', async () => {
    expect(
      await statuses(20, (n) => subscribe({ 'x-forwarded-for': `192.0.2.${n}` }, '10.0.0.1')),
    ).not.toContain(429)
  })

  it('says when to come back', async () => {
    await statuses(11, () => subscribe({}))
    const answer = await t.app.inject(subscribe({}))
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json()).toMatchObject({ code: 'too_many' })
  })
})

describe('a limit of verified callers', () => {
  it('counts each person of an office for themselves, wherever they call from', async () => {
    const health = (headers: Headers, remoteAddress: string) => ({
      url: '/api/v1/health',
      headers,
      remoteAddress,
    })
    expect(count(await statuses(65, (n) => health(t.as.admin!, `198.51.100.${n}`)), 429)).toBe(5)
    expect(await statuses(20, () => health(t.as.reader!, '198.51.100.1'))).not.toContain(429)
  })

  it('lets neighbors use up the limit of strangers without being stopped by it', async () => {
    await statuses(70, () => ({ url: '/api/v1/contacts' }))
    const found = await statuses(620, () => ({ url: '/api/v1/contacts' }))
    expect(found).toContain(429)
    expect(await statuses(3, () => ({ url: '/api/v1/contacts', headers: t.as.member }))).toEqual([
      200, 200, 200,
    ])
  })
})

describe('a limit of all verified calls from one network', () => {
  /** Counts calls in place of making them: 30,000 requests would take half a minute. */
  const countCalls = async (ip: string, calls: number) => {
    const request = { ip, routeOptions: {} } as FastifyRequest
    for (let n = 0; n < calls; n++) await t.app.callLimits.verifiedCalls(request)
  }
  const contacts = { url: '/api/v1/contacts', remoteAddress: '203.0.113.9' }

  it('stops the call after the 30,000th, of that network alone', async () => {
    await countCalls('203.0.113.9', 29_999)
    const inject = (remoteAddress: string) =>
      t.app.inject({ ...contacts, remoteAddress, headers: t.as.member! })
    expect((await inject('203.0.113.9')).statusCode).toBe(200)
    const refused = await inject('203.0.113.9')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('60')
    expect(refused.json()).toMatchObject({
      code: 'too_many',
      detail: 'Too many requests came from this address. Try again in a minute.',
    })
    expect((await inject('203.0.113.10')).statusCode).toBe(200)
    vi.setSystemTime(Date.now() + 60_001)
    expect((await inject('203.0.113.9')).statusCode).toBe(200)
  })
})

describe('credentials that fail', () => {
  const guess = (n: number) => ({
    url: '/api/v1/contacts',
    headers: (n % 2
      ? { authorization: `Bearer sk_guess${n}guess` }
      : { 'x-api-key': `guess${n}` }) as Headers,
  })

  it('count by network, in whichever header; then nothing unknown is even looked at', async () => {
    expect(
      (
        await t.app.inject({
          url: '/api/v1/contacts',
          headers: t.as.member!,
          remoteAddress: '203.0.113.7',
        })
      ).statusCode,
    ).toBe(200)
    const found = await statuses(65, guess)
    expect([count(found, 401), count(found, 429)]).toEqual([60, 5])
    // Right, but never seen before: from here it would have to be looked up.
    expect(await statuses(1, () => ({ url: '/api/v1/contacts', headers: t.as.memberB }))).toEqual([
      429,
    ])
    expect(
      await statuses(1, () => ({
        url: '/api/v1/contacts',
        headers: t.as.memberB,
        remoteAddress: '203.0.113.8',
      })),
    ).toEqual([200])
    // Seen within the hour: those who work here go on.
    expect(
      await statuses(2, (n) => ({
        url: '/api/v1/contacts',
        headers: n ? t.as.memberB : t.as.member,
      })),
    ).toEqual([200, 200])
    vi.setSystemTime(Date.now() + 61_000)
    expect(await statuses(1, guess)).toEqual([401])
  })

  it('count for write keys apart, and leave valid ones alone', async () => {
    const key = `wk_${randomToken()}`
    await t.engine.stores
      .of('source')
      .create(
        { tenantId: t.tenants.a, actor: systemActor },
        { name: 'Site', keyHash: sha256(key), prefix: 'wk_' },
      )
    const track = (name: string) => ({
      method: 'POST' as const,
      url: '/v1/track',
      headers: { authorization: `Basic ${btoa(`${name}:`)}` },
      payload: { event: 'Seen', userId: 'u' },
    })
    expect(await statuses(1, () => track(key))).toEqual([200])
    const found = await statuses(605, (n) => track(`wk_guess${n}`))
    expect([count(found, 401), count(found, 429)]).toEqual([600, 5])
    expect(await statuses(1, () => track(key))).toEqual([200])
    expect(await statuses(1, () => ({ url: '/api/v1/contacts', headers: t.as.member }))).toEqual([
      200,
    ])
  })
})

describe('one-click unsubscribe', () => {
  const press = (token: string) => ({
    method: 'POST' as const,
    url: `/unsubscribe/${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })

  it('has no limit with a link that works, and one for guesses', async () => {
    const token = await plantLink()
    expect(count(await statuses(150, () => press(token)), 200)).toBe(150)
    const guesses = await statuses(70, (n) => press(`guess${String(n).padStart(20, '0')}`))
    expect([count(guesses, 404), count(guesses, 429)]).toEqual([60, 10])
    expect(await statuses(1, () => press(token))).toEqual([200])
  })
})

/** A link as campaign emails have it. */
async function plantLink(): Promise<string> {
  const token = randomToken()
  const { id } = (await createSample(
    t.engine.stores,
    { tenantId: t.tenants.a, actor: systemActor },
    entityOf('message'),
    1,
  )) as { id: string }
  await t.database.system((db) =>
    db
      .updateTable('messages')
      .set({ unsubscribe_token_hash: sha256(token) })
      .where('id', '=', id)
      .execute(),
  )
  return token
}
