import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpointsOf } from '#server/app.ts'
import type { Endpoint, EndpointAccess } from '#server/base/endpoint.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let endpoints: Endpoint[]
beforeAll(async () => {
  t = await startTestApp()
  endpoints = endpointsOf(t.context)
})
afterAll(() => t.close())

type Who = 'stranger' | 'member' | 'owner' | 'tenantAdmin' | 'reader' | 'admin' | 'key'
/**
 * Who is let through to the handler: what the handler then says of an empty request is its own
 * affair.
 */
const allowed: Record<EndpointAccess, readonly Who[]> = {
  public: ['stranger', 'member', 'owner', 'tenantAdmin', 'reader', 'admin', 'key'],
  development: ['stranger', 'member', 'owner', 'tenantAdmin', 'reader', 'admin', 'key'],
  member: ['member', 'owner', 'tenantAdmin', 'reader', 'admin', 'key'],
  'write-member': ['member', 'owner', 'tenantAdmin', 'admin', 'key'],
  person: ['member', 'owner', 'tenantAdmin', 'reader', 'admin'],
  'write-person': ['member', 'owner', 'tenantAdmin', 'admin'],
  audience: ['tenantAdmin', 'reader', 'admin', 'key'],
  'write-audience': ['tenantAdmin', 'admin', 'key'],
  'tenant-admin': ['tenantAdmin', 'reader', 'admin'],
  'write-tenant-admin': ['tenantAdmin', 'admin'],
  team: ['owner', 'tenantAdmin', 'reader', 'admin'],
  'write-team': ['owner', 'tenantAdmin', 'admin'],
  operator: ['reader', 'admin'],
  'write-operator': ['admin'],
  // Nobody here has a write key: signing in does not help.
  'write-key': [],
}

const refusals: Record<Who, number> = {
  stranger: 401,
  member: 403,
  owner: 403,
  tenantAdmin: 403,
  reader: 403,
  admin: 0,
  key: 403,
}

/** Those of the API itself are tried by `role-matrix.test.ts`. */
const outside = () => endpoints.filter(({ path }) => !path.startsWith('/api/'))

describe('role x endpoint', () => {
  it('declares access for every endpoint', () => {
    for (const one of endpoints)
      expect(allowed[one.access], `${one.method} ${one.path}`).toBeDefined()
    expect(new Set(endpoints.map((one) => `${one.method} ${one.path}`)).size).toBe(endpoints.length)
  })

  it.each(['stranger', 'member', 'owner', 'tenantAdmin', 'reader', 'admin', 'key'] as const)(
    'answers %s by what is declared',
    async (who) => {
      const wrong: string[] = []
      for (const one of outside()) {
        const url = one.path.replace(/:\w+/g, '01900000-0000-7000-8000-000000000099')
        const { statusCode, body } = await t.app.inject({
          method: one.method,
          url,
          headers: t.as[who],
          ...(one.method === 'GET' || one.method === 'DELETE' ? {} : { payload: {} }),
        })
        const enroll = allowed[one.access].includes(who)
        if (statusCode >= 500) wrong.push(`${one.method} ${one.path}: ${statusCode} ${body}`)
        const refusal = one.access === 'write-key' ? 401 : refusals[who]
        if (!enroll && statusCode !== refusal)
          wrong.push(`${one.method} ${one.path}: ${statusCode}, expected ${refusal}`)
        if (enroll && statusCode === 401)
          wrong.push(`${one.method} ${one.path}: 401 for somebody who is signed in`)
      }
      expect(wrong).toEqual([])
    },
  )

  it('checks the callers of the live stream, and describes the API to all, without declared endpoints', async () => {
    expect((await t.app.inject({ url: '/api/v1/stream' })).statusCode).toBe(401)
    expect((await t.app.inject({ url: '/api/v1/openapi.json' })).statusCode).toBe(200)
  })

  it('keeps members from every admin record', async () => {
    for (const path of [
      'profiles',
      'segments',
      'tenants',
      'users',
      'system-auditlog',
      'systemprop',
      'property-types',
      'goals',
      'email-template',
    ])
      expect(
        (await t.app.inject({ url: `/api/v1/${path}`, headers: t.as.member })).statusCode,
        path,
      ).toBe(403)
  })

  it('keeps what is global from keys, and lets them reach their own tenant', async () => {
    expect((await t.app.inject({ url: '/api/v1/tenants', headers: t.as.key })).statusCode).toBe(403)
    expect((await t.app.inject({ url: '/api/v1/profiles', headers: t.as.key })).statusCode).toBe(
      200,
    )
  })
})

describe('signing in', () => {
  it('makes a tenant with a trial of 14 days at the first sign-in', async () => {
    const headers = { authorization: 'Bearer token-new@firm.example' }
    const [user, tenant] = await Promise.all([
      t.app.inject({ url: '/api/v1/users/me', headers }),
      t.app.inject({ url: '/api/v1/tenants/me', headers }),
    ])
    expect(user.json()).toMatchObject({ email: 'new@firm.example', role: 'MEMBER' })
    expect(tenant.json()).toMatchObject({
      subscription_tier: 'STARTER',
      status: 'TRIAL',
      trial_ends_at: '2026-12-07T09:00:00.000Z',
    })
    expect(
      (
        await t.app.inject({
          url: '/api/v1/users',
          query: { filter: '{"email":"new@firm.example"}' },
          headers: t.as.admin,
        })
      ).json(),
    ).toHaveLength(1)
  })

  it('joins the tenant of an open invitation', async () => {
    await t.app.inject({
      method: 'POST',
      url: '/api/v1/user-invite',
      payload: { email: 'Guest@Firm.example' },
      headers: t.as.admin,
    })
    expect(t.mails.at(-1)).toMatchObject({ to: 'guest@firm.example' })
    const user = await t.app.inject({
      url: '/api/v1/users/me',
      headers: { authorization: 'Bearer token-guest@firm.example' },
    })
    expect(user.json().tenantId).toBe(t.tenants.a)
  })

  it('shows an ended trial from the moment it ends', async () => {
    const headers = { authorization: 'Bearer token-late@firm.example' }
    await t.app.inject({ url: '/api/v1/tenants/me', headers })
    const before = t.clock.now()
    t.clock.set(Date.parse('2026-12-07T09:00:00Z'))
    expect((await t.app.inject({ url: '/api/v1/tenants/me', headers })).json().status).toBe(
      'TRIAL_EXPIRED',
    )
    t.clock.set(before)
  })

  it.each([
    ['Bearer token-unverified@firm.example', 403],
    ['Bearer nonsense', 401],
    ['Bearer sk_doesnotexist', 401],
  ])('refuses %s', async (authorization, status) => {
    const answer = await t.app.inject({ url: '/api/v1/users/me', headers: { authorization } })
    expect(answer.statusCode).toBe(status)
    expect(answer.body).not.toMatch(/stack|at .*\.ts|select /)
  })

  it("never takes the last admin away, nor one's own role", async () => {
    const { rows } = await t.engine.stores
      .of('user')
      .list(
        { tenantId: '', actor: { kind: 'system', id: '', name: 'test' } },
        { filter: { email: 'admin@a.example' } },
      )
    const me = rows[0]!
    const answer = await t.app.inject({
      method: 'PUT',
      url: `/api/v1/users/${me.id}`,
      payload: { ...me, role: 'MEMBER' },
      headers: t.as.admin,
    })
    expect(answer.statusCode).toBe(409)
  })

  it('refuses bodies over the limit, and tenants that do not exist', async () => {
    const big = await t.app.inject({
      method: 'POST',
      url: '/api/v1/contacts',
      payload: { email: 'a@b.example', company: 'x'.repeat(1_100_000) },
      headers: t.as.member,
    })
    expect(big.statusCode).toBe(413)
    expect(
      (
        await t.app.inject({
          url: '/api/v1/profiles',
          headers: { ...t.as.admin, 'x-tenant-id': '01900000-0000-7000-8000-000000000099' },
        })
      ).statusCode,
    ).toBe(404)
    expect(
      (
        await t.app.inject({
          url: '/api/v1/contacts',
          headers: { ...t.as.member, 'x-tenant-id': t.tenants.b },
        })
      ).headers['content-range'],
    ).toBe('contacts */0')
  })

  it('answers the same POST with the same key once', async () => {
    const send = () =>
      t.app.inject({
        method: 'POST',
        url: '/api/v1/suppressions',
        payload: { value: 'twice@b.example' },
        headers: { ...t.as.member, 'idempotency-key': 'k1' },
      })
    const [first, second] = [await send(), await send()]
    expect(second.json()).toEqual(first.json())
    expect(second.statusCode).toBe(201)
    const other = await t.app.inject({
      method: 'POST',
      url: '/api/v1/suppressions',
      payload: { value: 'other@b.example' },
      headers: { ...t.as.member, 'idempotency-key': 'k1' },
    })
    expect(other.statusCode).toBe(422)
  })
})
