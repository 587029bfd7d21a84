import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { splitSpecification } from '#build/specification/split-specification.ts'
import { endpointsOf } from '#server/app.ts'
import { rightsPath } from '#server/base/endpoint.ts'
import { olderEndpoints } from '#server/older-names/older-endpoints.ts'
import { olderNames } from '#server/older-names/older-names.ts'
import { createSample } from '#tests/support/sample-record.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
/** Ids of records by entity. */
const ids: Record<string, string> = {}

beforeAll(async () => {
  t = await startTestApp()
  const scope = { tenantId: t.tenants.a, actor: systemActor }
  for (const [place, id] of [
    'segment',
    'profile',
    'property-type',
    'persona',
    'repository',
    'session',
    'profile-alias',
    'template',
    'rule',
  ].entries()) {
    const entity = t.engine.stores.byId(id)!.entity
    ids[id] = String((await createSample(t.engine.stores, scope, entity, place + 1)).id)
  }
  const [member] = (
    await t.engine.stores
      .of('user')
      .list({ tenantId: '', actor: systemActor }, { filter: { email: 'member@a.example' } })
  ).rows
  ids.user = member!.id
  await t.engine.stores.of('profile').update(scope, ids.profile!, null, { email: 'p@firm.example' })
})
afterAll(() => t.close())

const NOBODY = '01900000-0000-7000-8000-000000000099'
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Headers = Record<string, string>

const call = async (address: string, payload?: object, headers: Headers = t.as.admin) => {
  const [method, path] = address.split(' ') as [Method, string]
  return t.app.inject({
    method,
    url: `/api/v1${path}`,
    headers,
    ...(payload ? { payload } : {}),
  })
}

describe('older names', () => {
  it.each(olderNames.map(({ older, now }) => [older, now]))(
    '%s answers as %s, with Deprecation and successor',
    async (older, now) => {
      const [oldPath, nowPath] = [older, now].map((one) => one.replaceAll(/:\w+/g, NOBODY))
      const body = /^(POST|PUT)/.test(older) ? { payload: {} } : {}
      const answer = await call(oldPath!, body.payload)
      expect(answer.headers.deprecation).toMatch(/^@\d{10}$/)
      expect(answer.headers.link).toContain(`rel="successor-version"`)
      const target = now.split(' ')[1]!
      expect(String(answer.headers.link)).toContain(
        `</api/v1${target.replaceAll(/:\w+/g, NOBODY)}>`,
      )
      // What has no mapping answers exactly as its successor, down to the sentence of a refusal.
      const {
        call: maps,
        answer: shapes,
        body: reads,
      } = olderNames.find((one) => one.older === older)!
      const same = await call(nowPath!, body.payload)
      // A change of the caller's own account counts its version.
      const [said, wanted] = [answer, same].map(({ body: text }) =>
        text.replace(/"version":\d+/, ''),
      )
      expect(answer.body).not.toContain('There is no such address')
      if (!maps && !shapes && !reads)
        expect([answer.statusCode, said]).toEqual([same.statusCode, wanted])
      expect(same.headers.deprecation).toBeUndefined()
    },
  )

  it('are deprecated in the description of the API, and name their successor', async () => {
    const { paths } = (await t.app.inject('/api/v1/openapi.json')).json()
    for (const { older, now } of olderNames) {
      const [method, path] = older.split(' ') as [string, string]
      const described = paths[`/api/v1${path.replaceAll(/:(\w+)/g, '{$1}')}`][method.toLowerCase()]
      const [nowMethod, nowPath] = now.split(' ')
      expect(described, older).toMatchObject({
        deprecated: true,
        'x-successor': `${nowMethod} /api/v1${nowPath}`,
      })
    }
    expect(paths['/api/v1/users'].get.deprecated).toBeUndefined()
  })

  it('have the access of their successors', () => {
    const endpoints = endpointsOf(t.context)
    const older = endpoints.filter(({ successor }) => successor)
    expect(older).toHaveLength(olderNames.length)
    for (const one of older) {
      const now = endpoints.find(
        ({ method, path }) => method === one.successor!.method && path === one.successor!.path,
      )!
      expect([one.access, one.rateLimit, one.idempotency, rightsPath(one)], one.path).toEqual([
        now.access,
        now.rateLimit,
        now.idempotency,
        now.path,
      ])
    }
  })

  it('refuse to start with a successor that does not exist', () =>
    expect(() => olderEndpoints([{ older: 'GET /gone', now: 'GET /never-was' }], [], [])).toThrow(
      'GET /gone names GET /never-was, which does not exist.',
    ))

  it('announce the successor to callers who are refused too', async () => {
    const answer = await call('GET /users-query', undefined, t.as.member)
    expect(answer.statusCode).toBe(403)
    expect(answer.headers.link).toBe('</api/v1/users>; rel="successor-version"')
  })
})

describe('path families of the specification, section 7', () => {
  const sentences = splitSpecification(readFileSync('docs/specification.md', 'utf8'))
  const families = sentences.find(({ text }) => text.startsWith('Older resource path families'))!
  /** The names of the sentence: families, and what stands in parentheses behind them. */
  const named = [
    ...families.text
      .replace(/^[^:]*: /, '')
      .replace(/\.$/, '')
      .replace('user-oper/activate and deactivate', 'user-oper (activate, deactivate)')
      .replace('test mail', 'testmail')
      .matchAll(/([\w-]+)(?: \(([^)]*)\))?/g),
  ].flatMap(([, family, parts]) => [
    family!,
    ...(parts?.split(', ') ?? []).map((part) => `${family}/${part}`),
  ])

  it('are read from the sentence', () => {
    expect(named).toHaveLength(83)
    expect(named).toContain('executionlog-query')
    expect(named).toContain('profiles/sessions')
    expect(named).toContain('user-oper/deactivate')
  })

  it.each(named)('%s answers', (name) => {
    const [family, part] = name.split('/')
    const paths = endpointsOf(t.context).map(({ path }) => path.replace('/api/v1/', '').split('/'))
    expect(
      paths.some((path) => path[0] === family && (part === undefined || path.includes(part))),
    ).toBe(true)
  })
})

describe('rights and limits of older names', () => {
  const keyFor = async (scopes: string[]): Promise<Headers> => {
    const made = await t.app.inject({
      method: 'POST',
      url: '/api/v1/api-keys',
      headers: t.as.tenantAdmin,
      payload: { name: `Key ${scopes.join()}`.slice(0, 40), kind: 'secret', scopes },
    })
    return { authorization: `Bearer ${(made.json() as { key: string }).key}` }
  }

  it('need the key scope of the successor', async () => {
    const headers = await keyFor(['personas:read'])
    expect((await call('GET /profiles/persona', undefined, headers)).statusCode).toBe(200)
    expect((await call('GET /profiles/property', undefined, headers)).statusCode).toBe(403)
    expect((await call('POST /profiles/persona', {}, headers)).statusCode).toBe(403)
    const profiles = await keyFor(['profiles:read'])
    expect((await call('GET /profiles/persona', undefined, profiles)).statusCode).toBe(403)
    expect((await call('GET /profiles/search', undefined, profiles)).statusCode).toBe(200)
  })

  it('offer no scopes of their own', () => {
    const families = t.app.keyFamilies
    expect(families).toContain('personas')
    for (const older of ['user', 'users-query', 'values', 'executionlog-query'])
      expect(families).not.toContain(older)
  })

  it('are counted together with the successor', async () => {
    const remaining = async (address: string) =>
      Number((await call(address, undefined, t.as.reader)).headers['x-ratelimit-remaining'])
    const before = await remaining('GET /segments')
    expect(await remaining('GET /segments/definition')).toBe(before - 1)
    expect(await remaining('GET /segments')).toBe(before - 2)
  })
})

describe('calls of the older product', () => {
  it('page by page and size, newest first', async () => {
    const answer = await call('GET /users-query?page=1&size=2&sort=email,asc')
    const same = await call('GET /users?range=[2,3]&sort=["email","ASC"]')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-range']).toMatch(/^users 2-/)
    expect(answer.json()).toEqual(same.json())
    const posted = await call('POST /users-query', { page: 1, size: 2, sort: 'email,asc' })
    expect(posted.json()).toEqual(same.json())
    const latest = await call('GET /users-query?sort=desc')
    expect(latest.json()).toEqual((await call('GET /users')).json())
  })

  it('cut a page at 50 rows', async () =>
    expect((await call('GET /users-query?size=1000')).headers['content-range']).toMatch(
      /^users 0-/,
    ))

  it('keep the cursor of the next page beside the successor', async () => {
    const { link } = (await call('GET /users-query?size=1')).headers
    expect(link).toMatch(
      /^<\/api\/v1\/users\?.*after=.*>; rel="next", <\/api\/v1\/users>; rel="suc/,
    )
  })

  it('search with q, in the address and in the body', async () => {
    const found = (answer: { json(): unknown }) =>
      (answer.json() as { email: string }[]).map(({ email }) => email)
    expect(found(await call('GET /users-query?q=member@a.example'))).toEqual(['member@a.example'])
    expect(found(await call('POST /users-query', { q: 'member@a.example' }))).toEqual([
      'member@a.example',
    ])
    expect(
      found(await call('POST /users-query', { filter: { email: 'member@a.example' } })),
    ).toEqual(['member@a.example'])
  })

  it.each([
    ['page=x', '/page'],
    ['page=-1', '/page'],
    ['size=0', '/size'],
    ['size=1e3', '/size'],
    ['sort=up', '/sort'],
    ['page=1&range=[0,1]', '/range'],
    ['q=a&filter=nothing', '/filter'],
    ['q=a&filter=[]', '/filter'],
  ])('say what is wrong with %s', async (query, path) => {
    const answer = await call(`GET /users-query?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0].path).toBe(path)
  })

  it('list the sessions and aliases of one person', async () => {
    const session = await t.engine.stores
      .of('session')
      .update({ tenantId: t.tenants.a, actor: systemActor }, ids.session!, null, {
        profileId: ids.profile!,
      })
    const answer = await call(`GET /profiles/${ids.profile}/sessions`)
    expect(answer.json().map(({ id }: { id: string }) => id)).toEqual([session.id])
    const alias = (await call(`GET /aliases/${ids['profile-alias']}`)).json()
    expect((await call(`GET /profiles/${alias.profileId}/alias`)).json()).toEqual([alias])
    const missing = await call(`GET /profiles/${NOBODY}/sessions`)
    expect([missing.statusCode, missing.json().detail]).toEqual([404, 'There is no such profile.'])
  })

  it('read, change and export a segment', async () => {
    const segment = `/segments/${ids.segment}`
    const { version, name } = (await call(`GET ${segment}/definition`)).json()
    const changed = await call(`PUT ${segment}/definition`, { name: `${name} 2`, version })
    expect(changed.json()).toMatchObject({ name: `${name} 2`, version: version + 1 })
    expect((await call(`GET ${segment}/dependent`)).json()).toEqual(
      (await call(`GET ${segment}/used-by`)).json(),
    )
    expect((await call(`POST ${segment}/refresh`, {})).json()).toMatchObject({
      kind: 'rebuild-segments',
    })
    const file = await call(`GET ${segment}/export?format=json`)
    expect(file.json().map(({ id }: { id: string }) => id)).toEqual([ids.segment])
  })

  it('list the roles with their older names, and give one', async () => {
    expect((await call('GET /user-roles')).json()).toEqual([
      { role: 'MEMBER', olderNames: ['ROLE_USER'] },
      { role: 'TENANT_ADMIN', olderNames: ['ROLE_BUS_ADMIN'] },
      { role: 'ADMIN', olderNames: ['ROLE_SYS_ADMIN'] },
    ])
    const { version } = (await call(`GET /user/${ids.user}`)).json()
    const given = await call(`PUT /user-roles/${ids.user}`, { role: 'ROLE_BUS_ADMIN', version })
    expect(given.json()).toMatchObject({ role: 'TENANT_ADMIN' })
    const back = await call(`PUT /user-roles/${ids.user}`, {
      role: 'MEMBER',
      version: version + 1,
    })
    expect(back.json()).toMatchObject({ role: 'MEMBER' })
    const wrong = await call(`PUT /user-roles/${ids.user}`, { role: 'BOSS', version: version + 2 })
    expect(wrong.statusCode).toBe(422)
    expect(wrong.json().errors[0].path).toBe('/role')
  })

  it('list the types of values with how they are compared', async () =>
    expect((await call('GET /values')).json()).toContainEqual({ id: 'long', comparedAs: 'number' }))
})

describe('older roles', () => {
  it.each([
    ['ROLE_USER', 'MEMBER'],
    ['ROLE_BUS_ADMIN', 'TENANT_ADMIN'],
    ['ROLE_SYS_ADMIN', 'ADMIN'],
  ])('%s is accepted in an invitation, as %s', async (role, now) => {
    for (const address of ['invitations', 'user-invite', 'user']) {
      const email = `${role}-${address}@firm.example`.toLowerCase().replaceAll('_', '-')
      const answer = await call(`POST /${address}`, { email, role })
      expect(answer.statusCode, answer.body).toBe(201)
      expect(answer.json()).toMatchObject({ email, role: now })
    }
  })

  it('are refused where the role would be above that of the giver', async () => {
    const answer = await call(
      'POST /invitations',
      { email: 'high@firm.example', role: 'ROLE_SYS_ADMIN' },
      t.as.tenantAdmin,
    )
    expect(answer.statusCode).toBe(403)
    expect(answer.json().detail).toBe('You cannot give a role above your own.')
  })

  it('are accepted when an account is changed', async () => {
    const before = (await call(`GET /users/${ids.user}`)).json()
    const one = await call(`PUT /users/${ids.user}`, {
      role: 'ROLE_BUS_ADMIN',
      version: before.version,
    })
    expect(one.json()).toMatchObject({ role: 'TENANT_ADMIN' })
    const back = await call(`PUT /users/${ids.user}`, {
      role: 'ROLE_USER',
      version: before.version + 1,
    })
    expect(back.json()).toMatchObject({ role: 'MEMBER' })
  })
})

describe('POST /profiles/search', () => {
  const named = (value: string) => ({
    type: 'profilePropertyCondition',
    parameterValues: {
      propertyName: 'email',
      comparisonOperator: 'equals',
      propertyValue: value,
    },
  })

  it('pages the people a condition is true for', async () => {
    const all = await call('POST /profiles/search', {})
    expect(all.headers['content-range']).toBe(
      (await call('GET /profiles')).headers['content-range'],
    )
    const person = (await call(`GET /profiles/${ids.profile}`)).json()
    const found = await call('POST /profiles/search', { condition: named(person.email) })
    expect(found.headers['content-range']).toBe('profiles 0-0/1')
    expect(found.json()[0]).toMatchObject({ id: ids.profile, email: person.email })
    const none = await call('POST /profiles/search', { condition: named('nobody@x.example') })
    expect([none.json(), none.headers['content-range']]).toEqual([[], 'profiles */0'])
    const filtered = await call('POST /profiles/search', {
      condition: named(person.email),
      filter: { q: 'not in any name' },
    })
    expect(filtered.json()).toEqual([])
    const sorted = await call('POST /profiles/search', { sort: ['email', 'ASC'], range: [0, 1] })
    expect(sorted.json()).toEqual(
      (await call('GET /profiles?sort=["email","ASC"]&range=[0,1]')).json(),
    )
  })

  it.each([
    [{ condition: { type: 'noSuchCondition', parameterValues: {} } }, 422, '/condition'],
    [{ range: [5, 1] }, 400, '/range'],
    [{ sort: ['nothing', 'ASC'] }, 400, '/sort'],
    [{ filter: { nothing: 1 } }, 400, '/filter/nothing'],
    [{ cond: {} }, 422, '/cond'],
  ])('says what is wrong with %j', async (body, status, path) => {
    const answer = await call('POST /profiles/search', body)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().errors[0].path).toContain(path)
  })

  it('shows one tenant nothing of another', async () => {
    const headers = { ...t.as.admin, 'x-tenant-id': t.tenants.b }
    expect((await call('POST /profiles/search', {}, headers)).json()).toEqual([])
  })
})
