import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: Record<string, string> = t.as.admin,
) => t.app.inject({ method, url: `/api/v1/${path}`, ...(payload ? { payload } : {}), headers })

describe('scopes', () => {
  it('are named by sources and event schemas, and stay while they are', async () => {
    expect((await call('POST', 'scopes', { id: 'shop', name: 'Our shop' })).statusCode).toBe(201)
    const source = (await call('POST', 'sources', { name: 'The shop', scope: 'shop' })).json()
    await call('POST', 'json-schemas', {
      name: 'Bought',
      eventType: 'Bought',
      scope: 'shop',
      schema: {},
    })
    expect((await call('GET', 'scopes/shop/used-by')).json()).toMatchObject([
      { effect: 'blocks', count: 1 },
      { effect: 'blocks', count: 1 },
    ])
    const refused = await call('DELETE', 'scopes/shop')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'in_use'])
    expect(
      refused
        .json()
        .usedBy.map((one: { entity: string }) => one.entity)
        .toSorted(),
    ).toEqual(['json-schema', 'source'])
    await call('DELETE', 'json-schemas/bought')
    await call('PUT', `sources/${source.id}`, { version: source.version, scope: '' })
    expect((await call('DELETE', 'scopes/shop')).statusCode).toBe(200)
  })

  it('need not be there for events to come', async () => {
    const source = (
      await call('POST', 'sources', { name: 'Elsewhere', scope: 'not-declared' })
    ).json()
    const sent = await t.app.inject({
      method: 'POST',
      url: '/v1/track',
      headers: { authorization: `Basic ${btoa(`${source.key}:`)}` },
      payload: { event: 'Came', userId: 'u', messageId: 'came' },
    })
    expect(sent.statusCode).toBe(200)
    expect(
      (await call('GET', `events?filter=${encodeURIComponent('{"messageId":"came"}')}`)).json(),
    ).toMatchObject([{ scope: 'not-declared' }])
  })
})

describe('topics', () => {
  it("are a tenant's own", async () => {
    expect((await call('POST', 'topics', { name: 'Product news' })).json()).toMatchObject({
      id: 'product-news',
      enabled: true,
    })
    expect((await call('POST', 'topics', { name: 'New' })).json().errors[0].path).toBe('/name')
    expect(
      (
        await call('GET', 'topics', undefined, { ...t.as.admin, 'x-tenant-id': t.tenants.b })
      ).json(),
    ).toEqual([])
    expect((await call('GET', 'topics', undefined, t.as.member)).statusCode).toBe(403)
  })
})
