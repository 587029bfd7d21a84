import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  const made = await t.app.inject({
    method: 'POST',
    url: '/api/v1/contacts',
    payload: { email: 'ann@alpha.example', firstName: 'Ann' },
    headers: t.as.member,
  })
  expect(made.statusCode, made.body).toBe(201)
  await t.engine.stores
    .of('tenant')
    .update({ tenantId: '', actor: systemActor }, t.tenants.a, null, {
      status: 'TRIAL_EXPIRED',
      subscription_tier: 'STARTER',
      trial_ends_at: new Date(t.clock.now() - 86_400_000).toISOString(),
    })
})
afterAll(() => t.close())

// What is sent and what is not is lived through in tests/scenarios/campaign-life.test.ts.
describe('when the trial is over', () => {
  it.each([
    '/api/v1/tenants/me',
    '/api/v1/users/me',
    '/api/v1/campaigns',
    '/api/v1/contacts',
    '/api/v1/mailboxes',
    '/api/v1/inbox',
    '/api/v1/suppressions',
    '/api/v1/dashboard',
    '/api/v1/billing',
  ])('%s can still be read', async (url) => {
    const answer = await t.app.inject({ url, headers: t.as.member })
    expect(answer.statusCode, answer.body).toBe(200)
  })

  it('the people can be taken out whole', async () => {
    const answer = await t.app.inject({ url: '/api/v1/contacts/export', headers: t.as.member })
    expect([answer.statusCode, answer.body.includes('ann@alpha.example')]).toEqual([200, true])
  })

  it('an opt-out is still taken in', async () => {
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/v1/suppressions',
      payload: { kind: 'address', value: 'ann@alpha.example', reason: 'unsubscribed' },
      headers: t.as.member,
    })
    expect(answer.statusCode, answer.body).toBe(201)
    const listed = await t.app.inject({ url: '/api/v1/suppressions', headers: t.as.member })
    expect(listed.json()).toEqual([expect.objectContaining({ value: 'ann@alpha.example' })])
  })
})
