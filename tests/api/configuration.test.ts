import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import type { ImportPlan } from '#model/api/import-plan.ts'
import { packArchive, unpackArchive, type ArchiveFile } from '#platform/archive.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  await t.engine.stores
    .of('goal')
    .create(scope(), { id: 'called', name: 'Booked a call', tags: ['x'] })
  await t.engine.stores
    .of('property-type')
    .create(scope(), { id: 'shoeSize', name: 'Shoe size', target: 'profiles', valueType: 'long' })
  await t.engine.stores.of('template').create(scope(), {
    id: 'first',
    name: 'First email',
    subject: 'Hello {{ name }} – ä',
    source: 'x'.repeat(2000),
  })
  await t.engine.stores.of('journey').create(scope(), {
    id: 'way',
    name: 'A long way',
    goalId: 'called',
    graph: {
      nodes: [
        {
          id: 'entry',
          kind: 'entry',
          name: '',
          note: '',
          given: { joins: [] },
          exits: { next: 'hold' },
        },
        {
          id: 'hold',
          kind: 'wait',
          name: 'Hold',
          note: '',
          given: { time: 'P3D' },
          exits: { done: 'exit' },
        },
        { id: 'exit', kind: 'exit', name: '', note: '', given: {}, exits: {} },
      ],
    },
  })
  await t.engine.stores
    .of('system-property')
    .create(
      { tenantId: '', actor: systemActor },
      { id: 'token', type: 'secret', value: 'very-secret-value' },
    )
  await t.engine.stores.of('contact').create(scope(), { email: 'person@customer.example' })
})
afterAll(() => t.close())

const scope = (tenantId = t.tenants.a) => ({ tenantId, actor: systemActor })
const exported = async (headers: Record<string, string> = t.as.admin) => {
  const answer = await t.app.inject({ method: 'GET', url: '/api/v1/settings/exportall', headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.rawPayload
}

function send(
  archive: Buffer,
  query: Record<string, string>,
  headers: Record<string, string> = t.as.admin,
) {
  const boundary = 'b0undary'
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; ` +
        `filename="c.tar.gz"\r\ncontent-type: application/gzip\r\n\r\n`,
    ),
    archive,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return t.app.inject({
    method: 'POST',
    url: `/api/v1/settings/importall?${new URLSearchParams(query)}`,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  })
}

async function planOf(archive: Buffer, headers?: Record<string, string>): Promise<ImportPlan> {
  const answer = await send(archive, { dryRun: 'true' }, headers)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const apply = (
  archive: Buffer,
  plan: ImportPlan,
  more: Record<string, string> = {},
  headers?: Record<string, string>,
) => send(archive, { dryRun: 'false', plan: plan.hash, ...more }, headers)

/** The archive with some files changed: null takes a file out. */
const changed = (archive: Buffer, changes: Record<string, ((text: string) => string) | null>) => {
  const files = unpackArchive(archive)
  const kept = files
    .filter((file) => changes[file.name] !== null)
    .map((file) => ({ ...file, text: changes[file.name]?.(file.text) ?? file.text }))
  const added = Object.entries(changes)
    .filter(([name, change]) => change && !files.some((file) => file.name === name))
    .map(([name, change]): ArchiveFile => ({ name, text: change!('') }))
  return packArchive([...kept, ...added])
}
const withValues = (values: object) => (text: string) =>
  JSON.stringify({ ...(text ? JSON.parse(text) : {}), ...values })
const goalNow = async () => (await t.engine.stores.of('goal').get(scope(), 'called'))!
const counts = ({ create, change, conflict, fault, same }: ImportPlan) => ({
  create,
  change,
  conflict,
  fault,
  same,
})

describe('the export', () => {
  it('is one file a record with its id, and holds neither people nor secrets', async () => {
    const files = unpackArchive(await exported(t.as.reader))
    expect(files.map((file) => file.name)).toEqual(
      expect.arrayContaining([
        'email-template/first.json',
        'goals/called.json',
        'manifest.json',
        'property-types/shoeSize.json',
        'systemprop/token.json',
      ]),
    )
    const all = JSON.stringify(files)
    expect(
      JSON.parse(files.find((file) => file.name === 'journeys/way.json')!.text).graph.nodes,
    ).toHaveLength(3)
    for (const hidden of ['very-secret-value', 'person@customer.example', 'member@a.example'])
      expect(all).not.toContain(hidden)
  })

  it('is the same bytes for the same configuration', async () => {
    expect((await exported()).equals(await exported())).toBe(true)
  })
})

describe('the import', () => {
  it('of an export changes nothing', async () => {
    const archive = await exported()
    const before = await goalNow()
    const plan = await planOf(archive)
    expect(plan).toMatchObject({ create: 0, change: 0, conflict: 0, fault: 0, changes: [] })
    expect(plan.same).toBe(unpackArchive(archive).length - 1)
    expect((await apply(archive, plan)).statusCode).toBe(200)
    expect(await goalNow()).toEqual(before)
    expect((await exported()).equals(archive)).toBe(true)
  })

  it('says what it would do with the values on both sides, and then does just that, keeping ids', async () => {
    const archive = changed(await exported(), {
      'goals/called.json': withValues({ name: 'Booked a demo' }),
      'goals/new.json': withValues({ id: 'new', name: 'A new goal' }),
    })
    const plan = await planOf(archive)
    expect(counts(plan)).toMatchObject({ create: 1, change: 1, conflict: 0, fault: 0 })
    expect(plan.changes).toContainEqual(
      expect.objectContaining({
        id: 'called',
        kind: 'change',
        before: { name: 'Booked a call' },
        after: { name: 'Booked a demo' },
      }),
    )
    expect((await goalNow()).name, 'a plan changes nothing').toBe('Booked a call')
    expect((await apply(archive, plan)).statusCode).toBe(200)
    expect((await goalNow()).name).toBe('Booked a demo')
    expect(await t.engine.stores.of('goal').get(scope(), 'new')).toMatchObject({
      name: 'A new goal',
    })
    const { rows } = await t.engine.stores
      .of('audit-entry')
      .list(scope(), { filter: { action: 'import' } })
    expect(rows).toMatchObject([
      {
        tenantId: t.tenants.a,
        summary: 'Configuration imported: 1 created, 1 changed',
        actorName: 'admin@a.example',
      },
    ])
  })

  it('leaves to people what was changed on both sides', async () => {
    const archive = changed(await exported(), {
      'goals/called.json': withValues({ name: 'From the archive' }),
    })
    await t.engine.stores.of('goal').update(scope(), 'called', null, { name: 'From here' })
    const plan = await planOf(archive)
    expect(counts(plan)).toMatchObject({ change: 0, conflict: 1 })
    expect(plan.changes[0]).toMatchObject({
      kind: 'conflict',
      before: { name: 'From here' },
      after: { name: 'From the archive' },
    })
    expect((await apply(archive, plan)).statusCode).toBe(409)
    expect((await apply(archive, plan, { conflicts: 'keep' })).statusCode).toBe(200)
    expect((await goalNow()).name).toBe('From here')
    expect((await apply(archive, plan, { conflicts: 'overwrite' })).statusCode).toBe(200)
    expect((await goalNow()).name).toBe('From the archive')
  })

  it('does nothing when the plan is not what would happen any more', async () => {
    const archive = changed(await exported(), {
      'goals/called.json': withValues({ name: 'Planned name' }),
    })
    const plan = await planOf(archive)
    await t.engine.stores.of('goal').update(scope(), 'called', null, { name: 'Meanwhile' })
    expect((await apply(archive, plan, { conflicts: 'overwrite' })).statusCode).toBe(409)
    expect((await goalNow()).name).toBe('Meanwhile')
  })

  const faults: [string, Record<string, (text: string) => string>, string][] = [
    ['a value that the schema refuses', { 'goals/called.json': withValues({ name: 'x' }) }, 'Name'],
    [
      'an unknown field',
      { 'goals/called.json': withValues({ tenantId: 'b' }) },
      'no field "tenantId"',
    ],
    [
      'a record under the wrong name',
      { 'goals/other.json': withValues({ id: 'called', name: 'Somebody' }) },
      'called "other"',
    ],
    ['an unknown kind', { 'users/ada.json': withValues({ id: 'ada' }) }, 'nothing here'],
    ['a path that climbs', { 'goals/../x.json': withValues({ id: 'x' }) }, 'nothing here'],
    ['what is no JSON', { 'goals/called.json': () => '{' }, 'not a JSON object'],
  ]
  it.each(faults)('names %s and takes nothing at all', async (_what, changes, words) => {
    const archive = changed(await exported(), {
      ...changes,
      'goals/beside.json': withValues({ id: 'beside', name: 'Beside it' }),
    })
    const plan = await planOf(archive)
    expect(plan.fault).toBe(1)
    expect(plan.changes.find((one) => one.kind === 'fault')!.reasons.join(' ')).toContain(words)
    expect((await apply(archive, plan)).statusCode).toBe(422)
    expect(await t.engine.stores.of('goal').get(scope(), 'beside')).toBeNull()
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['no archive', Buffer.from('hello')],
    ['another archive', packArchive([{ name: 'a.txt', text: 'b' }])],
    ['a damaged one', gzipSync(Buffer.alloc(1024, 7))],
  ])('refuses %s with a sentence', async (_what, archive) =>
    expect((await send(archive, {})).statusCode).toBe(400),
  )

  it('brings the configuration to another tenant, without touching the first', async () => {
    const archive = await exported()
    const toB = { ...t.as.admin, 'x-tenant-id': t.tenants.b }
    const plan = await planOf(archive, toB)
    expect(plan).toMatchObject({ change: 0, conflict: 0, fault: 0 })
    expect(plan.create).toBeGreaterThan(2)
    expect((await apply(archive, plan, {}, toB)).statusCode).toBe(200)
    expect((await t.engine.stores.of('goal').get(scope(t.tenants.b), 'called'))!.name).toBe(
      (await goalNow()).name,
    )
    expect((await t.engine.stores.of('journey').get(scope(t.tenants.b), 'way'))!.graph).toEqual(
      (await t.engine.stores.of('journey').get(scope(), 'way'))!.graph,
    )
  })
})

const refused: ['GET' | 'POST', string, keyof TestApp['as'], number][] = [
  ['GET', '/settings/exportall', 'member', 403],
  ['GET', '/settings/exportall', 'key', 403],
  ['POST', '/settings/importall', 'reader', 403],
  ['POST', '/settings/deleteall', 'reader', 403],
  ['POST', '/settings/deleteall', 'member', 403],
  ['POST', '/settings/testmail', 'reader', 403],
]
it.each(refused)('%s %s is not for %s', async (method, url, who, status) => {
  expect(
    (
      await t.app.inject({
        method,
        url: `/api/v1${url}`,
        headers: t.as[who],
        ...(method === 'POST' ? { payload: { confirm: 'Tenant A' } } : {}),
      })
    ).statusCode,
  ).toBe(status)
})

it('sends a test mail to whoever asks', async () => {
  expect(
    (
      await t.app.inject({ method: 'POST', url: '/api/v1/settings/testmail', headers: t.as.admin })
    ).json(),
  ).toEqual({ to: 'admin@a.example' })
  expect(t.mails.at(-1)).toMatchObject({
    to: 'admin@a.example',
    subject: expect.stringContaining('test mail'),
  })
})

describe('deleting all', () => {
  const wipe = (confirm: string) =>
    t.app.inject({
      method: 'POST',
      url: '/api/v1/settings/deleteall',
      headers: t.as.admin,
      payload: { confirm },
    })

  it('wants the name typed', async () => {
    expect((await wipe('tenant a')).statusCode).toBe(422)
    expect(await goalNow()).toBeTruthy()
  })

  it('takes what the tenant has, and leaves people, opt-outs, the log and other tenants', async () => {
    const suppressions = t.engine.stores.of('suppression')
    await suppressions.create(scope(), {
      value: 'out@customer.example',
      kind: 'address',
      reason: 'unsubscribed',
    } as never)
    const answer = await wipe('Tenant A')
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().deleted).toMatchObject({ contact: 1, template: 1 })
    expect(await t.engine.stores.of('goal').get(scope(), 'called')).toBeNull()
    expect((await t.engine.stores.of('contact').list(scope(), {})).total).toBe(0)
    expect((await suppressions.list(scope(), {})).total).toBe(1)
    expect(
      (await t.engine.stores.of('user').list(scope(), { filter: { tenantId: t.tenants.a } })).total,
    ).toBe(5)
    expect(await t.engine.stores.of('goal').get(scope(t.tenants.b), 'called')).not.toBeNull()
    const { rows } = await t.engine.stores
      .of('audit-entry')
      .list(scope(), { filter: { action: 'delete', entity: 'tenant' } })
    expect(rows).toMatchObject([
      { tenantId: t.tenants.a, actorName: 'admin@a.example', after: { deleted: { contact: 1 } } },
    ])
  })
})
