import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let key: string
let n = 0
const visit = () => `visit-${++n}`
const ask = async (sessionId: string, more: object = {}) =>
  (
    await t.app.inject({
      method: 'POST',
      url: '/context.json',
      headers: { 'x-unomi-api-key': key },
      payload: { sessionId, ...more },
    })
  ).json() as Record<string, any>
const list = async (path: string, filter: object) =>
  (
    await t.app.inject({
      url: `/api/v1/${path}`,
      query: { filter: JSON.stringify(filter), range: '[0,49]' },
      headers: t.as.admin,
    })
  ).json() as Record<string, any>[]
const wish = (id: string, payload: object, headers: Record<string, string> = t.as.admin) =>
  t.app.inject({ method: 'PUT', url: `/api/v1/profiles/${id}/privacy`, payload, headers })
const profileOf = async (id: string) => (await list('profiles', { id: [id] }))[0]!
const view = { eventType: 'view', scope: 'site', target: { itemType: 'page', itemId: '/start' } }
/** Somebody known, with one visit. */
async function somebody() {
  const sessionId = visit()
  const { profileId } = await ask(sessionId, {
    events: [
      {
        eventType: 'identify',
        properties: {
          userId: `u-${n}`,
          firstName: 'Una',
          country: 'NO',
          email: `una${n}@firm.example`,
        },
      },
    ],
  })
  return { sessionId, id: String(profileId) }
}

beforeAll(async () => {
  t = await startTestApp()
  key = (
    (
      await t.app.inject({
        method: 'POST',
        url: '/api/v1/sources',
        payload: { name: 'Our website' },
        headers: t.as.admin,
      })
    ).json() as { key: string }
  ).key
  const rule = {
    id: 'count-views',
    name: 'Count views',
    condition: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'view' } },
    actions: [{ type: 'incrementPropertyAction', parameterValues: { propertyName: 'views' } }],
  }
  expect(
    (
      await t.app.inject({
        method: 'POST',
        url: '/api/v1/rules',
        payload: rule,
        headers: t.as.admin,
      })
    ).statusCode,
  ).toBe(201)
})
afterAll(() => t.close())

describe('whoever browses anonymously', () => {
  it("leaves events and visits that are nobody's, and nothing follows from them", async () => {
    const { id } = await somebody()
    const before = await profileOf(id)
    expect((await wish(id, { requireAnonymousProfile: true })).json()).toMatchObject({
      requireAnonymousProfile: true,
      events: 0,
    })
    t.clock.advance(60_000)
    const sessionId = visit()
    const answer = await ask(sessionId, {
      profileId: id,
      events: [view, { eventType: 'identify', properties: { plan: 'pro' } }],
      requiredProfileProperties: ['*'],
      requireSegments: true,
    })
    expect(answer).toMatchObject({ profileId: id, anonymousBrowsing: true, processedEvents: 2 })
    expect(answer.profileProperties).toMatchObject({ country: 'NO' })
    expect(JSON.stringify(answer.profileProperties)).not.toMatch(/Una|firm\.example|plan/)
    expect(
      (await list('events', { sessionId }))
        .map((event) => [event.eventType, event.profileId])
        .toSorted(),
    ).toEqual([
      ['identify', null],
      ['sessionCreated', null],
      ['view', null],
    ])
    expect(await list('sessions', { id: [sessionId] })).toMatchObject([
      { profileId: null, size: 3 },
    ])
    const after = await profileOf(id)
    expect(after).toMatchObject({ lastSeenAt: before.lastSeenAt, properties: before.properties })
    expect(await list('rule-firings', { profileId: id })).toEqual([])
    // The visit goes on by the cookie, and stays nobody's.
    expect(await ask(sessionId, { profileId: id, events: [view] })).toMatchObject({
      profileId: id,
      anonymousBrowsing: true,
    })
    expect((await list('events', { sessionId })).every((event) => event.profileId === null)).toBe(
      true,
    )
  })

  it('ends it again, and is known from then on', async () => {
    const { id } = await somebody()
    await wish(id, { requireAnonymousProfile: true })
    await ask(visit(), { profileId: id, events: [view] })
    await wish(id, { requireAnonymousProfile: false })
    const sessionId = visit()
    expect(
      await ask(sessionId, {
        profileId: id,
        events: [view],
        requiredProfileProperties: ['firstName', 'views'],
      }),
    ).toMatchObject({ anonymousBrowsing: false, profileProperties: { firstName: 'Una', views: 1 } })
    expect((await list('events', { sessionId, eventType: 'view' }))[0]).toMatchObject({
      profileId: id,
    })
    expect((await profileOf(id)).systemProperties).not.toHaveProperty('requireAnonymousProfile')
  })

  it("says so by their own browser, with its cookie and nobody else's, and takes it back", async () => {
    const { id } = await somebody()
    const own = async (method: 'GET' | 'POST' | 'DELETE', cookie = id, prefix = '/cxs') =>
      t.app.inject({
        method,
        url: `${prefix}/privacy/profiles/${id}/anonymousBrowsing`,
        headers: { 'x-unomi-api-key': key, cookie: `context-profile-id=${cookie}` },
      })
    expect([
      (await own('POST', 'another')).statusCode,
      (
        await t.app.inject({
          method: 'POST',
          url: `/privacy/profiles/${id}/anonymousBrowsing`,
          headers: { cookie: `context-profile-id=${id}` },
        })
      ).statusCode,
    ]).toEqual([403, 401])
    expect((await own('GET')).json()).toBe(false)
    expect((await own('POST')).json()).toBe(true)
    expect((await profileOf(id)).systemProperties).toMatchObject({ requireAnonymousProfile: true })
    const sessionId = visit()
    expect(await ask(sessionId, { profileId: id, events: [view] })).toMatchObject({
      anonymousBrowsing: true,
    })
    expect((await list('events', { sessionId, eventType: 'view' }))[0]).toMatchObject({
      profileId: null,
    })
    expect((await own('GET', id, '')).json()).toBe(true)
    expect((await own('DELETE', id, '')).json()).toBe(false)
    expect((await profileOf(id)).systemProperties).not.toHaveProperty('requireAnonymousProfile')
  })

  it('is a call of the snippet, in order with the others, and rejects what it does not declare', async () => {
    const send = async (...batch: object[]) =>
      (
        await t.app.inject({
          method: 'POST',
          url: '/v1/batch',
          headers: { authorization: `Basic ${btoa(`${key}:`)}` },
          payload: {
            batch: batch.map((one) => ({ type: 'track', anonymousId: 'own-browser', ...one })),
          },
        })
      ).json() as Record<string, any>
    const wished = (enabled: unknown) => ({ event: 'anonymousBrowsing', properties: { enabled } })
    expect(
      await send({ event: 'before' }, wished(true), { event: 'within' }, wished(false), {
        event: 'after',
      }),
    ).toEqual({ success: true })
    const [before] = await list('events', { eventType: 'before' })
    expect(before!.profileId).not.toBeNull()
    expect([
      (await list('events', { eventType: 'within' }))[0]!.profileId,
      (await list('events', { eventType: 'after' }))[0]!.profileId,
    ]).toEqual([null, before!.profileId])
    expect((await send(wished('yes'))).refused).toMatchObject([
      { index: 0, path: '/properties/enabled' },
    ])
  })

  it('still answers about consents, which are kept', async () => {
    const { id } = await somebody()
    await wish(id, { requireAnonymousProfile: true })
    const { consents } = await ask(visit(), {
      profileId: id,
      events: [
        {
          eventType: 'modifyConsent',
          properties: {
            consent: {
              typeIdentifier: 'newsletter',
              status: 'REVOKED',
              statusDate: '2026-11-23T09:00:00.000Z',
            },
          },
        },
      ],
    })
    expect(consents).toMatchObject({ newsletter: { status: 'REVOKED' } })
  })

  it('may take back what was done before', async () => {
    const { id, sessionId } = await somebody()
    await ask(sessionId, { events: [view] })
    expect(
      (await wish(id, { requireAnonymousProfile: true, forgetPast: true })).json(),
    ).toMatchObject({ events: 3, sessions: 1 })
    expect(await list('events', { profileId: id })).toEqual([])
    expect(await list('sessions', { id: [sessionId] })).toMatchObject([{ profileId: null }])
    // Without the cookie nobody knows whose visit it was.
    expect((await ask(sessionId)).profileId).not.toBe(id)
  })
})

describe('event filters', () => {
  it('keep events of their types out, for this person alone, and say so', async () => {
    const { id, sessionId } = await somebody()
    const other = await somebody()
    await wish(id, { filteredEventTypes: ['view', 'search'] })
    expect(await ask(sessionId, { events: [view, { eventType: 'click' }] })).toMatchObject({
      processedEvents: 1,
      errors: [{ index: 0, path: '/eventType' }],
    })
    expect(
      (await list('events', { profileId: id })).map(({ eventType }) => eventType),
    ).not.toContain('view')
    expect(await ask(other.sessionId, { events: [view] })).toMatchObject({ processedEvents: 1 })
    const [refused] = await list('refused-events', { eventType: 'view' })
    expect(refused).toMatchObject({
      outcome: 'refused',
      path: '/eventType',
      payload: {},
      messageId: null,
    })
  })

  it('cannot stop what the engine notes, nor consents', async () => {
    const { id } = await somebody()
    for (const type of ['sessionCreated', 'modifyConsent'])
      expect((await wish(id, { filteredEventTypes: ['view', type] })).json()).toMatchObject({
        status: 422,
        errors: [{ path: '/filteredEventTypes/1' }],
      })
  })
})

it('wishes are written by those who may write, and known people only', async () => {
  const { id } = await somebody()
  expect((await wish(id, { requireAnonymousProfile: true }, t.as.reader)).statusCode).toBe(403)
  expect(
    (
      await wish(
        id,
        { requireAnonymousProfile: true },
        { ...t.as.admin, 'x-tenant-id': t.tenants.b },
      )
    ).statusCode,
  ).toBe(404)
  expect((await wish(id, { anything: true })).statusCode).toBe(422)
  expect((await wish('nobody', {})).statusCode).toBe(404)
})
