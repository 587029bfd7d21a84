import { afterAll, beforeAll, expect, it } from 'vitest'
import { LIVE_CHANNEL } from '#engine/kernel/announce.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

it('tells open pages of a tenant that one of its campaigns changed', async () => {
  const heard: unknown[] = []
  const stop = await t.database.listen(LIVE_CHANNEL, (payload) => heard.push(JSON.parse(payload)))
  const { id } = (
    await t.app.inject({
      method: 'POST',
      url: '/api/v1/campaigns',
      payload: { websiteUrl: 'https://a.example' },
      headers: t.as.member,
    })
  ).json<{ id: string }>()
  await expect
    .poll(() => heard)
    .toContainEqual({ tenantId: t.tenants.a, topic: 'campaign', data: { id } })
  expect(JSON.stringify(heard)).not.toContain(t.tenants.b)
  await stop()
})

it('tells open lists which entity was written, once for many records, and nobody else', async () => {
  const heard: { tenantId: string; topic: string; data: unknown }[] = []
  const stop = await t.database.listen(LIVE_CHANNEL, (payload) => heard.push(JSON.parse(payload)))
  const scope = { tenantId: t.tenants.b, actor: { kind: 'system' as const, id: '', name: 'Test' } }
  await t.database.tenant(t.tenants.b, async (db) => {
    for (const email of ['a@beta.example', 'b@beta.example', 'c@beta.example'])
      await t.engine.stores.of('contact').create(scope, { email }, { db })
  })
  await expect
    .poll(() => heard.filter((one) => one.topic === 'record'))
    .toEqual([{ tenantId: t.tenants.b, topic: 'record', data: { entity: 'contact' } }])
  await stop()
})
