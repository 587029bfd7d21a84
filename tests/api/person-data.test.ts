import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let key: string

const batch = (calls: object[]) =>
  t.app.inject({
    method: 'POST',
    url: '/v1/batch',
    headers: { authorization: `Basic ${btoa(`${key}:`)}` },
    payload: { batch: calls },
  })
const list = async (path: string, filter: object) =>
  (
    await t.app.inject({
      url: `/api/v1/${path}`,
      query: { filter: JSON.stringify(filter) },
      headers: t.as.admin,
    })
  ).json() as Record<string, any>[]
const idOf = async (userId: string) =>
  (await list('aliases', { kind: 'user', value: userId }))[0]!.profileId as string
const call = (method: 'GET' | 'POST', id: string, what: string, headers = t.as.admin) =>
  t.app.inject({
    method,
    url: `/api/v1/profiles/${id}/${what}`,
    headers,
    ...(method === 'POST' ? { payload: {} } : {}),
  })

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
  for (const user of ['ada', 'bo'])
    await batch([
      {
        type: 'identify',
        userId: user,
        anonymousId: `browser-${user}`,
        traits: { firstName: user, email: `${user}@firm.example` },
      },
      {
        type: 'page',
        userId: user,
        properties: { path: '/prices' },
        context: { sessionId: `visit-${user}` },
      },
      { type: 'track', userId: user, event: '', messageId: `refused-${user}` },
    ])
})
afterAll(() => t.close())

describe('one person', () => {
  it('gets everything that is kept about them, and nothing of anybody else', async () => {
    const answer = await call('GET', await idOf('ada'), 'download')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      profile: { name: 'ada', email: 'ada@firm.example' },
      Visits: [{ id: 'visit-ada' }],
    })
    expect(
      answer
        .json()
        .Events.map((one: { eventType: string }) => one.eventType)
        .toSorted(),
    ).toEqual(['identify', 'view'])
    expect(
      answer
        .json()
        .Aliases.map((one: { value: string }) => one.value)
        .toSorted(),
    ).toEqual(['ada', 'browser-ada'])
    expect(answer.body).not.toContain('bo@firm')
    expect(
      await list('system-auditlog', { action: 'export', entityId: await idOf('ada') }),
    ).toHaveLength(1)
  })

  it('is forgotten with all of it, and others are not', async () => {
    const [ada, bo] = [await idOf('ada'), await idOf('bo')]
    const erased = await call('POST', ada, 'erase')
    expect([erased.statusCode, erased.json()]).toEqual([
      200,
      { contacts: 0, events: 2, sessions: 1 },
    ])
    expect(
      (await t.app.inject({ url: `/api/v1/profiles/${ada}`, headers: t.as.admin })).statusCode,
    ).toBe(404)
    for (const [path, filter] of [
      ['events', { profileId: ada }],
      ['sessions', { profileId: ada }],
      ['aliases', { profileId: ada }],
      ['refused-events', { messageId: 'refused-ada' }],
    ] as const)
      expect(await list(path, filter), path).toEqual([])
    expect((await list('events', { profileId: bo })).length).toBe(2)
    expect(await list('refused-events', { messageId: 'refused-bo' })).toHaveLength(1)
    await batch([{ type: 'track', event: 'Back', userId: 'ada' }])
    expect(await idOf('ada')).not.toBe(ada)
  })

  it("is neither shown nor forgotten by strangers, members, readers or another tenant's admins", async () => {
    const bo = await idOf('bo')
    const otherTenant = { ...t.as.admin, 'x-tenant-id': t.tenants.b }
    expect((await call('GET', bo, 'download', otherTenant)).statusCode).toBe(404)
    expect((await call('POST', bo, 'erase', otherTenant)).statusCode).toBe(404)
    expect((await call('POST', bo, 'erase', t.as.reader)).statusCode).toBe(403)
    expect((await call('GET', bo, 'download', t.as.member)).statusCode).toBe(403)
    expect((await list('profiles', { id: [bo] })).length).toBe(1)
  })
})
