import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { familyOf } from '#model/schema/key-scopes.ts'
import { randomToken } from '#model/lib/random-token.ts'
import { sha256 } from '#platform/secrets.ts'
import { endpointsOf } from '#server/app.ts'
import { rightsPath, type Endpoint } from '#server/base/endpoint.ts'
import { createSample } from '#tests/support/sample-record.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { decisionFor, mayCall, staleDecisions, type Decision, type Who } from './access-policy.ts'

let t: TestApp
let endpoints: Endpoint[]
let as: Record<Who, Record<string, string>>
/** A contact of the first tenant. */
let contactId: string

const keyWith = async (tenantId: string, scopes: string[]) => {
  const key = `sk_${randomToken()}`
  await t.engine.stores.of('api-key').create(
    { tenantId, actor: systemActor },
    {
      name: `Key ${scopes.join(' ')}`.slice(0, 40),
      kind: 'secret',
      role: 'TENANT_ADMIN',
      keyHash: sha256(key),
      prefix: 'sk_',
      scopes,
    },
  )
  return { authorization: `Bearer ${key}` }
}

/** A secret key without scopes, made through the API by that caller. */
const keyBy = async (headers: Record<string, string>) => {
  const made = await t.app.inject({
    method: 'POST',
    url: '/api/v1/api-keys',
    headers,
    payload: { name: 'A whole key', kind: 'secret' },
  })
  return { authorization: `Bearer ${(made.json() as { key: string }).key}` }
}

beforeAll(async () => {
  t = await startTestApp()
  endpoints = endpointsOf(t.context).filter(({ path }) => path.startsWith('/api/'))
  await t.engine.stores.of('user').create(
    { tenantId: '', actor: systemActor },
    {
      tenantId: t.tenants.b,
      email: 'admin@b.example',
      subject: 'auth0|admin@b.example',
      role: 'ADMIN',
    },
  )
  as = {
    stranger: t.as.stranger,
    member: t.as.member,
    owner: t.as.owner,
    reader: t.as.reader,
    admin: t.as.admin,
    key: t.as.key,
    adminB: { authorization: 'Bearer token-admin@b.example' },
    keyRead: await keyWith(t.tenants.a, ['read']),
    keyOther: await keyWith(t.tenants.a, ['nothing-known:write']),
    tenantAdmin: t.as.tenantAdmin,
    memberKey: await keyBy(t.as.member),
    adminKey: await keyBy(t.as.tenantAdmin),
    operatorKey: await keyBy(t.as.admin),
  }
  const scope = { tenantId: t.tenants.a, actor: systemActor }
  const contact = t.engine.stores.of('contact').entity
  contactId = String((await createSample(t.engine.stores, scope, contact, 100)).id)
})
afterAll(() => t.close())

/** The family that a key's scope names: that of the successor for an older name. */
const scopeFamily = (one: Endpoint) => familyOf(rightsPath(one))

const NOBODY = '01900000-0000-7000-8000-000000000099'
const hasBody = (method: string) => method !== 'GET' && method !== 'DELETE'
const call = (one: Endpoint, url: string, headers: Record<string, string>, payload: object = {}) =>
  t.app.inject({ method: one.method, url, headers, ...(hasBody(one.method) ? { payload } : {}) })

/** The handler was reached, whatever it says of an empty request. */
const isLetIn = (status: number, decision: Decision) =>
  status < 500 && (decision.for === 'public' || (status !== 401 && status !== 403))
/** Who is not known is asked to sign in, as is everyone where signing in is by a write key. */
const isRefused = (status: number, who: Who, { access }: Endpoint) =>
  status === (who === 'stranger' || access === 'write-key' ? 401 : 403)

describe('role x endpoint, by decision', () => {
  it('has a decision for every endpoint, and none too many', () => {
    const open = endpoints
      .filter((one) => !decisionFor(one))
      .map(
        ({ method, path }) =>
          `${method} ${path}: decide who may call it, in tests/api/access-policy.ts`,
      )
    expect(open).toEqual([])
    expect(staleDecisions(endpoints)).toEqual([])
  })

  it.each([
    'stranger',
    'member',
    'owner',
    'tenantAdmin',
    'reader',
    'admin',
    'adminB',
    'key',
    'keyRead',
    'keyOther',
    'memberKey',
    'adminKey',
    'operatorKey',
  ] as const)('lets %s through exactly where that was decided', async (who) => {
    const wrong: string[] = []
    for (const one of endpoints) {
      const decision = decisionFor(one)
      if (!decision) continue
      const { statusCode } = await call(one, one.path.replace(/:\w+/g, NOBODY), as[who])
      if (
        mayCall(who, decision) ? !isLetIn(statusCode, decision) : !isRefused(statusCode, who, one)
      )
        wrong.push(
          `${one.method} ${one.path}: ${statusCode}, ` +
            `${mayCall(who, decision) ? 'was to be let in' : 'was to be refused'}`,
        )
    }
    expect(wrong).toEqual([])
  })
})

describe('a secret key with one scope', () => {
  const memberEndpoints = () => endpoints.filter(({ access }) => /(member|audience)$/.test(access))

  it.each(['read', 'write'])('may %s in its family and nowhere else', async (what) => {
    const wrong: string[] = []
    // One address of each family and kind stands for all: the door is the same.
    const doors = [
      ...new Map(
        memberEndpoints().map((one) => [`${scopeFamily(one)} ${one.access}`, one]),
      ).values(),
    ]
    const families = [...new Set(doors.map(scopeFamily))]
    for (const [place, family] of families.entries()) {
      const headers = await keyWith(t.tenants.a, [`${family}:${what}`])
      // The first key is tried at every door, each other one at its own and at those of the
      // families after it: so every door sees several strangers.
      const near = Array.from(
        { length: place === 0 ? families.length : 4 },
        (_, n) => families[(place + n) % families.length],
      )
      for (const one of doors.filter((door) => near.includes(scopeFamily(door)))) {
        const decision = decisionFor(one)!
        const isOpen =
          scopeFamily(one) === family &&
          (what === 'write' || !one.access.startsWith('write-')) &&
          mayCall('key', decision)
        const { statusCode, body } = await call(one, one.path.replace(/:\w+/g, NOBODY), headers)
        if (isOpen === (statusCode === 403))
          wrong.push(
            `${family}:${what} ${one.method} ${one.path}: ${statusCode} ${body.slice(0, 120)}`,
          )
      }
    }
    expect(wrong).toEqual([])
  })

  it('names what it would need', async () => {
    const headers = await keyWith(t.tenants.a, ['contacts:read'])
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/v1/contacts',
      headers,
      payload: { email: 'x@y.example' },
    })
    expect([answer.statusCode, answer.json().detail]).toEqual([
      403,
      'This key is limited to contacts:read. It needs contacts:write for this.',
    ])
    expect((await t.app.inject({ url: '/api/v1/stream', headers })).statusCode).toBe(403)
  })

  it('is made with scopes that exist, and never makes a key that may do more than itself', async () => {
    const make = (scopes: string[] | undefined, headers: Record<string, string>) =>
      t.app.inject({
        method: 'POST',
        url: '/api/v1/api-keys',
        headers,
        payload: { name: 'A new key', ...(scopes ? { scopes } : {}) },
      })
    const unknown = await make(['contacts:read', 'contact:read'], t.as.member)
    expect([unknown.statusCode, unknown.json().errors[0].path]).toEqual([422, '/scopes/1'])
    const narrow = await keyWith(t.tenants.a, ['api-keys:write', 'contacts:read'])
    expect([
      (await make(undefined, narrow)).statusCode,
      (await make(['contacts:write'], narrow)).statusCode,
      (await make(['read'], narrow)).statusCode,
      (await make(['contacts:read'], narrow)).statusCode,
    ]).toEqual([403, 403, 403, 201])
    expect((await make(['write'], await keyWith(t.tenants.a, ['write']))).statusCode).toBe(201)
  })
})

/** That it reads and changes nothing of the first is for `isolation.test.ts`. */
describe('another tenant', () => {
  it('as an admin: sees the own tenant until another is asked for by name', async () => {
    const email = async (headers: Record<string, string>) =>
      JSON.stringify((await t.app.inject({ url: '/api/v1/contacts', headers })).json())
    expect(await email(as.adminB)).not.toContain(contactId)
    expect(await email({ ...as.adminB, 'x-tenant-id': t.tenants.a })).toContain(contactId)
  })
})
