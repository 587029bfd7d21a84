import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let t: TestApp
const NOT_THERE = '01900000-0000-7000-8000-00000000dead'

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: Record<string, string> = t.as.admin,
) => {
  const answer = await t.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  return { status: answer.statusCode, body: answer.json() as Record<string, any> }
}

beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

it('a user who is moved to no organization keeps the role', async () => {
  const users = t.engine.stores.of('user')
  const scope = { tenantId: '', actor: systemActor }
  const { id, version } = await users.create(scope, {
    tenantId: t.tenants.a,
    email: 'kari@a.example',
    role: 'MEMBER',
  })
  const payload = { version, role: 'ADMIN', tenantId: NOT_THERE }
  const { status, body } = await call('PUT', `/api/v1/users/${id}`, payload)
  expect([status, body.errors[0].path]).toEqual([422, '/tenantId'])
  expect((await users.get(scope, id))!.role).toBe('MEMBER')
})

it('people of a campaign are searched for a number as for its text', async () => {
  const { id } = await t.engine.stores
    .of('campaign')
    .create(
      { tenantId: t.tenants.a, actor: systemActor },
      { name: 'Spring', websiteUrl: 'https://halden.example', state: 'configuring' },
    )
  for (const q of ['2024', 'true', '["a"]']) {
    const filter = encodeURIComponent(`{"q":${q}}`)
    expect((await call('GET', `/api/v1/campaigns/${id}/contacts?filter=${filter}`)).status).toBe(
      200,
    )
  }
})

it('a version that is no number is refused as such', async () => {
  const { body } = await call('POST', '/api/v1/api-keys', { name: 'For events', kind: 'public' })
  expect((await call('DELETE', `/api/v1/api-keys/${body.id}?version=abc`)).status).toBe(400)
  expect((await call('DELETE', `/api/v1/api-keys/${body.id}?version=${body.version}`)).status).toBe(
    200,
  )
})

it('filters beyond the limit are refused, and none is left out', async () => {
  const source = await call('POST', '/api/v1/sources', { name: 'Our website', scope: 'site' })
  const headers = { 'x-unomi-api-key': String(source.body.key) }
  const condition = { type: 'matchAllCondition', parameterValues: {} }
  const ask = (contents: number, filters: number) =>
    call(
      'POST',
      '/context.json',
      {
        sessionId: `visit-${contents}-${filters}`,
        filters: Array.from({ length: contents }, (_unused, n) => ({
          id: `c${n}`,
          filters: Array.from({ length: filters }, () => ({ condition })),
        })),
      },
      headers,
    )
  const { status, body } = await ask(60, 11)
  expect([status, Object.keys(body.filteringResults).length]).toEqual([200, 60])
  expect((await ask(1, 51)).status).toBe(400)
  expect((await ask(101, 1)).status).toBe(400)
})
