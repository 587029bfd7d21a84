import { afterAll, beforeAll, expect, it } from 'vitest'
import { LIVE_CHANNEL } from '#engine/announce.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

it('tells open pages of a tenant that one of its campaigns changed', async () => {
  const heard: unknown[] = []
  const stop = await t.database.listen(LIVE_CHANNEL, (payload) => heard.push(JSON.parse(payload)))
  const { id } = (await t.app.inject({ method: 'POST', url: '/api/v1/campaigns', payload: { websiteUrl: 'https://a.example' }, headers: t.as.member })).json<{ id: string }>()
  await expect.poll(() => heard).toContainEqual({ tenantId: t.tenants.a, topic: 'campaign', data: { id } })
  expect(JSON.stringify(heard)).not.toContain(t.tenants.b)
  await stop()
})
