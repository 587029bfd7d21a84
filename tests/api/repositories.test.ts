import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RepositoryContent } from '#model/api/answers/repository-answers.ts'
import type { ImportPlan } from '#model/api/import-plan.ts'
import { packArchive } from '#platform/archive.ts'
import { createExchange } from '#platform/exchange/create-exchange.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let server: Server
let origin = ''
const folder = mkdtempSync(join(tmpdir(), 'outrider-repositories-'))
const asked: IncomingMessage[] = []
const archiveOf = (name: string) =>
  packArchive([
    {
      name: 'manifest.json',
      text: JSON.stringify({ format: 1, tenantId: 'another', versions: {} }),
    },
    { name: 'goals/called.json', text: JSON.stringify({ id: 'called', name }) },
  ])
const answers: Record<
  string,
  { status?: number; body: string | Buffer; headers?: Record<string, string> }
> = {}

const call = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  headers: Record<string, string> = t.as.admin,
) => {
  const answer = await t.app.inject({
    method,
    url: `/api/v1/repositories${path}`,
    headers,
    ...(payload ? { payload } : {}),
  })
  return {
    status: answer.statusCode,
    text: answer.body,
    body: answer.body === '' ? undefined : answer.json(),
  }
}
async function made(
  place: string,
  more: object = {},
): Promise<{ id: string; version: number; token: unknown }> {
  const answer = await call('POST', '', { name: 'Other installation', place, ...more })
  expect(answer.status, answer.text).toBe(201)
  return answer.body
}
const contentOf = async (place: string, more: object = {}): Promise<RepositoryContent> =>
  (await call('GET', `/${(await made(place, more)).id}/archives`)).body

beforeAll(async () => {
  t = await startTestApp()
  server = createServer((request, response) => {
    asked.push(request)
    const answer = answers[request.url!]
    if (!answer) return void response.writeHead(404).end()
    response.writeHead(answer.status ?? 200, answer.headers ?? {}).end(answer.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
  t.engine.exchange = createExchange({ allowHosts: ['localhost'], folder, userAgent: 'test' })
  const mine = join(folder, t.tenants.a, 'releases')
  mkdirSync(mine, { recursive: true })
  writeFileSync(join(mine, 'old.tar.gz'), archiveOf('Called us'))
  writeFileSync(join(mine, 'new.tgz'), archiveOf('Called us back'))
  writeFileSync(join(mine, 'notes.txt'), 'hello')
  utimesSync(join(mine, 'old.tar.gz'), 1_700_000_000, 1_700_000_000)
  utimesSync(join(mine, 'new.tgz'), 1_710_000_000, 1_710_000_000)
  writeFileSync(join(folder, t.tenants.a, 'outside.tar.gz'), archiveOf('Outside'))
})
afterAll(async () => {
  server.close()
  rmSync(folder, { recursive: true })
  await t.close()
})

describe('a folder', () => {
  it('lists its archives, newest first, and takes one in by its plan', async () => {
    const { id } = await made('folder:releases')
    const { archives, fault } = (await call('GET', `/${id}/archives`)).body as RepositoryContent
    expect(fault).toBe('')
    expect(archives.map(({ name, changedAt }) => [name, changedAt])).toEqual([
      ['new.tgz', '2024-03-09T16:00:00.000Z'],
      ['old.tar.gz', '2023-11-14T22:13:20.000Z'],
    ])
    const plan: ImportPlan = (await call('POST', `/${id}/plan`, { archive: 'old.tar.gz' })).body
    expect(plan).toMatchObject({
      create: 1,
      change: 0,
      fault: 0,
      changes: [{ entity: 'goal', id: 'called', kind: 'create' }],
    })
    const scope = { tenantId: t.tenants.a, actor: { kind: 'system', id: '', name: '' } as never }
    expect(
      await t.engine.stores.of('goal').get(scope, 'called'),
      'a plan changes nothing',
    ).toBeNull()
    expect(
      (await call('POST', `/${id}/apply`, { archive: 'new.tgz', plan: plan.hash })).status,
      'the plan of another archive',
    ).toBe(409)
    expect(
      (await call('POST', `/${id}/apply`, { archive: 'old.tar.gz', plan: plan.hash })).status,
    ).toBe(200)
    expect((await t.engine.stores.of('goal').get(scope, 'called'))!.name).toBe('Called us')
    expect((await call('GET', `/${id}`)).body).toMatchObject({
      lastApplied: 'old.tar.gz',
      lastAppliedAt: new Date(t.clock.now()).toISOString(),
    })
    const next: ImportPlan = (await call('POST', `/${id}/plan`, { archive: 'new.tgz' })).body
    expect(next.changes).toMatchObject([
      { kind: 'change', before: { name: 'Called us' }, after: { name: 'Called us back' } },
    ])
    const { rows } = await t.engine.stores
      .of('audit-entry')
      .list(scope, { filter: { action: 'import' } })
    expect(rows).toMatchObject([
      {
        summary: 'Configuration imported from "Other installation": 1 created, 0 changed',
        actorName: 'admin@a.example',
      },
    ])
  })

  it('is each organisation’s own, and nothing outside of it is read', async () => {
    const { id } = await made('folder:releases')
    for (const archive of ['../outside.tar.gz', 'notes.txt', 'nothing.tgz', '.tgz'])
      expect((await call('POST', `/${id}/plan`, { archive })).status, archive).toBe(404)
    const asB = { ...t.as.admin, 'x-tenant-id': t.tenants.b }
    const { id: theirs } = (
      await call('POST', '', { name: 'Other tenant', place: 'folder:releases' }, asB)
    ).body
    expect((await call('GET', `/${theirs}/archives`, undefined, asB)).body).toMatchObject({
      archives: [],
      fault: expect.stringContaining('no such folder'),
    })
    expect((await call('GET', `/${id}/archives`, undefined, asB)).status).toBe(404)
  })
})

describe('an address', () => {
  it('is one archive', async () => {
    answers['/configuration.tar.gz'] = {
      body: archiveOf('Called us'),
      headers: { 'last-modified': 'Tue, 10 Nov 2026 08:00:00 GMT' },
    }
    expect(await contentOf(`${origin}/configuration.tar.gz`)).toEqual({
      fault: '',
      archives: [
        expect.objectContaining({
          name: 'configuration.tar.gz',
          changedAt: '2026-11-10T08:00:00.000Z',
        }),
      ],
    })
  })

  it('is a list of archives, which are asked for with the token; the token is never shown', async () => {
    answers['/all/index.json'] = {
      body: JSON.stringify({
        archives: [
          {
            file: 'spring.tar.gz',
            name: 'Spring',
            version: '1.2.0',
            time: '2026-03-01T00:00:00Z',
            description: 'As of March',
          },
        ],
      }),
    }
    answers['/all/spring.tar.gz'] = { body: archiveOf('In spring') }
    const repository = await made(`${origin}/all/index.json`, { token: 'very-secret-token' })
    expect(repository.token).toEqual({ set: true })
    const listed = await call('GET', `/${repository.id}/archives`)
    expect(listed.body.archives).toEqual([
      {
        name: 'spring.tar.gz',
        title: 'Spring',
        version: '1.2.0',
        changedAt: '2026-03-01T00:00:00.000Z',
        description: 'As of March',
        size: null,
      },
    ])
    const plan = await call('POST', `/${repository.id}/plan`, { archive: 'spring.tar.gz' })
    expect(plan.body, plan.text).toMatchObject({ change: 1 })
    expect(asked.slice(-3).map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/all/index.json', 'Bearer very-secret-token'],
      ['/all/index.json', 'Bearer very-secret-token'],
      ['/all/spring.tar.gz', 'Bearer very-secret-token'],
    ])
    const log = await t.app.inject({
      method: 'GET',
      url: '/api/v1/system-auditlog?range=[0,49]',
      headers: t.as.admin,
    })
    for (const text of [listed.text, plan.text, log.body, (await call('GET', '')).text])
      expect(text).not.toContain('very-secret-token')
  })

  it('does not take a token along to another server', async () => {
    const { id, version } = await made(`${origin}/all/index.json`, { token: 'very-secret-token' })
    const moved = await call('PUT', `/${id}`, {
      place: 'https://elsewhere.example/index.json',
      version,
    })
    expect([moved.status, moved.body.errors?.[0].path]).toEqual([422, '/token'])
    expect(
      (await call('PUT', `/${id}`, { place: `${origin}/all/other.json`, version })).status,
      'on the same server',
    ).toBe(200)
    expect(
      (
        await call('PUT', `/${id}`, {
          place: 'https://elsewhere.example/index.json',
          token: '',
          version: version + 1,
        })
      ).status,
      'without it',
    ).toBe(200)
  })

  const faults: [
    string,
    string,
    { status?: number; body: string | Buffer; headers?: Record<string, string> } | null,
    string,
  ][] = [
    ['is not there', '/nothing.json', null, 'answered 404'],
    ['wants a token', '/locked.json', { status: 401, body: '' }, 'another token'],
    [
      'sends on',
      '/moved.json',
      { status: 302, body: '', headers: { location: '/all/index.json' } },
      'another one, which is not followed',
    ],
    ['is a page', '/page', { body: '<h1>Hello</h1>' }, 'neither an archive'],
    ['is another list', '/other.json', { body: '{"files":[]}' }, 'is not {'],
    [
      'names another server',
      '/foreign.json',
      { body: '{"archives":[{"file":"http://169.254.169.254/a.tar.gz"}]}' },
      'is on another server',
    ],
    ['is too large', '/large.json', { body: Buffer.alloc(1024 * 1024 + 1, 32) }, 'too large'],
  ]
  it.each(faults)('that %s is told in words', async (_what, path, answer, words) => {
    if (answer) answers[path] = answer
    const content = await contentOf(origin + path)
    expect(content.archives).toEqual([])
    expect(content.fault).toContain(words)
  })

  it.each([
    ['http://10.0.0.7/a.tar.gz', 'begins with https'],
    ['https://127.0.0.1/a.tar.gz', 'private networks'],
    ['https://user:pass@firm.example/', 'no password'],
    ['folder:../x', 'name of a folder'],
    ['file:///etc/passwd', 'begins with https'],
  ])('%s is refused', async (place, words) => {
    const answer = await call('POST', '', { name: 'Somewhere', place })
    expect([answer.status, answer.body.errors[0].path]).toEqual([422, '/place'])
    expect(answer.body.detail).toContain(words)
  })
})
