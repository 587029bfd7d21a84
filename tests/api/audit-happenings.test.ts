import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noteSignIn } from '#engine/administration/accounts/note-sign-in.ts'
import { systemActor } from '#model/api/actor.ts'
import type { SignInAttempt } from '#platform/identity/identity.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const entriesOf = async (filter: Record<string, unknown>) =>
  (
    await t.engine.stores
      .of('audit-entry')
      .list(
        { tenantId: '', actor: systemActor },
        { filter, sort: ['createdAt', 'DESC'], range: [0, 49] },
      )
  ).rows
const call = (method: 'POST' | 'GET', url: string, who: keyof TestApp['as'], payload?: object) =>
  t.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: t.as[who],
    ...(payload ? { payload } : {}),
  })

describe('sign-ins', () => {
  const attempts: [SignInAttempt['outcome'], 'sign-in' | 'sign-in-failed', string][] = [
    ['ok', 'sign-in', 'member@a.example signed in'],
    ['wrong', 'sign-in-failed', 'Sign-in of member@a.example failed: wrong password'],
    ['locked', 'sign-in-failed', 'locked for a while'],
    ['blocked', 'sign-in-failed', 'switched off'],
    ['unverified', 'sign-in-failed', 'not confirmed yet'],
  ]
  it.each(attempts)('%s is an entry of the person’s tenant', async (outcome, action, words) => {
    await noteSignIn(t.engine, { email: 'member@a.example', outcome })
    const [entry] = (await entriesOf({ action, entity: 'user', tenantId: t.tenants.a })).filter(
      (one) => one.summary.includes(words),
    )
    expect(entry).toMatchObject({
      actorKind: outcome === 'ok' ? 'user' : 'public',
      actorName: 'member@a.example',
      entityId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  it('keeps no failed attempt with an address that nobody has', async () => {
    await noteSignIn(t.engine, { email: 'my-password-by-mistake', outcome: 'wrong' })
    expect(
      (await entriesOf({})).some((entry) => JSON.stringify(entry).includes('by-mistake')),
    ).toBe(false)
  })

  it('keeps a first sign-in, before there is a user', async () => {
    await noteSignIn(t.engine, { email: 'new@c.example', outcome: 'ok' })
    expect((await entriesOf({ action: 'sign-in' }))[0]).toMatchObject({
      tenantId: null,
      actorName: 'new@c.example',
    })
  })
})

describe('secrets that are shown', () => {
  it('tells who was shown a new key, without the key', async () => {
    const answer = await call('POST', '/api-keys', 'member', { name: 'For the shop' })
    expect(answer.statusCode, answer.body).toBe(201)
    const { key, id } = answer.json()
    const [entry] = await entriesOf({ action: 'read-secret', entityId: id })
    expect(entry).toMatchObject({
      entity: 'api-key',
      tenantId: t.tenants.a,
      actorName: 'member@a.example',
      summary: 'API key "For the shop": its secret was shown',
    })
    expect(JSON.stringify(await entriesOf({}))).not.toContain(key)
  })

  it('tells it again when a source gets a new key', async () => {
    const source = (await call('POST', '/sources', 'admin', { name: 'Web shop' })).json()
    expect((await call('POST', `/sources/${source.id}/key`, 'admin')).statusCode).toBe(200)
    expect(await entriesOf({ action: 'read-secret', entityId: source.id })).toHaveLength(2)
  })

  it('notes nothing for those who are refused', async () => {
    const before = (await entriesOf({ action: 'read-secret' })).length
    expect((await call('POST', '/api-keys', 'reader', { name: 'For the shop' })).statusCode).toBe(
      403,
    )
    expect((await call('POST', '/api-keys', 'member', { name: 'no' })).statusCode).toBe(422)
    expect(await entriesOf({ action: 'read-secret' })).toHaveLength(before)
  })
})

it('tells who took a campaign’s ledger', async () => {
  const scope = { tenantId: t.tenants.a, actor: systemActor }
  const campaign = await t.engine.stores
    .of('campaign')
    .create(scope, { name: 'Spring', websiteUrl: 'https://a.example', state: 'draft' })
  expect(
    (await call('GET', `/campaigns/${campaign.id}/messages/export`, 'memberB')).statusCode,
  ).toBe(404)
  expect(
    (await call('GET', `/campaigns/${campaign.id}/messages/export`, 'member')).statusCode,
  ).toBe(200)
  expect(await entriesOf({ action: 'export', entity: 'campaign' })).toMatchObject([
    { entityId: campaign.id, tenantId: t.tenants.a, actorName: 'member@a.example' },
  ])
})
