import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let source: { id: string; key: string }

const basic = () => ({ authorization: `Basic ${btoa(`${source.key}:`)}` })
const list = async (path: string, filter: object) =>
  (
    await t.app.inject({
      url: `/api/v1/${path}`,
      query: { filter: JSON.stringify(filter) },
      headers: t.as.admin,
    })
  ).json() as Record<string, any>[]
const replay = (id: string, payload?: object, headers = t.as.admin) =>
  t.app.inject({
    method: 'POST',
    url: `/api/v1/refused-events/${id}/replay`,
    payload: payload ? { payload } : {},
    headers,
  })
const refusedOf = async (messageId: string) => (await list('refused-events', { messageId }))[0]!

beforeAll(async () => {
  t = await startTestApp()
  source = (
    await t.app.inject({
      method: 'POST',
      url: '/api/v1/sources',
      payload: { name: 'Our website', scope: 'site' },
      headers: t.as.admin,
    })
  ).json()
})
afterAll(() => t.close())

describe('a refused event', () => {
  it.each([
    ['/v1/track', { event: '', userId: 'r-1' }, { event: 'Corrected', userId: 'r-1' }, 'Corrected'],
    [
      '/v1/page',
      { properties: { path: '/prices' } },
      { userId: 'r-2', properties: { path: '/prices' } },
      'view',
    ],
    ['/v1/group', { userId: 'r-3' }, { userId: 'r-3', groupId: 'firm' }, 'group'],
  ])(
    'of %s is taken once it is corrected, with the time at which it came',
    async (path, sent, corrected, eventType) => {
      const messageId = `replay ${path}`
      expect(
        (
          await t.app.inject({
            method: 'POST',
            url: path,
            headers: basic(),
            payload: { ...sent, messageId },
          })
        ).statusCode,
      ).toBe(400)
      const refused = await refusedOf(messageId)
      const again = await replay(refused.id)
      expect(again.statusCode).toBe(422)
      expect(again.json().errors[0].path).toBe(`/payload${refused.path}`)
      t.clock.set(t.clock.now() + 60_000)
      const taken = await replay(refused.id, { ...corrected, messageId })
      expect([taken.statusCode, taken.json().outcome]).toEqual([200, 'replayed'])
      expect(await list('events', { messageId })).toMatchObject([
        { eventType, timeStamp: refused.receivedAt, sourceId: source.id, scope: 'site' },
      ])
      expect((await replay(refused.id)).statusCode).toBe(409)
    },
  )

  it('stands there once, however often it is refused again by its schema', async () => {
    const schema = {
      type: 'object',
      properties: {
        properties: {
          type: 'object',
          required: ['plan'],
          properties: { plan: { type: 'string' } },
        },
      },
    }
    expect(
      (
        await t.app.inject({
          method: 'POST',
          url: '/api/v1/json-schemas',
          payload: {
            id: 'upgraded',
            name: 'Upgraded',
            target: 'events',
            eventType: 'Upgraded',
            mode: 'strict',
            schema,
          },
          headers: t.as.admin,
        })
      ).statusCode,
    ).toBe(201)
    expect(
      (
        await t.app.inject({
          method: 'POST',
          url: '/v1/track',
          headers: basic(),
          payload: { event: 'Upgraded', userId: 'r-4', messageId: 'by-schema' },
        })
      ).statusCode,
    ).toBe(400)
    const refused = await refusedOf('by-schema')
    for (let tries = 0; tries < 2; tries++) expect((await replay(refused.id)).statusCode).toBe(422)
    expect(await list('refused-events', { messageId: 'by-schema' })).toMatchObject([
      { id: refused.id, outcome: 'refused' },
    ])
    expect(
      (await replay(refused.id, { ...refused.payload, properties: { plan: 'team' } })).statusCode,
    ).toBe(200)
    expect(await list('refused-events', { messageId: 'by-schema' })).toMatchObject([
      { outcome: 'replayed' },
    ])
  })

  it('of a tracker keeps whose visit it was', async () => {
    const send = (events: object[]) =>
      t.app.inject({
        method: 'POST',
        url: '/context.json',
        headers: { 'x-unomi-api-key': source.key },
        payload: { sessionId: 'replayed-visit', events },
      })
    const { profileId } = (await send([{ eventType: '', itemId: 'of-a-tracker' }])).json()
    const refused = await refusedOf('of-a-tracker')
    expect((await replay(refused.id, { ...refused.payload, eventType: 'view' })).statusCode).toBe(
      200,
    )
    expect(await list('events', { messageId: 'of-a-tracker' })).toMatchObject([
      { eventType: 'view', profileId, sessionId: 'replayed-visit' },
    ])
  })

  it('of a public API key, which is no source, is taken as well', async () => {
    const made = await t.app.inject({
      method: 'POST',
      url: '/api/v1/api-keys',
      headers: t.as.admin,
      payload: { name: 'For events', kind: 'public' },
    })
    await t.app.inject({
      method: 'POST',
      url: '/v1/track',
      headers: { authorization: `Basic ${btoa(`${made.json().key}:`)}` },
      payload: { event: '', userId: 'r-5', messageId: 'by-public-key' },
    })
    const refused = await refusedOf('by-public-key')
    expect(refused.sourceId).toBeNull()
    expect((await replay(refused.id, { ...refused.payload, event: 'Good' })).statusCode).toBe(200)
    expect(await list('events', { messageId: 'by-public-key' })).toMatchObject([
      { eventType: 'Good', timeStamp: refused.receivedAt },
    ])
  })

  it("is nobody else's to take, and not without its source", async () => {
    await t.app.inject({
      method: 'POST',
      url: '/v1/track',
      headers: basic(),
      payload: { event: '', userId: 'x', messageId: 'guarded' },
    })
    const refused = await refusedOf('guarded')
    const good = { event: 'Good', userId: 'x' }
    expect(
      (await replay(refused.id, good, { ...t.as.admin, 'x-tenant-id': t.tenants.b })).statusCode,
    ).toBe(404)
    expect((await replay(refused.id, good, t.as.reader)).statusCode).toBe(403)
    expect((await replay(refused.id, good, t.as.member)).statusCode).toBe(403)
    const { version } = (
      await t.app.inject({ url: `/api/v1/sources/${source.id}`, headers: t.as.admin })
    ).json()
    await t.app.inject({
      method: 'PUT',
      url: `/api/v1/sources/${source.id}`,
      payload: { version, enabled: false },
      headers: t.as.admin,
    })
    expect((await replay(refused.id, good)).statusCode).toBe(409)
  })
})
