import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { purgeExpired } from '#engine/purge-expired.ts'
import { HOUR_MS } from '#model/lib/time-units.ts'
import { createWork } from '#engine/work.ts'
import { createExchange } from '#platform/exchange/create-exchange.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let receiver: Server
let put: { path: string; type: string; body: string }[] = []
let answer = 200
const folder = mkdtempSync(join(tmpdir(), 'outrider-exchange-'))

const call = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  headers = t.as.admin,
) => {
  const got = await t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers,
    ...(payload ? { payload } : {}),
  })
  return {
    status: got.statusCode,
    headers: got.headers,
    body: got.body.replace('\uFEFF', ''),
    json: () => got.json() as any,
  }
}
const rich = {
  type: 'profilePropertyCondition',
  parameterValues: {
    propertyName: 'properties.points',
    comparisonOperator: 'greaterThan',
    propertyValueInteger: 10,
  },
}
const runsOf = async (configId: string) =>
  (
    await call('GET', `export-runs?filter=${encodeURIComponent(JSON.stringify({ configId }))}`)
  ).json() as Record<string, unknown>[]

beforeAll(async () => {
  t = await startTestApp()
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      put.push({
        path: request.url!,
        type: String(request.headers['content-type']),
        body: Buffer.concat(chunks).toString().replace('\uFEFF', ''),
      })
      response.writeHead(answer).end()
    })
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  t.engine.exchange = createExchange({ allowHosts: ['localhost'], folder, userAgent: 'test' })
  const scope = { tenantId: t.tenants.a, actor: systemActor }
  await t.engine.stores
    .of('property-type')
    .create(scope, { id: 'points', name: 'Points', target: 'profiles', valueType: 'long' } as never)
  await t.engine.stores
    .of('segment')
    .create(scope, { id: 'rich', name: 'Many points', condition: rich } as never)
  await t.engine.stores.of('profile').create(scope, {
    name: 'Una',
    email: 'una@firm.example',
    properties: { points: 20, note: '=HYPERLINK("x")' },
    tags: ['a', 'b'],
    anonymous: false,
  })
  await t.engine.stores.of('profile').create(scope, {
    name: 'Bo',
    email: 'bo@firm.example',
    properties: { points: 3 },
    anonymous: false,
  })
})
afterAll(async () => {
  await t.close()
  await new Promise((done) => receiver.close(done))
  rmSync(folder, { recursive: true, force: true })
})

describe('an export of people', () => {
  it('holds those of the segment and the condition, with the chosen columns', async () => {
    const csv = await call('POST', 'profiles/export', {
      condition: rich,
      columns: ['email', 'note', 'tags', 'segments', 'unknown'],
    })
    expect(csv.headers['x-total-count']).toBe('1')
    expect(csv.body).toBe(
      'email,note,tags,segments,unknown\r\nuna@firm.example,"\'=HYPERLINK(""x"")",a;b,rich,\r\n',
    )
    const lines = (
      await call('POST', 'profiles/export', { segmentId: 'rich', format: 'ndjson' })
    ).body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object)
    expect(lines).toMatchObject([
      { email: 'una@firm.example', points: 20, segments: ['rich'], tags: ['a', 'b'] },
    ])
    expect((await call('POST', 'profiles/export', { segmentId: 'none' })).status).toBe(404)
    expect(
      (await call('POST', 'profiles/export', { condition: { type: 'nothing' } })).json(),
    ).toMatchObject({ status: 422 })
    expect((await call('POST', 'profiles/export', {}, t.as.member)).status).toBe(403)
  })

  it('comes back by an import as it went', async () => {
    const id = (
      await call('POST', 'import-configs', { name: 'Back again', mergingProperty: 'profileId' })
    ).json().id as string
    const { body } = await call('POST', 'profiles/export', {})
    const uploaded = await t.app.inject({
      method: 'POST',
      url: `/api/v1/import-configs/${id}/upload`,
      headers: { ...t.as.admin, 'content-type': 'text/csv' },
      payload: body,
    })
    const { run, mapping } = uploaded.json()
    expect(mapping).toMatchObject({ id: 'profileId', email: 'email', points: 'points' })
    await call('PUT', `import-configs/${id}`, { version: 1, mapping: { name: '' } })
    await call('POST', `import-runs/${run.id}/start`)
    await createWork(t.engine).drain()
    expect((await call('GET', `import-runs/${run.id}`)).json()).toMatchObject({
      unchanged: 2,
      created: 0,
      updated: 0,
      refused: 0,
    })
  })

  it('is listed with its runs when it is downloaded', async () => {
    const { id } = (
      await call('POST', 'export-configs', {
        name: 'Rich ones',
        segmentId: 'rich',
        columns: ['email'],
      })
    ).json()
    const { body, headers } = await call('GET', `export-configs/${id}/download`)
    expect(body).toBe('email\r\nuna@firm.example\r\n')
    expect(headers['content-disposition']).toMatch(/rich-ones-.*\.csv/)
    expect(await runsOf(id)).toMatchObject([{ state: 'done', people: 1, destination: '' }])
    expect((await call('GET', `export-configs/${id}`)).json()).toMatchObject({ status: 'SUCCESS' })
  })

  it('is over a day after its download, also where the process ended with it', async () => {
    const scope = { tenantId: t.tenants.a, actor: systemActor }
    const hoursAgo = (hours: number) => new Date(t.clock.now() - hours * HOUR_MS).toISOString()
    const left = async (name: string, hours: readonly number[]) => {
      const { id: configId } = (
        await call('POST', 'export-configs', { name, columns: ['email'] })
      ).json()
      for (const startedAt of hours.map(hoursAgo))
        await t.engine.stores
          .of('export-run')
          .create(scope, { configId, state: 'running', startedAt, destination: '' })
      return async () => [
        (await call('GET', `export-configs/${configId}`)).json().status,
        ...(await runsOf(configId)).map(({ state, error }) => `${state} ${error}`).sort(),
      ]
    }
    const [one, two] = [await left('Left', [25]), await left('Begun again', [25, 1])]
    await purgeExpired(t.engine, new Date(t.clock.now()))
    const ended = 'failed The download was broken off.'
    expect(await one()).toEqual(['ERRORS', ended])
    // The later run says how the export is now.
    expect(await two()).toEqual(['NEVER', ended, 'running '])
  })

  it('leaves again and again, to an address and into a folder', async () => {
    const origin = `http://localhost:${(receiver.address() as AddressInfo).port}`
    const { id } = (
      await call('POST', 'export-configs', {
        name: 'To the CRM',
        configType: 'recurrent',
        destination: `${origin}/people`,
        period: 'hour',
        segmentId: 'rich',
        columns: ['email'],
      })
    ).json()
    const filed = (
      await call('POST', 'export-configs', {
        name: 'To a folder',
        configType: 'recurrent',
        destination: 'folder:crm',
        period: 'day',
        format: 'ndjson',
        columns: ['email'],
      })
    ).json()
    const work = createWork(t.engine)
    await work.drain()
    expect(put).toMatchObject([
      { path: '/people', type: 'text/csv; charset=utf-8', body: 'email\r\nuna@firm.example\r\n' },
    ])
    const path = join(folder, t.tenants.a, 'crm')
    expect(readdirSync(path)).toHaveLength(1)
    expect(
      readFileSync(join(path, readdirSync(path)[0]!), 'utf8')
        .trim()
        .split('\n'),
    ).toHaveLength(2)
    answer = 500
    t.clock.advance(60 * 60_000)
    await work.drain()
    expect((await runsOf(id)).map((run) => run.state)).toEqual(['failed', 'done'])
    expect((await call('GET', `export-configs/${id}`)).json()).toMatchObject({
      status: 'ERRORS',
      nextRunAt: new Date(t.clock.now() + 60 * 60_000).toISOString(),
    })
    answer = 200
    expect((await call('POST', `export-configs/${id}/run`)).status).toBe(200)
    await work.drain()
    expect((await runsOf(id))[0]).toMatchObject({
      state: 'done',
      people: 1,
      destination: `${origin}/people`,
    })
    expect(await runsOf(filed.id)).toHaveLength(1)
    for (const destination of ['', 'folder:../other', 'https://10.0.0.1/x', 'ftp://x.example'])
      expect(
        (
          await call('POST', 'export-configs', {
            name: 'Nowhere',
            configType: 'recurrent',
            destination,
          })
        ).json(),
        destination,
      ).toMatchObject({ errors: [{ path: '/destination' }] })
  })
})
