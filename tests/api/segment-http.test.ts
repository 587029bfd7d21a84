import { sql } from 'kysely'
import { Analytics } from '@segment/analytics-node'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'

let t: TestApp
let key: string
let keyOfB: string
let address: string

const basic = (writeKey: string) => ({ authorization: `Basic ${btoa(`${writeKey}:`)}` })
const send = (path: string, payload: unknown, writeKey = key) =>
  t.app.inject({
    method: 'POST',
    url: `/v1/${path}`,
    headers: basic(writeKey),
    payload: payload as object,
  })
const admin = (path: string, filter: object = {}) =>
  t.app
    .inject({
      url: `/api/v1/${path}`,
      query: { filter: JSON.stringify(filter), range: '[0,49]' },
      headers: t.as.admin,
    })
    .then((answer) => answer.json() as Record<string, any>[])
const profileOf = async (kind: string, value: string) => {
  const [alias] = await admin('aliases', { kind, value })
  return alias
    ? ((
        await t.app.inject({ url: `/api/v1/profiles/${alias.profileId}`, headers: t.as.admin })
      ).json() as Record<string, any>)
    : null
}
const newSource = async (headers: Record<string, string>, name = 'Our website') =>
  (
    await t.app.inject({ method: 'POST', url: '/api/v1/sources', payload: { name }, headers })
  ).json() as { id: string; key: string }

/** Everything that ingestion writes, without ids and counters that every run makes anew. */
const stateOf = () =>
  t.database.system(async (db) => ({
    profiles: (
      await sql`select id, name, email, properties, anonymous, version, updated_at from profiles order by id`.execute(
        db,
      )
    ).rows,
    events: (
      await sql`select id, event_type, profile_id, message_id, properties, time_stamp from events order by id`.execute(
        db,
      )
    ).rows,
    aliases: (
      await sql`select kind, value, profile_id, version from profile_aliases order by kind, value`.execute(
        db,
      )
    ).rows,
    sessions: (
      await sql`select id, size, duration, profile_id, version from sessions order by id`.execute(
        db,
      )
    ).rows,
    refusals: (
      await sql`select id, message_id, path, reason from event_refusals order by id`.execute(db)
    ).rows,
  }))

beforeAll(async () => {
  t = await startTestApp()
  address = await t.app.listen({ port: 0, host: '127.0.0.1' })
  ;({ key } = await newSource(t.as.admin))
  ;({ key: keyOfB } = await newSource({ ...t.as.admin, 'x-tenant-id': t.tenants.b }))
})
afterAll(() => t.close())

describe('write keys', () => {
  it('are shown once and never again', async () => {
    const made = await newSource(t.as.admin, 'Shown once')
    expect(made.key).toMatch(/^wk_[\w-]{43}$/)
    const seen = (await t.app.inject({ url: `/api/v1/sources/${made.id}`, headers: t.as.admin }))
      .body
    expect(seen).not.toContain(made.key)
    expect(seen).not.toMatch(/keyHash/)
  })

  it.each([
    ['no key', {}],
    ['an unknown key', basic('wk_unknown')],
    ['not even Base64', { authorization: 'Basic %%%' }],
    ['a sign-in instead', { authorization: 'Bearer token-admin@a.example' }],
  ])('refuse %s with 401', async (_name, headers) => {
    expect(
      (
        await t.app.inject({
          method: 'POST',
          url: '/v1/track',
          headers,
          payload: { event: 'x', userId: 'u' },
        })
      ).statusCode,
    ).toBe(401)
  })

  it('hold no longer from the moment that they are changed or the source is switched off', async () => {
    const made = await newSource(t.as.admin, 'Taken back')
    const track = (writeKey: string) =>
      send('track', { event: 'Seen', userId: 'taken-back' }, writeKey).then(
        (answer) => answer.statusCode,
      )
    expect(await track(made.key)).toBe(200)
    const next = (
      await t.app.inject({
        method: 'POST',
        url: `/api/v1/sources/${made.id}/key`,
        headers: t.as.admin,
      })
    ).json() as { key: string; version: number }
    expect(await track(made.key)).toBe(401)
    expect(await track(next.key)).toBe(200)
    await t.app.inject({
      method: 'PUT',
      url: `/api/v1/sources/${made.id}`,
      payload: { version: next.version, enabled: false },
      headers: t.as.admin,
    })
    expect(await track(next.key)).toBe(401)
    expect(await admin('events', { eventType: 'Seen' })).toHaveLength(2)
    expect(await admin('sources', { name: 'Taken back' })).toMatchObject([
      { events: 2, refused: 0, lastSeenAt: '2026-11-23T09:00:00.000Z' },
    ])
  })

  it('may be public API keys, and never secret ones', async () => {
    const made = (
      await t.app.inject({
        method: 'POST',
        url: '/api/v1/api-keys',
        payload: { name: 'For events', kind: 'public' },
        headers: t.as.admin,
      })
    ).json() as { key: string }
    expect(
      (await send('track', { event: 'By public key', userId: 'p' }, made.key)).statusCode,
    ).toBe(200)
    expect(
      (
        await send(
          'track',
          { event: 'By secret key', userId: 'p' },
          t.as.key.authorization!.slice(7),
        )
      ).statusCode,
    ).toBe(401)
  })

  it('reach their own tenant only', async () => {
    await send('identify', { userId: 'shared-id', traits: { firstName: 'Of A' } })
    await send('identify', { userId: 'shared-id', traits: { firstName: 'Of B' } }, keyOfB)
    expect(await profileOf('user', 'shared-id')).toMatchObject({
      name: 'Of A',
      tenantId: t.tenants.a,
    })
    const inB = await t.app.inject({
      url: '/api/v1/profiles',
      headers: { ...t.as.admin, 'x-tenant-id': t.tenants.b },
    })
    expect((inB.json() as { name: string }[]).map(({ name }) => name)).toEqual(['Of B'])
  })
})

describe('one event', () => {
  it.each([
    [
      'track',
      { event: 'Order placed', userId: 'u1', properties: { total: 12 } },
      { eventType: 'Order placed', properties: { total: 12 } },
    ],
    ['t', { event: 'By a short name', userId: 'u1' }, { eventType: 'By a short name' }],
    [
      'page',
      { userId: 'u1', name: 'Prices', properties: { path: '/prices', title: 'Our prices' } },
      {
        eventType: 'view',
        target: {
          itemType: 'page',
          itemId: '/prices',
          properties: { name: 'Prices', pageInfo: { pagePath: '/prices', pageName: 'Our prices' } },
        },
      },
    ],
    [
      'screen',
      { userId: 'u1', name: 'Home' },
      { eventType: 'screen', target: { itemType: 'screen', itemId: 'Home' } },
    ],
    [
      'group',
      { userId: 'u1', groupId: 'g-1', traits: { name: 'Halden Loggers' } },
      { eventType: 'group', properties: { groupId: 'g-1' } },
    ],
    [
      'identify',
      { userId: 'u1', traits: { plan: 'pro' } },
      { eventType: 'identify', properties: { traits: { plan: 'pro' } } },
    ],
    [
      'alias',
      { userId: 'u1', previousId: 'old-u1' },
      { eventType: 'alias', properties: { previousId: 'old-u1' } },
    ],
  ])('%s is stored and answered as by Segment', async (path, payload, stored) => {
    const messageId = `one ${path}`
    const answer = await send(path, { ...payload, messageId })
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    expect(await admin('events', { messageId })).toMatchObject([
      { ...stored, timeStamp: '2026-11-23T09:00:00.000Z' },
    ])
  })

  it('brings a company', async () => {
    expect(await admin('groups', { id: ['g-1'] })).toMatchObject([
      { id: 'g-1', name: 'Halden Loggers' },
    ])
    expect(await profileOf('user', 'u1')).toMatchObject({ systemProperties: { groups: ['g-1'] } })
  })

  it.each([
    ['track', { userId: 'u' }, '/event'],
    ['track', { event: 'formConfirmed', userId: 'u' }, '/event'],
    ['track', { event: 'x'.repeat(101), userId: 'u' }, '/event'],
    ['track', { event: 'x' }, '/userId'],
    ['track', { event: 'x', userId: { a: 1 } }, '/userId'],
    ['track', { event: 'x', userId: 'u'.repeat(251) }, '/userId'],
    ['track', { event: 'x', userId: 'u', properties: 'text' }, '/properties'],
    ['track', { event: 'x', userId: 'u', timestamp: 'yesterday' }, '/timestamp'],
    ['track', { event: 'x', userId: 'u', timestamp: '2026-10-23T09:00:00Z' }, '/timestamp'],
    ['track', { event: 'x', userId: 'u', timestamp: '2026-11-23T09:05:01Z' }, '/timestamp'],
    ['group', { userId: 'u' }, '/groupId'],
    ['alias', { userId: 'u' }, '/previousId'],
    ['track', { event: 'x', userId: 'u', properties: { big: 'x'.repeat(33_000) } }, ''],
  ])('%s %.60j is refused at %s, and stands among the refused', async (path, payload, field) => {
    const messageId = `refused ${path} ${field} ${JSON.stringify(payload).slice(0, 50)}`
    const answer = await send(path, { ...payload, messageId })
    expect(answer.statusCode).toBe(400)
    const [error] = answer.json().errors
    expect(error.path).toBe(field)
    const refused = await admin('refused-events', { messageId })
    // What is too large to be kept is told by who and what it was.
    expect(refused).toMatchObject([
      {
        path: field,
        reason: error.message,
        payload: field === '' ? { event: 'x', userId: 'u', messageId } : payload,
      },
    ])
    expect(await admin('events', { messageId })).toEqual([])
    const again = await send(path, { ...payload, messageId })
    expect([again.statusCode, again.json()]).toEqual([400, answer.json()])
    expect(await admin('refused-events', { messageId })).toHaveLength(1)
  })

  it('is at most 500 KB, and JSON', async () => {
    expect((await send('batch', { batch: [], filler: 'x'.repeat(520_000) })).statusCode).toBe(400)
    const broken = await t.app.inject({
      method: 'POST',
      url: '/v1/track',
      headers: { ...basic(key), 'content-type': 'application/json' },
      payload: '{"event":',
    })
    expect(broken.statusCode).toBe(400)
    const asText = await t.app.inject({
      method: 'POST',
      url: '/v1/t',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({ writeKey: key, event: 'From a browser', anonymousId: 'b' }),
    })
    expect(asText.statusCode).toBe(200)
  })
})

describe('time', () => {
  it.each([
    ['is now when nothing is said', {}, '2026-11-23T09:00:00.000Z'],
    [
      'is taken from 30 days back',
      { timestamp: '2026-10-24T09:00:00Z' },
      '2026-10-24T09:00:00.000Z',
    ],
    ['is taken 5 minutes ahead', { timestamp: '2026-11-23T09:05:00Z' }, '2026-11-23T09:05:00.000Z'],
    [
      'is corrected where the clock of the sender is wrong',
      { timestamp: '2031-01-01T10:00:00Z', sentAt: '2031-01-01T10:00:30Z' },
      '2026-11-23T08:59:30.000Z',
    ],
    [
      'is not corrected again where a collector has done so',
      {
        originalTimestamp: '2031-01-01T10:00:00Z',
        sentAt: '2031-01-01T10:00:30Z',
        timestamp: '2026-11-23T08:59:59Z',
      },
      '2026-11-23T08:59:59.000Z',
    ],
    [
      'is corrected where both times are those of the sender',
      {
        originalTimestamp: '2031-01-01T10:00:00Z',
        timestamp: '2031-01-01T10:00:00Z',
        sentAt: '2031-01-01T10:00:30Z',
      },
      '2026-11-23T08:59:30.000Z',
    ],
  ])('%s', async (name, given, timeStamp) => {
    expect(
      (await send('track', { event: 'Timed', userId: 'timed', messageId: name, ...given }))
        .statusCode,
    ).toBe(200)
    expect(await admin('events', { messageId: name })).toMatchObject([
      { timeStamp, receivedAt: '2026-11-23T09:00:00.000Z' },
    ])
  })

  it('of a late event makes somebody known earlier, not later', async () => {
    await send('track', { event: 'On time', userId: 'late' })
    await send('track', { event: 'Late', userId: 'late', timestamp: '2026-11-01T00:00:00Z' })
    expect(await profileOf('user', 'late')).toMatchObject({
      firstSeenAt: '2026-11-01T00:00:00.000Z',
      lastSeenAt: '2026-11-23T09:00:00.000Z',
    })
  })
})

describe('a batch', () => {
  it('stores what is fine and names what is not', async () => {
    const answer = await send('batch', {
      batch: [
        { type: 'track', event: 'In a batch', userId: 'b1', messageId: 'b-1' },
        { type: 'nonsense', userId: 'b1', messageId: 'b-2' },
        'text',
        { type: 'track', event: 'In a batch', userId: 'b1', messageId: 'b-1' },
      ],
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      success: true,
      refused: [
        { index: 1, messageId: 'b-2', path: '/type' },
        { index: 2, path: '' },
      ],
    })
    expect(await admin('events', { eventType: 'In a batch' })).toHaveLength(1)
  })

  it('applies events in their order', async () => {
    await send('batch', {
      batch: Array.from({ length: 50 }, (_, n) => ({
        type: 'identify',
        userId: 'ordered',
        traits: { step: n, [`s${n}`]: true },
      })),
    })
    const { properties } = (await profileOf('user', 'ordered'))!
    expect(properties.step).toBe(49)
    expect(Object.keys(properties)).toHaveLength(51)
  })

  it('sent three times leaves the same state, and the same answers', async () => {
    const file = [
      {
        type: 'track',
        event: 'Seen',
        anonymousId: 'replay-browser',
        context: { sessionId: 'replay-visit' },
      },
      {
        type: 'identify',
        anonymousId: 'replay-browser',
        userId: 'replay-user',
        traits: { email: 'replay@firm.example', visits: 3 },
      },
      { type: 'track', event: '', userId: 'replay-user' },
      { type: 'alias', previousId: 'replay-user', userId: 'replay-user-2' },
      { type: 'page', userId: 'replay-user-2', context: { sessionId: 'replay-visit' } },
    ].map((one, n) => ({ ...one, messageId: `replay-${n}` }))
    const first = await send('batch', { batch: file })
    const state = await stateOf()
    for (let n = 0; n < 2; n++)
      expect((await send('batch', { batch: file })).json()).toEqual(first.json())
    expect(await stateOf()).toEqual(state)
  })
})

describe('fuzzed calls', () => {
  const call = fc.record(
    {
      type: fc.oneof(
        fc.constantFrom('track', 'identify', 'page', 'alias', 'group'),
        fc.jsonValue(),
      ),
      event: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
      userId: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
      anonymousId: fc.oneof(fc.string(), fc.jsonValue()),
      previousId: fc.string(),
      groupId: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
      messageId: fc.oneof(fc.string(), fc.jsonValue()),
      timestamp: fc.oneof(
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        fc.jsonValue(),
      ),
      traits: fc.oneof(
        fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()),
        fc.jsonValue(),
      ),
      properties: fc.oneof(
        fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()),
        fc.jsonValue(),
      ),
      context: fc.oneof(
        fc.record(
          { sessionId: fc.jsonValue(), traits: fc.jsonValue(), page: fc.jsonValue() },
          { requiredKeys: [] },
        ),
        fc.jsonValue(),
      ),
    },
    { requiredKeys: [] },
  )

  it('are answered, never with 5xx', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.array(call, { maxLength: 8 }), fc.jsonValue()),
        async (batch) => {
          const answer = await send('batch', { batch })
          expect(answer.statusCode, answer.body).toBeLessThan(500)
        },
      ),
      { numRuns: propertyRuns(150) },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('track', 'identify', 'page', 'screen', 'group', 'alias', 'batch'),
        fc.oneof(call, fc.jsonValue()),
        async (path, payload) => {
          const answer = await t.app.inject({
            method: 'POST',
            url: `/v1/${path}`,
            headers: { ...basic(key), 'content-type': 'application/json' },
            payload: JSON.stringify(payload),
          })
          expect(answer.statusCode, answer.body).toBeLessThan(500)
        },
      ),
      { numRuns: propertyRuns(150) },
    )
  })

  it.each([
    [
      'U+0000 and halves of surrogate pairs',
      JSON.stringify({ event: 'a\0b', userId: 'u\0', properties: { '\ud800': '\udc00\0' } }),
    ],
    [
      'a hundred thousand brackets',
      `{"event":"x","userId":"u","properties":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
    ],
    ['numbers beyond all', '{"event":"x","userId":"u","properties":{"a":1e999,"b":-1e999}}'],
    ['a prototype', '{"event":"x","userId":"u","properties":{"__proto__":{"polluted":true}}}'],
  ])('such as %s', async (_name, payload) => {
    for (const type of ['application/json', 'text/plain']) {
      const answer = await t.app.inject({
        method: 'POST',
        url: '/v1/track',
        headers: { ...basic(key), 'content-type': type },
        payload,
      })
      expect(answer.statusCode, answer.body).toBeLessThan(500)
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

describe('many at once', () => {
  it('1,000 writers on one profile lose no update', async () => {
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, n) =>
        send('identify', {
          userId: 'hot',
          messageId: `hot-${n}`,
          traits: { [`writer${n % 400}`]: n },
          context: { sessionId: `hot-visit-${n}` },
        }),
      ),
    )
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
    const { properties } = (await profileOf('user', 'hot'))!
    // Every visit adds one to a counter that all of them read and write.
    expect(properties.nbOfVisits).toBe(1000)
    expect(Object.keys(properties).filter((name) => name.startsWith('writer'))).toHaveLength(400)
    expect((await admin('aliases', { value: 'hot' })).length).toBe(1)
  })

  it('the same message from 50 sides is stored once', async () => {
    await Promise.all(
      Array.from({ length: 50 }, () =>
        send('track', { event: 'Only once', userId: 'hot', messageId: 'only-once' }),
      ),
    )
    expect(await admin('events', { messageId: 'only-once' })).toHaveLength(1)
  })
})

describe("@segment/analytics-node, Segment's own client", () => {
  it('works unchanged', async () => {
    const errors: unknown[] = []
    const analytics = new Analytics({
      writeKey: key,
      host: address,
      path: '/v1/batch',
      maxEventsInBatch: 3,
      flushInterval: 50,
    })
    analytics.on('error', (error) => errors.push(error))
    // The client stamps with the machine's clock; the server's stands still. Segment's rule of
    // `sentAt` brings both together.
    analytics.track({
      anonymousId: 'node-browser',
      event: 'Looked around',
      properties: { from: 'client' },
    })
    analytics.page({ anonymousId: 'node-browser', name: 'Prices', properties: { path: '/prices' } })
    analytics.identify({
      anonymousId: 'node-browser',
      userId: 'node-user',
      traits: { email: 'Node@Firm.example', firstName: 'Nora', lastName: 'Node' },
    })
    analytics.group({ userId: 'node-user', groupId: 'node-group', traits: { name: 'Firm' } })
    analytics.alias({ userId: 'node-user-2', previousId: 'node-user' })
    analytics.screen({ userId: 'node-user-2', name: 'Start' })
    await analytics.closeAndFlush({ timeout: 10_000 })
    expect(errors).toEqual([])
    const profile = (await profileOf('user', 'node-user-2'))!
    expect(profile).toMatchObject({
      name: 'Nora Node',
      email: 'node@firm.example',
      anonymous: false,
    })
    const events = await admin('events', { profileId: profile.id })
    expect(events.map(({ eventType }) => eventType).toSorted()).toEqual([
      'Looked around',
      'alias',
      'group',
      'identify',
      'screen',
      'view',
    ])
    expect(
      events.every(
        ({ receivedAt, timeStamp }) =>
          Math.abs(Date.parse(receivedAt) - Date.parse(timeStamp)) < 60_000,
      ),
    ).toBe(true)
    expect(await profileOf('anonymous', 'node-browser')).toMatchObject({ id: profile.id })
  })
})
