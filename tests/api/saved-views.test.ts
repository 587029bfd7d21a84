import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let n = 0
beforeAll(async () => {
  t = await startTestApp()
  const user = (email: string) =>
    t.engine.stores
      .of('user')
      .create(
        { tenantId: '', actor: { kind: 'system', id: '', name: 'system' } },
        { tenantId: t.tenants.b, email, subject: `auth0|${email}`, role: 'ADMIN' },
      )
  await user('colleague@b.example')
})
afterAll(() => t.close())

const colleague = { authorization: 'Bearer token-colleague@b.example' }
type Headers = Record<string, string>
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  headers: Headers,
  payload?: object,
) => t.app.inject({ method, url: `/api/v1${path}`, headers, ...(payload ? { payload } : {}) })
const save = (values: object = {}, headers: Headers = t.as.admin) =>
  call('POST', '/saved-views', headers, { name: `View ${++n}`, entity: 'goal', ...values })
const namesFor = async (headers: Headers) =>
  (await call('GET', '/saved-views?entity=goal', headers))
    .json()
    .map((view: { name: string }) => view.name)

it('gives a view back to its owner only, until it is shared', async () => {
  const saved = await save({
    filter: { enabled: true },
    sort: ['name', 'ASC'],
    columns: ['name', 'enabled'],
  })
  expect(saved.statusCode, saved.body).toBe(201)
  const view = saved.json()
  expect(view).toMatchObject({
    entity: 'goal',
    filter: { enabled: true },
    sort: ['name', 'ASC'],
    columns: ['name', 'enabled'],
    shared: false,
    mine: true,
  })
  expect(await namesFor(t.as.admin)).toContain(view.name)
  expect(await namesFor(colleague)).not.toContain(view.name)
  const shared = await call('PUT', `/saved-views/${view.id}`, t.as.admin, {
    shared: true,
    version: view.version,
  })
  expect(shared.json(), shared.body).toMatchObject({
    shared: true,
    name: view.name,
    filter: { enabled: true },
  })
  const [seen] = (await call('GET', '/saved-views?entity=goal', colleague)).json()
  expect(seen).toMatchObject({ name: view.name, mine: false })
  expect(
    (await call('PUT', `/saved-views/${view.id}`, colleague, { name: 'Taken over', version: 2 }))
      .statusCode,
  ).toBe(404)
  expect((await call('DELETE', `/saved-views/${view.id}`, colleague)).statusCode).toBe(404)
  expect((await call('DELETE', `/saved-views/${view.id}`, t.as.admin)).statusCode).toBe(204)
  expect(await namesFor(colleague)).not.toContain(view.name)
})

it('keeps properties, segments and figures as filters, orders and columns', async () => {
  await call('POST', '/property-types', t.as.admin, { id: 'country', name: 'Country' })
  const people = await save({
    entity: 'profile',
    // As the forms of the console write it.
    filter: { properties: { country: 'NO' }, email_like: 'firm' },
    sort: ['properties.country', 'ASC'],
    columns: ['name', 'properties.country', 'segment'],
  })
  expect(people.statusCode, people.body).toBe(201)
  expect(people.json()).toMatchObject({ filter: { properties: { country: 'NO' } } })
  const segments = await save({ entity: 'segment', columns: ['name', 'members', 'change'] })
  expect(segments.statusCode, segments.body).toBe(201)
})

it.each([
  [{ entity: 'profile', filter: { properties: { planet: 'Mars' } } }, 400, 'planet'],
  [{ entity: 'profile', columns: ['properties.planet'] }, 422, 'planet'],
  [{ filter: { colour: 'red' } }, 400, 'colour'],
  [{ columns: ['colour'] }, 422, 'colour'],
  [{ sort: ['colour', 'ASC'] }, 400, 'colour'],
  [{ entity: 'secret-value' }, 422, 'secret-value'],
  [{ name: '' }, 422, 'Name'],
])('refuses %j', async (values, status, part) => {
  const answer = await save(values)
  expect(answer.statusCode, answer.body).toBe(status)
  expect(answer.json().detail).toContain(part)
})

it('keeps names apart, versions in order, and readers, keys and members out', async () => {
  const { name, id } = (await save()).json()
  expect((await save({ name })).statusCode).toBe(422)
  expect((await save({ name }, colleague)).statusCode).toBe(201)
  expect(
    (await call('PUT', `/saved-views/${id}`, t.as.admin, { name: 'Newer', version: 1 })).statusCode,
  ).toBe(200)
  expect(
    (await call('PUT', `/saved-views/${id}`, t.as.admin, { name: 'Older', version: 1 })).statusCode,
  ).toBe(409)
  expect((await save({}, t.as.reader)).statusCode).toBe(403)
  expect((await save({}, t.as.key)).statusCode).toBe(403)
  expect((await save({}, t.as.member)).statusCode).toBe(403)
})

const prefer = (name: string, value: unknown, headers: Headers = t.as.reader) =>
  call('PUT', '/users/me/preferences', headers, { name, value })
beforeEach(() => prefer('list.goal', null))

it('keeps what a person chose, two choices of one moment both, and forgets on demand', async () => {
  await Promise.all([
    prefer('list.goal', { columns: ['name'] }),
    prefer('list.segment', { columns: ['name', 'tags'] }),
  ])
  expect((await call('GET', '/users/me/preferences', t.as.reader)).json()).toEqual({
    'list.goal': { columns: ['name'] },
    'list.segment': { columns: ['name', 'tags'] },
  })
  expect((await call('GET', '/users/me/preferences', t.as.admin)).json()).toEqual({})
  expect((await prefer('list.segment', null)).json()).toEqual({
    'list.goal': { columns: ['name'] },
  })
})

it('keeps no files, serves no keys, and shows preferences in no list of users', async () => {
  expect((await prefer('big', 'x'.repeat(5000))).statusCode).toBe(422)
  expect((await prefer('list.goal', 1, t.as.key)).statusCode).toBe(403)
  expect((await call('GET', '/users', t.as.admin)).body).not.toContain('preferences')
})
