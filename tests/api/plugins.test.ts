import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PluginLeave } from '#catalog/referrers.ts'
import { systemActor } from '#model/api/actor.ts'
import type { PluginView } from '#model/api/answers/plugin-answers.ts'
import type { ImportPlan } from '#model/api/import-plan.ts'
import { packArchive } from '#platform/archive.ts'
import { createPluginFolder } from '#platform/plugins/plugin-folder.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
const folder = mkdtempSync(join(tmpdir(), 'outrider-plugins-'))
const typeIs = (eventTypeId: string) => ({
  type: 'eventTypeCondition',
  parameterValues: { eventTypeId },
})
const put = (name: string, content: unknown) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
}
const manifest = (id: string, more: object = {}) => ({
  id,
  name: `Plugin ${id}`,
  version: '1.0.0',
  ...more,
})

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: Record<string, string> = t.as.admin,
) => {
  const answer = await t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers,
    ...(payload ? { payload } : {}),
  })
  return {
    status: answer.statusCode,
    text: answer.body,
    headers: answer.headers,
    body: answer.body === '' ? undefined : answer.json(),
  }
}
async function upload(
  files: Record<string, unknown>,
  headers: Record<string, string> = t.as.admin,
) {
  const archive = packArchive(
    Object.entries(files).map(([name, content]) => ({
      name,
      text: typeof content === 'string' ? content : JSON.stringify(content),
    })),
  )
  const boundary = 'b0undary'
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; ` +
        `filename="p.tar.gz"\r\ncontent-type: application/gzip\r\n\r\n`,
    ),
    archive,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/v1/plugins',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const view = async (id: string, headers?: Record<string, string>): Promise<PluginView> =>
  (await call('GET', `plugins/${id}`, undefined, headers)).body
const planOf = async (id: string): Promise<ImportPlan> =>
  (await call('POST', `plugins/${id}/plan`)).body
const counts = ({ create, change, conflict, fault, same }: ImportPlan) => ({
  create,
  change,
  conflict,
  fault,
  same,
})
async function switchOn(id: string, conflicts?: string) {
  const answer = await call('POST', `plugins/${id}/on`, {
    plan: (await planOf(id)).hash,
    ...(conflicts ? { conflicts } : {}),
  })
  expect(answer.status, answer.text).toBe(200)
  return answer.body as PluginView
}

beforeAll(async () => {
  t = await startTestApp()
  put(
    'greeter/plugin.json',
    manifest('greeter', { name: 'Greeter', description: 'Greets people who call.' }),
  )
  put('greeter/scripts/greet.json', {
    id: 'greet',
    name: 'Greet somebody',
    parameters: { type: 'object', properties: { word: { type: 'string', title: 'Word' } } },
  })
  put('greeter/scripts/greet.js', 'return set("greeting", parameters.word)')
  put('greeter/condition-types/called.json', {
    id: 'called',
    name: 'Has called',
    about: 'event',
    parentCondition: typeIs('Called'),
  })
  put('greeter/rules/greet-callers.json', {
    id: 'greet-callers',
    name: 'Greet callers',
    condition: { type: 'called', parameterValues: {} },
    actions: [{ type: 'script:greet', parameterValues: { word: 'Hello' } }],
  })
  put('greeter/property-types/greeting.json', {
    id: 'greeting',
    name: 'Greeting',
    target: 'profiles',
    valueType: 'string',
  })
  t.engine.plugins = createPluginFolder(folder)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await t.close()
})

describe('a plugin of the folder', () => {
  it('is off until it is switched on by its plan; then what it brings is there and works', async () => {
    expect(await view('greeter')).toMatchObject({
      name: 'Greeter',
      description: 'Greets people who call.',
      offeredVersion: '1.0.0',
      packageVersion: '',
      enabled: false,
      source: 'folder',
      faults: [],
    })
    expect((await view('greeter')).brings.map(({ entity, id, own }) => [entity, id, own])).toEqual([
      ['condition-type', 'called', false],
      ['property-type', 'greeting', false],
      ['rule', 'greet-callers', false],
      ['script', 'greet', false],
    ])
    const plan = await planOf('greeter')
    expect(counts(plan)).toEqual({ create: 4, change: 0, conflict: 0, fault: 0, same: 0 })
    expect((await call('GET', 'rules/greet-callers')).status, 'a plan changes nothing').toBe(404)
    expect((await call('POST', 'plugins/greeter/on', { plan: 'another' })).status).toBe(409)
    expect(await switchOn('greeter')).toMatchObject({
      enabled: true,
      packageVersion: '1.0.0',
      updatedBy: 'admin@a.example',
      switchedAt: new Date(t.clock.now()).toISOString(),
      brings: expect.arrayContaining([
        { entity: 'rule', id: 'greet-callers', name: 'Greet callers', own: true },
      ]),
    })
    expect((await call('GET', 'actions')).body).toContainEqual(
      expect.objectContaining({ id: 'script:greet', name: 'Greet somebody' }),
    )
    const { key } = (await call('POST', 'sources', { name: 'Telephone' })).body
    const tracked = await t.app.inject({
      method: 'POST',
      url: '/v1/track',
      headers: { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` },
      payload: { userId: 'caller-1', event: 'Called' },
    })
    expect(tracked.statusCode, tracked.body).toBe(200)
    expect((await call('GET', 'profiles')).body).toMatchObject([
      { properties: { greeting: 'Hello' } },
    ])
    expect(
      (await call('GET', 'system-auditlog?filter={"entity":"plugin","action":"import"}')).body,
    ).toMatchObject([
      {
        summary: 'Plugin "Greeter" 1.0.0 switched on: 4 created, 0 changed',
        actorName: 'admin@a.example',
      },
    ])
    const other = await view('greeter', { ...t.as.admin, 'x-tenant-id': t.tenants.b })
    expect(other.enabled, 'of the other organisation').toBe(false)
  })

  it('goes on to another version, and asks about what people changed', async () => {
    const rule = (await call('GET', 'rules/greet-callers')).body
    put('greeter/plugin.json', manifest('greeter', { name: 'Greeter', version: '1.1.0' }))
    put('greeter/rules/greet-callers.json', {
      ...JSON.parse(
        JSON.stringify({
          id: 'greet-callers',
          name: 'Greet callers',
          condition: { type: 'called', parameterValues: {} },
        }),
      ),
      actions: [{ type: 'script:greet', parameterValues: { word: 'Good day' } }],
    })
    expect(await view('greeter')).toMatchObject({
      offeredVersion: '1.1.0',
      packageVersion: '1.0.0',
    })
    expect(counts(await planOf('greeter'))).toMatchObject({ change: 1, conflict: 0, same: 3 })
    expect(
      (await call('PUT', 'rules/greet-callers', { name: 'Greet them all', version: rule.version }))
        .status,
    ).toBe(200)
    const plan = await planOf('greeter')
    expect(plan.changes).toMatchObject([
      {
        kind: 'conflict',
        reasons: ['admin@a.example changed it here since the plugin brought it.'],
      },
    ])
    expect(
      (await call('POST', 'plugins/greeter/on', { plan: plan.hash })).status,
      'without a choice',
    ).toBe(409)
    expect((await switchOn('greeter', 'keep')).packageVersion).toBe('1.1.0')
    expect((await call('GET', 'rules/greet-callers')).body.name).toBe('Greet them all')
    await switchOn('greeter', 'overwrite')
    expect((await call('GET', 'rules/greet-callers')).body).toMatchObject({
      name: 'Greet callers',
      actions: [{ parameterValues: { word: 'Good day' } }],
    })
    expect(counts(await planOf('greeter'))).toMatchObject({ change: 0, conflict: 0, same: 4 })
  })

  it('is not switched off while others name what it brought, and takes along what it made', async () => {
    expect(
      (
        await call('POST', 'rules', {
          id: 'mine',
          name: 'My own rule',
          condition: typeIs('Hi'),
          actions: [{ type: 'script:greet', parameterValues: { word: 'Hi' } }],
        })
      ).status,
    ).toBe(201)
    const leave: PluginLeave = (await call('POST', 'plugins/greeter/leave')).body
    expect(leave.usedBy).toMatchObject([
      { entity: 'rule', count: 1, records: [{ id: 'mine', name: 'My own rule' }] },
    ])
    const refused = await call('POST', 'plugins/greeter/off')
    expect([refused.status, refused.body.usedBy]).toMatchObject([
      409,
      [{ entity: 'rule', records: [{ id: 'mine' }] }],
    ])
    expect((await call('GET', 'rules/greet-callers')).status, 'nothing went').toBe(200)
    expect((await call('DELETE', 'rules/mine')).status).toBeLessThan(300)
    expect(
      ((await call('POST', 'plugins/greeter/leave')).body as PluginLeave).goes
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['called', 'greet', 'greet-callers', 'greeting'])
    expect((await call('POST', 'plugins/greeter/off')).body).toMatchObject({
      enabled: false,
      brought: [],
    })
    for (const path of [
      'rules/greet-callers',
      'scripts/greet',
      'condition-types/called',
      'property-types/greeting',
    ])
      expect((await call('GET', path)).status, path).toBe(404)
    expect((await call('POST', 'plugins/greeter/off')).status).toBe(409)
    expect(
      (await call('GET', 'system-auditlog?filter={"entity":"plugin","action":"delete"}')).body,
    ).toMatchObject([{ summary: 'Plugin "Greeter" switched off: 4 deleted' }])
  })

  it('leaves alone what was here before it', async () => {
    await t.engine.stores
      .of('property-type')
      .create(
        { tenantId: t.tenants.a, actor: systemActor },
        { id: 'greeting', name: 'Our greeting', target: 'profiles', valueType: 'string' },
      )
    expect((await planOf('greeter')).changes).toContainEqual(
      expect.objectContaining({
        id: 'greeting',
        kind: 'conflict',
        reasons: ['It was here before the plugin, and is not the plugin’s.'],
      }),
    )
    await switchOn('greeter', 'overwrite')
    expect((await call('GET', 'property-types/greeting')).body.name).toBe('Greeting')
    expect((await call('POST', 'plugins/greeter/off')).status).toBe(200)
    expect((await call('GET', 'property-types/greeting')).status).toBe(200)
  })

  it('can be switched off when its folder is gone', async () => {
    put('passing/plugin.json', manifest('passing'))
    put('passing/goals/passed.json', { id: 'passed', name: 'Passed by' })
    await switchOn('passing')
    rmSync(join(folder, 'passing'), { recursive: true })
    expect(await view('passing')).toMatchObject({
      enabled: true,
      offeredVersion: '',
      faults: [expect.stringContaining('folder is gone')],
    })
    expect((await call('POST', 'plugins/passing/on', { plan: 'x' })).status).toBe(409)
    expect((await call('POST', 'plugins/passing/off')).status).toBe(200)
    expect((await call('GET', 'goals/passed')).status).toBe(404)
    expect((await call('GET', 'plugins/passing')).status).toBe(404)
  })
})

describe('a plugin with faults', () => {
  const faulty: [string, Record<string, unknown>, string][] = [
    ['unsaid', { 'goals/x.json': { id: 'x', name: 'A goal' } }, 'There is no plugin.json.'],
    ['no-json', { 'plugin.json': '{' }, 'plugin.json is not a JSON object.'],
    [
      'renamed',
      { 'plugin.json': manifest('other'), 'goals/x.json': { id: 'x', name: 'A goal' } },
      'its folder is called "renamed"',
    ],
    [
      'no-version',
      { 'plugin.json': manifest('no-version', { version: 'new' }) },
      '"version" is three numbers',
    ],
    [
      'says-more',
      { 'plugin.json': manifest('says-more', { main: 'index.js' }) },
      'nothing called "main"',
    ],
    ['empty', { 'plugin.json': manifest('empty') }, 'It brings nothing'],
    [
      'users',
      { 'plugin.json': manifest('users'), 'users/ada.json': { id: 'ada' } },
      'users/ada.json: There is nothing here',
    ],
    [
      'installation',
      { 'plugin.json': manifest('installation'), 'systemprop/x.json': { id: 'x', value: '1' } },
      'systemprop/x.json: There is nothing here',
    ],
    [
      'values',
      { 'plugin.json': manifest('values'), 'goals/x.json': { id: 'x', name: 'x' } },
      'goals/x.json: Name',
    ],
    [
      'lonely',
      { 'plugin.json': manifest('lonely'), 'scripts/x.js': 'return []' },
      'there is no scripts/x.json beside it',
    ],
    [
      'large',
      { 'plugin.json': manifest('large'), 'goals/x.json': ' '.repeat(2 * 1024 * 1024 + 1) },
      'larger than 2 MB',
    ],
  ]

  it.each(faulty)(
    '%s is listed with its fault, and is not switched on',
    async (id, files, words) => {
      for (const [name, content] of Object.entries(files)) put(`${id}/${name}`, content)
      expect((await view(id)).faults.join(' ')).toContain(words)
      expect((await call('POST', `plugins/${id}/plan`)).status).toBe(422)
      const listed = (await call('GET', 'plugins')).body as PluginView[]
      expect(listed.find((one) => one.id === id)!.faults.length).toBeGreaterThan(0)
      expect(listed.find((one) => one.id === 'greeter')!.faults).toEqual([])
    },
  )

  it('says before it is switched on what only doing it finds', async () => {
    put('unreadable/plugin.json', manifest('unreadable'))
    put('unreadable/goals/fine.json', { id: 'fine', name: 'A fine goal' })
    put('unreadable/scripts/broken.json', { id: 'broken', name: 'Broken code' })
    put('unreadable/scripts/broken.js', 'return [')
    const plan = await planOf('unreadable')
    expect(counts(plan)).toMatchObject({ create: 1, fault: 1 })
    expect(plan.changes.find(({ kind }) => kind === 'fault')!.reasons[0]).toContain(
      'The script cannot be kept',
    )
    expect((await call('POST', 'plugins/unreadable/on', { plan: plan.hash })).status).not.toBe(200)
    expect((await call('GET', 'goals/fine')).status).toBe(404)
  })

  it('cannot reach out of its folder by a link', async () => {
    put('outside.json', { id: 'secret', name: 'From outside' })
    put('linked/plugin.json', manifest('linked'))
    mkdirSync(join(folder, 'linked/goals'))
    symlinkSync(join(folder, 'outside.json'), join(folder, 'linked/goals/secret.json'))
    expect((await view('linked')).brings).toEqual([])
  })
})

describe('an uploaded plugin', () => {
  const files = {
    'mine/plugin.json': manifest('mine', { name: 'My plugin' }),
    'mine/goals/reached.json': { id: 'reached', name: 'Reached by it' },
  }

  it('is kept for its organisation, switched on and off, replaced and deleted', async () => {
    expect(await upload(files)).toMatchObject({
      status: 201,
      body: { id: 'mine', source: 'upload', enabled: false, offeredVersion: '1.0.0', faults: [] },
    })
    const listed = await t.app.inject({ url: '/api/v1/plugins', headers: t.as.admin })
    expect(listed.json<{ id: string }[]>().find(({ id }) => id === 'mine')).toEqual(
      (await t.app.inject({ url: '/api/v1/plugins/mine', headers: t.as.admin })).json(),
    )
    expect(
      (await call('GET', 'plugins/mine', undefined, { ...t.as.admin, 'x-tenant-id': t.tenants.b }))
        .status,
    ).toBe(404)
    await switchOn('mine')
    expect((await call('GET', 'goals/reached')).status).toBe(200)
    expect((await call('DELETE', 'plugins/mine')).status, 'while it is on').toBe(409)
    expect(
      await upload({
        ...files,
        'mine/plugin.json': manifest('mine', { name: 'My plugin', version: '2.0.0' }),
      }),
    ).toMatchObject({
      status: 201,
      body: { enabled: true, packageVersion: '1.0.0', offeredVersion: '2.0.0' },
    })
    expect((await call('POST', 'plugins/mine/off')).status).toBe(200)
    expect((await call('DELETE', 'plugins/mine')).status).toBeLessThan(300)
    expect((await call('GET', 'plugins/mine')).status).toBe(404)
    expect((await call('DELETE', 'plugins/greeter')).status, 'of the folder').toBe(409)
  })

  it.each([
    [
      'without a manifest',
      { 'goals/reached.json': { id: 'reached', name: 'Reached' } },
      400,
      'holds no plugin',
    ],
    [
      'with a fault',
      { 'plugin.json': manifest('mine'), 'goals/reached.json': { id: 'reached', name: 'x' } },
      422,
      'goals/reached.json: Name',
    ],
    [
      'of the id of one in the folder',
      {
        'plugin.json': manifest('greeter'),
        'goals/reached.json': { id: 'reached', name: 'Reached' },
      },
      409,
      'already',
    ],
    [
      'that is too large',
      { 'plugin.json': manifest('mine'), 'goals/reached.json': ' '.repeat(512 * 1024) },
      413,
      '512 kB',
    ],
  ])('is refused %s', async (_what, given, status, words) => {
    const answer = await upload(given)
    expect([answer.status, answer.body.detail]).toEqual([status, expect.stringContaining(words)])
  })
})

it('lists page by page, and leaves writing to admins', async () => {
  const page = await call('GET', 'plugins?range=[1,2]')
  expect((page.body as unknown[]).length).toBe(2)
  expect(page.headers['content-range']).toMatch(/^plugins 1-2\/\d+$/)
  expect((await upload({ 'plugin.json': manifest('mine') }, t.as.reader)).status).toBe(403)
  for (const who of ['reader', 'member', 'key'] as const)
    expect((await call('POST', 'plugins/greeter/on', { plan: 'x' }, t.as[who])).status, who).toBe(
      403,
    )
})
