import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { areaOf } from '#model/schema/access-areas.ts'
import { endpointsOf } from '#server/app.ts'
import type { User } from '#model/schema/entities.generated.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

type Headers = Record<string, string>
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  headers: Headers,
  payload?: object,
) => t.app.inject({ method, url: `/api/v1${path}`, headers, ...(payload ? { payload } : {}) })
const status = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  headers: Headers,
  payload?: object,
) => (await call(method, path, headers, payload)).statusCode
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

interface Made {
  id: string
  headers: Headers
}

async function makeKey(headers: Headers, values: object = {}): Promise<Made> {
  const answer = await call('POST', '/api-keys', headers, {
    name: 'A new key',
    kind: 'secret',
    ...values,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  const { id, key } = answer.json() as { id: string; key: string }
  return { id, headers: bearer(key) }
}

let n = 0
/** A person of the first tenant, with headers. */
async function person(values: Partial<User> = {}): Promise<Made> {
  const email = `person-${++n}@a.example`
  const { id } = await t.engine.stores
    .of('user')
    .create(
      { tenantId: '', actor: systemActor },
      { tenantId: t.tenants.a, email, subject: `auth0|${email}`, role: 'MEMBER', ...values },
    )
  return { id, headers: bearer(`token-${email}`) }
}

const userOf = async (id: string) =>
  (await t.engine.stores.of('user').get({ tenantId: '', actor: systemActor }, id))!
async function change(id: string, values: Partial<User>, headers: Headers = t.as.admin) {
  return call('PUT', `/users/${id}`, headers, { ...values, version: (await userOf(id)).version })
}

const NOBODY = '01900000-0000-7000-8000-000000000099'
/** What the console may do and members may not. */
const forAdmins = [
  ['GET', '/profiles/export'],
  ['DELETE', `/profiles/${NOBODY}`],
  ['GET', '/segments'],
  ['GET', '/events'],
  ['GET', '/webhooks'],
  ['POST', '/scripts/test'],
] as const

describe('a key never exceeds its maker', () => {
  it.each(forAdmins)(
    'a member and their key without scopes are both refused %s %s',
    async (method, path) => {
      const key = await makeKey(t.as.member)
      expect([
        await status(method, path, t.as.member),
        await status(method, path, key.headers),
      ]).toEqual([403, 403])
      expect(await status('GET', '/contacts', key.headers)).toBe(200)
    },
  )

  it.each(['tenantAdmin', 'admin'] as const)(
    'a key of %s may do what the organization admin may, and nothing of the installation',
    async (who) => {
      const key = await makeKey(t.as[who])
      for (const [method, path] of forAdmins)
        expect([401, 403], path).not.toContain(await status(method, path, key.headers))
      for (const path of ['/tenants', '/systemprop', '/health', '/plugins', '/users'])
        expect(await status('GET', path, key.headers), path).toBe(403)
    },
  )

  it('is given at most the rights of its maker, and less on request', async () => {
    expect(
      await status('POST', '/api-keys', t.as.member, { name: 'Too much', role: 'TENANT_ADMIN' }),
    ).toBe(403)
    const less = await makeKey(t.as.tenantAdmin, { role: 'MEMBER' })
    expect(await status('GET', '/profiles', less.headers)).toBe(403)
    const scoped = await makeKey(t.as.member, { scopes: ['profiles:read', 'contacts:read'] })
    expect([
      await status('GET', '/profiles', scoped.headers),
      await status('GET', '/contacts', scoped.headers),
      await status('POST', '/contacts', scoped.headers, {}),
    ]).toEqual([403, 200, 403])
  })

  it('follows its maker at every call', async () => {
    const maker = await person({ role: 'TENANT_ADMIN' })
    const key = await makeKey(maker.headers)
    const door = async () => [
      await status('GET', '/profiles', key.headers),
      await status('POST', '/suppressions', key.headers, { value: `s${++n}@b.example` }),
      await status('GET', '/contacts', key.headers),
    ]
    expect(await door()).toEqual([200, 201, 200])
    await change(maker.id, { readOnly: true })
    expect(await door()).toEqual([200, 403, 200])
    await change(maker.id, { readOnly: false, role: 'MEMBER' })
    expect(await door()).toEqual([403, 201, 200])
    await change(maker.id, { role: 'ADMIN' })
    expect(await door()).toEqual([200, 201, 200])
    await change(maker.id, { role: 'MEMBER', active: false })
    expect(await door()).toEqual([401, 401, 401])
    await change(maker.id, { active: true })
    expect(await door()).toEqual([403, 201, 200])
  })

  it.each([
    [
      'moved to another organization',
      'maker-moved',
      (id: string) => change(id, { tenantId: t.tenants.b }),
    ],
    [
      'blocked',
      'maker-blocked',
      (id: string) => call('POST', '/user-oper/deactivate', t.as.admin, { id }),
    ],
    ['deleted', 'maker-deleted', (id: string) => call('DELETE', `/users/${id}`, t.as.admin)],
  ] as const)('ends when its maker is %s, and the list says so', async (_what, state, end) => {
    const maker = await person()
    const key = await makeKey(maker.headers)
    expect((await end(maker.id)).statusCode).toBe(200)
    const answer = await call('GET', '/contacts', key.headers)
    expect([answer.statusCode, answer.json().detail]).toEqual([
      401,
      expect.stringContaining('This API key is revoked'),
    ])
    expect((await call('GET', `/api-keys/${key.id}`, t.as.admin)).json()).toMatchObject({
      state,
      mayNow: null,
    })
  })

  it('is told what it lacks: the rights of its maker, or being a person', async () => {
    const member = await makeKey(t.as.member)
    const admin = await makeKey((await person({ role: 'TENANT_ADMIN' })).headers)
    const told = async (path: string, { headers }: Made) =>
      (await call('GET', path, headers)).json<{ detail: string }>().detail
    expect(await told('/profiles', member)).toContain('This key has the permissions of a member.')
    expect(await told('/users', admin)).toBe('API keys cannot do this. A user must sign in.')
    expect(await told('/health', admin)).toBe('API keys cannot do this. An operator must sign in.')
  })

  it('does not grow with its maker', async () => {
    const maker = await person()
    const key = await makeKey(maker.headers)
    await change(maker.id, { role: 'TENANT_ADMIN' })
    expect(await status('GET', '/profiles', key.headers)).toBe(403)
    expect((await call('GET', `/api-keys/${key.id}`, t.as.member)).json()).toMatchObject({
      role: 'MEMBER',
      state: 'active',
      mayNow: { role: 'MEMBER', readOnly: false },
      makerName: expect.stringContaining('person-'),
    })
  })

  it('an operator makes keys for the organization at hand', async () => {
    const key = await makeKey({ ...t.as.admin, 'x-tenant-id': t.tenants.b })
    expect(await status('GET', '/profiles', key.headers)).toBe(200)
    expect((await call('GET', '/tenants/me', key.headers)).json().id).toBe(t.tenants.b)
  })
})

describe('keys made by keys', () => {
  it('end with their parent, at any depth', async () => {
    const parent = await makeKey(t.as.member)
    const child = await makeKey(parent.headers)
    const grandchild = await makeKey(child.headers)
    expect((await call('GET', `/api-keys/${child.id}`, t.as.member)).json()).toMatchObject({
      parentId: parent.id,
      parentName: 'A new key',
      role: 'MEMBER',
    })
    expect(await status('DELETE', `/api-keys/${parent.id}`, t.as.member)).toBe(200)
    for (const { headers } of [parent, child, grandchild])
      expect(await status('GET', '/contacts', headers)).toBe(401)
  })

  it('end with the person at the root', async () => {
    const maker = await person()
    const grandchild = await makeKey(
      (await makeKey((await makeKey(maker.headers)).headers)).headers,
    )
    await change(maker.id, { active: false })
    expect(await status('GET', '/contacts', grandchild.headers)).toBe(401)
  })

  it('come back with their parent, and never without it', async () => {
    const parent = await makeKey(t.as.member)
    const child = await makeKey(parent.headers)
    const bulk = (id: string) =>
      call('POST', '/api-keys/bulk', t.as.member, { action: 'delete', ids: [id] })
    const goneChild = (await bulk(child.id)).json()
    const goneParent = (await bulk(parent.id)).json()
    expect(
      await status('POST', '/api-keys/undo-delete', t.as.member, { undo: goneChild.undo }),
    ).toBe(200)
    expect(await status('GET', '/contacts', child.headers)).toBe(401)
    expect(
      await status('POST', '/api-keys/undo-delete', t.as.member, { undo: goneParent.undo }),
    ).toBe(200)
    expect(await status('GET', '/contacts', parent.headers)).toBe(200)
  })

  it('expire no later than their parent', async () => {
    const soon = '2026-11-24T09:00:00.000Z'
    const parent = await makeKey(t.as.member, { expiresAt: soon })
    const child = await makeKey(parent.headers)
    expect((await call('GET', `/api-keys/${child.id}`, t.as.member)).json().expiresAt).toBe(soon)
    expect(
      await status('POST', '/api-keys', parent.headers, {
        name: 'Too long',
        expiresAt: '2026-11-25T09:00:00Z',
      }),
    ).toBe(422)
    expect(
      await status('POST', '/api-keys', t.as.member, {
        name: 'Too late',
        expiresAt: '2026-11-22T09:00:00Z',
      }),
    ).toBe(422)
  })

  it('a member and their key cannot revoke a key with more rights', async () => {
    const strong = await makeKey(t.as.tenantAdmin)
    const weak = await makeKey(t.as.member)
    expect([
      await status('DELETE', `/api-keys/${strong.id}`, t.as.member),
      await status('DELETE', `/api-keys/${strong.id}`, weak.headers),
    ]).toEqual([403, 403])
    const bulk = await call('POST', '/api-keys/bulk', t.as.member, {
      action: 'delete',
      ids: [strong.id],
    })
    expect(bulk.json()).toMatchObject({ done: [], failed: [{ code: 'forbidden' }] })
    expect(await status('DELETE', `/api-keys/${weak.id}`, t.as.tenantAdmin)).toBe(200)
  })
})

describe('an administrator of one organization', () => {
  let boss: Made
  beforeEach(async () => {
    boss = await person({ role: 'TENANT_ADMIN' })
  })

  it('uses the console for the own organization, whatever X-Tenant-Id says', async () => {
    for (const path of [
      '/profiles',
      '/segments',
      '/journeys',
      '/webhooks',
      '/users',
      '/invitations',
      '/system-auditlog',
      '/settings/exportall',
      '/saved-views?entity=goal',
    ])
      expect(await status('GET', path, boss.headers), path).toBe(200)
    for (const path of [
      '/tenants',
      '/systemprop',
      '/health',
      '/plugins',
      '/newsletter-list',
      '/contact-request-list',
    ])
      expect(await status('GET', path, boss.headers), path).toBe(403)
    expect(
      (await call('GET', '/tenants/me', { ...boss.headers, 'x-tenant-id': t.tenants.b })).json().id,
    ).toBe(t.tenants.a)
  })

  it('sees and changes nobody of another organization', async () => {
    const other = await person({ tenantId: t.tenants.b })
    const list = await call('GET', '/users?range=[0,49]', boss.headers)
    expect((list.json() as User[]).every(({ tenantId }) => tenantId === t.tenants.a)).toBe(true)
    const asked = encodeURIComponent(JSON.stringify({ tenantId: t.tenants.b, id: [other.id] }))
    expect((await call('GET', `/users?filter=${asked}`, boss.headers)).json()).toEqual(
      (
        await call(
          'GET',
          `/users?filter=${encodeURIComponent(JSON.stringify({ id: [NOBODY] }))}`,
          boss.headers,
        )
      ).json(),
    )
    expect((await call('GET', `/users/export?format=ndjson`, boss.headers)).body).not.toContain(
      other.id,
    )
    const before = await userOf(other.id)
    expect([
      await status('GET', `/users/${other.id}`, boss.headers),
      await status('GET', `/users/${other.id}/used-by`, boss.headers),
      (await change(other.id, { first_name: 'X' }, boss.headers)).statusCode,
      await status('DELETE', `/users/${other.id}`, boss.headers),
      await status('POST', '/user-oper/deactivate', boss.headers, { id: other.id }),
    ]).toEqual([404, 404, 404, 404, 404])
    const bulk = await call('POST', '/users/bulk', boss.headers, {
      action: 'delete',
      ids: [other.id],
    })
    expect(bulk.json()).toMatchObject({ done: [], failed: [{ code: 'not_found' }] })
    expect(bulk.body).not.toContain(before.email)
    expect(await userOf(other.id)).toEqual(before)
  })

  it('reads and verifies only the own audit log', async () => {
    await t.engine.stores
      .of('contact')
      .create({ tenantId: t.tenants.b, actor: systemActor }, { email: 'hidden@b.example' })
    await t.engine.stores
      .of('contact')
      .create({ tenantId: t.tenants.a, actor: systemActor }, { email: `seen-${n}@a.example` })
    const entries = (await call('GET', '/system-auditlog?range=[0,49]', boss.headers)).json() as {
      id: string
      tenantId: string
    }[]
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.every(({ tenantId }) => tenantId === t.tenants.a)).toBe(true)
    const [foreign] = (
      await call(
        'GET',
        `/system-auditlog?filter=${encodeURIComponent(JSON.stringify({ tenantId: t.tenants.b }))}`,
        t.as.admin,
      )
    ).json() as { id: string }[]
    expect(await status('GET', `/system-auditlog/${foreign!.id}`, boss.headers)).toBe(404)
    const proof = (
      await call('POST', '/system-auditlog/verify', boss.headers, { tenantId: t.tenants.b })
    ).json() as { chains: { tenantId: string }[] }
    expect(proof.chains.map((one) => one.tenantId)).toEqual([t.tenants.a])
  })

  it('gives roles up to the own, moves nobody, and keeps hands off operators', async () => {
    const member = await person()
    const operator = await person({ role: 'ADMIN' })
    expect((await change(member.id, { role: 'ADMIN' }, boss.headers)).statusCode).toBe(403)
    expect((await change(member.id, { tenantId: t.tenants.b }, boss.headers)).statusCode).toBe(403)
    expect((await change(member.id, { role: 'TENANT_ADMIN' }, boss.headers)).statusCode).toBe(200)
    for (const values of [{ role: 'MEMBER' }, { active: false }, { first_name: 'X' }] as const)
      expect((await change(operator.id, values, boss.headers)).statusCode).toBe(403)
    expect([
      await status('DELETE', `/users/${operator.id}`, boss.headers),
      await status('POST', '/user-oper/deactivate', boss.headers, { id: operator.id }),
    ]).toEqual([403, 403])
    expect([
      await status('POST', '/invitations', boss.headers, { email: 'op@x.example', role: 'ADMIN' }),
      await status('POST', '/user-invite', boss.headers, {
        email: 'ta@x.example',
        role: 'TENANT_ADMIN',
      }),
      await status('POST', '/invitations', t.as.member, { email: 'me@x.example' }),
    ]).toEqual([403, 201, 403])
    expect((await call('GET', '/users/me', bearer('token-ta@x.example'))).json()).toMatchObject({
      role: 'TENANT_ADMIN',
      tenantId: t.tenants.a,
    })
  })

  it.each([{ role: 'MEMBER' }, { active: false }, { readOnly: true }] as const)(
    'keeps the own role: %j',
    async (values) => {
      expect((await change(boss.id, values, boss.headers)).statusCode).toBe(409)
    },
  )

  it('two who demote each other at once leave one', async () => {
    const tenant = await t.engine.stores
      .of('tenant')
      .create(
        { tenantId: '', actor: systemActor },
        { name: 'Tenant C', status: 'ACTIVE', subscription_tier: 'GROWTH' },
      )
    const [one, two] = [
      await person({ role: 'TENANT_ADMIN', tenantId: tenant.id }),
      await person({ role: 'TENANT_ADMIN', tenantId: tenant.id }),
    ]
    await Promise.all([
      change(two.id, { role: 'MEMBER' }, one.headers),
      change(one.id, { role: 'MEMBER' }, two.headers),
    ])
    expect([(await userOf(one.id)).role, (await userOf(two.id)).role].toSorted()).toEqual([
      'MEMBER',
      'TENANT_ADMIN',
    ])
  })

  it('shares saved views with the own organization alone', async () => {
    const elsewhere = await person({ role: 'TENANT_ADMIN', tenantId: t.tenants.b })
    const colleague = await person({ role: 'TENANT_ADMIN' })
    expect(
      await status('POST', '/saved-views', elsewhere.headers, {
        name: 'Foreign view',
        entity: 'segment',
        shared: true,
      }),
    ).toBe(201)
    expect(
      await status('POST', '/saved-views', boss.headers, {
        name: `Our view ${n}`,
        entity: 'segment',
        shared: true,
      }),
    ).toBe(201)
    const names = (await call('GET', '/saved-views?entity=segment', colleague.headers))
      .json()
      .map(({ name }: { name: string }) => name)
    expect(names).not.toContain('Foreign view')
    expect(names).toContain(`Our view ${n}`)
  })
})

describe('the founder of an organization', () => {
  it.each(['MEMBER', 'TENANT_ADMIN'] as const)(
    'becomes what FOUNDER_ROLE says: %s',
    async (founderRole) => {
      t.context.founderRole = founderRole
      expect(
        (
          await call(
            'GET',
            '/users/me',
            bearer(`token-founder@${founderRole.toLowerCase().replace('_', '-')}.example`),
          )
        ).json().role,
      ).toBe(founderRole)
      t.context.founderRole = 'MEMBER'
    },
  )
})

describe('the page "Access matrix"', () => {
  it('has a place for every address', () => {
    expect(
      endpointsOf(t.context)
        .filter(
          ({ path, access, successor }) =>
            path.startsWith('/api/v1/') &&
            access !== 'write-key' &&
            access !== 'development' &&
            !areaOf(successor?.path ?? path),
        )
        .map(({ path }) => path),
    ).toEqual([])
  })

  it('is computed from the table that calls are checked against', async () => {
    const { areas } = (await call('GET', '/access', t.as.member)).json() as {
      areas: { id: string; rights: Record<string, string> }[]
    }
    const rights = (id: string) => areas.find((one) => one.id === id)!.rights
    expect(rights('people')).toEqual({
      visitor: 'none',
      member: 'none',
      owner: 'none',
      tenantAdmin: 'change',
      reader: 'view',
      operator: 'change',
      memberKey: 'none',
      adminKey: 'change',
      publicKey: 'none',
    })
    expect(rights('installation')).toEqual({
      visitor: 'none',
      member: 'none',
      owner: 'none',
      tenantAdmin: 'none',
      reader: 'view',
      operator: 'change',
      memberKey: 'none',
      adminKey: 'none',
      publicKey: 'none',
    })
    expect(rights('sending')).toMatchObject({ member: 'none', publicKey: 'change' })
    expect(rights('contacts')).toMatchObject({
      visitor: 'none',
      member: 'change',
      memberKey: 'change',
      reader: 'view',
    })
  })
})
