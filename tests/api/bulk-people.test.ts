import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readdirSync } from 'node:fs'
import { bulkActions } from '#engine/administration/bulk/actions/list.ts'
import { createWork, type WorkLoop } from '#engine/work.ts'
import { systemActor } from '#model/api/actor.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const MANY = 110

let t: TestApp
let work: WorkLoop
const scope = (tenantId = t.tenants.a) => ({ tenantId, actor: systemActor })
const post = (path: string, payload: object = {}, headers = t.as.admin) =>
  t.app.inject({ method: 'POST', url: `/api/v1${path}`, payload, headers })
const get = (path: string, query: Record<string, string> = {}, headers = t.as.admin) =>
  t.app.inject({ url: `/api/v1${path}`, query, headers })
const bulk = (payload: object, headers = t.as.admin) => post('/profiles/bulk', payload, headers)
const person = (values: object) => t.engine.stores.of('profile').create(scope(), values as never)
const read = async (id: string) => (await t.engine.stores.of('profile').get(scope(), id))!
const count = async (filter: object) =>
  Number(
    String(
      (await get('/profiles', { filter: JSON.stringify(filter), range: '[0,0]' })).headers[
        'content-range'
      ],
    ).split('/')[1],
  )
const membersOf = async (list: string) =>
  (
    await t.database.system((db) =>
      sql<{ n: number }>`select count(*)::integer as n from list_members
        where list_id = ${list}`.execute(db),
    )
  ).rows[0]!.n

async function finish(id: string) {
  for (let turn = 0; turn < 40; turn++) {
    const view = (await get(`/bulk/${id}`)).json()
    if (!['queued', 'running'].includes(view.state)) return view
    await work.tick()
  }
  throw new Error('the bulk change did not end')
}

beforeAll(async () => {
  t = await startTestApp()
  work = createWork(t.engine)
  for (const [id, valueType] of [
    ['crowd', 'string'],
    ['company', 'string'],
    ['visits', 'long'],
  ])
    await t.engine.stores
      .of('property-type')
      .create(scope(), { id, name: `The ${id}`, valueType } as never)
  await t.engine.stores.of('user-list').create(scope(), { id: 'press', name: 'Press' } as never)
  await t.database.system((db) =>
    sql`insert into profiles (id, tenant_id, name, properties, created_at, created_by, updated_at,
        updated_by)
      select gen_random_uuid(), ${t.tenants.a}, 'Many ' || n, '{"crowd":"yes"}', now(), '', now(), ''
      from generate_series(1, ${MANY}::integer) n`.execute(db),
  )
})
afterAll(async () => {
  await work.stop()
  await t.close()
})

it('every folder of an action is in the list', () => {
  const folders = readdirSync('src/engine/administration/bulk/actions', { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map((one) => one.name)
  expect(bulkActions.map(({ id }) => id).toSorted()).toEqual(folders.toSorted())
})

describe('few records', () => {
  it('get a property and a tag by a filter, and lose both by undo', async () => {
    const one = await person({ name: 'Filter One', properties: { company: 'Old', visits: 1 } })
    const two = await person({ name: 'Filter Two', tags: ['kept'] })
    const filter = { name_starts: 'filter' }
    const set = (
      await bulk({ action: 'set', filter, values: { 'properties.company': 'New' } })
    ).json()
    expect(set.done.toSorted()).toEqual([one.id, two.id].toSorted())
    expect((await read(one.id)).properties).toEqual({ company: 'New', visits: 1 })
    const tag = (await bulk({ action: 'tag', filter, q: 'filter', tags: ['hot', 'kept'] })).json()
    expect((await read(two.id)).tags).toEqual(['kept', 'hot'])
    expect((await post(`/bulk/${tag.bulkId}/undo`)).json().done).toHaveLength(2)
    expect([(await read(one.id)).tags, (await read(two.id)).tags]).toEqual([[], ['kept']])
    expect((await post(`/bulk/${set.bulkId}/undo`)).statusCode).toBe(200)
    expect((await read(one.id)).properties).toEqual({ company: 'Old', visits: 1 })
    expect((await read(two.id)).properties).toEqual({})
    expect((await get(`/bulk/${set.bulkId}`)).json()).toMatchObject({
      counts: { undone: 2, done: 0 },
      undoable: false,
    })
    expect((await post(`/bulk/${set.bulkId}/undo`)).statusCode).toBe(409)
  })

  it('keep a value that was changed again since', async () => {
    const one = await person({ name: 'Moved on', properties: { company: 'Old' } })
    const set = (
      await bulk({ action: 'set', ids: [one.id], values: { 'properties.company': 'New' } })
    ).json()
    await t.engine.stores
      .of('profile')
      .update(scope(), one.id, null, { properties: { company: 'Newest' } })
    expect((await post(`/bulk/${set.bulkId}/undo`)).json()).toMatchObject({
      done: [],
      failed: [{ id: one.id, name: 'Moved on', code: 'conflict' }],
    })
    expect((await read(one.id)).properties).toEqual({ company: 'Newest' })
  })

  it('join and leave a list; undo concerns only those who joined', async () => {
    const [one, two] = [await person({ name: 'List One' }), await person({ name: 'List Two' })]
    await bulk({ action: 'add-to-list', ids: [one.id], listId: 'press' })
    const both = (
      await bulk({
        action: 'add-to-list',
        ids: [one.id, two.id, t.engine.newId()],
        listId: 'press',
      })
    ).json()
    expect(both).toMatchObject({ failed: [{ code: 'not_found' }] })
    expect(await membersOf('press')).toBe(2)
    await post(`/bulk/${both.bulkId}/undo`)
    expect(await membersOf('press')).toBe(1)
    const { key } = (
      await post('/api-keys', { name: 'People', kind: 'secret', scopes: ['profiles:write'] })
    ).json()
    const byKey = await post(`/bulk/${both.bulkId}/undo`, {}, { authorization: `Bearer ${key}` })
    expect(byKey.statusCode).toBe(403)
    const left = (
      await bulk({ action: 'remove-from-list', ids: [one.id, two.id], listId: 'press' })
    ).json()
    expect(await membersOf('press')).toBe(0)
    await post(`/bulk/${left.bulkId}/undo`)
    expect(await membersOf('press')).toBe(1)
  })

  it('are enrolled in a campaign, or told why not', async () => {
    const campaign = await t.engine.stores.of('campaign').create(scope(), {
      name: 'Spring offer',
      state: 'draft',
      websiteUrl: '',
      ownerId: 'test',
      seed: 1,
    } as never)
    const [one, two] = [
      await person({ name: 'With email', email: 'enroll@example.com' }),
      await person({ name: 'Without email' }),
    ]
    const answer = (
      await bulk({ action: 'enroll', ids: [one.id, two.id], campaignId: campaign.id })
    ).json()
    expect(answer, JSON.stringify(answer)).toMatchObject({
      done: [one.id],
      failed: [{ id: two.id, reason: 'They have no email address.' }],
    })
    expect((await post(`/bulk/${answer.bulkId}/undo`)).statusCode).toBe(409)
  })

  it('are exported as they are selected', async () => {
    const one = await person({ name: 'Exported' })
    const { bulkId } = (await bulk({ action: 'export', ids: [one.id] })).json()
    const file = await get(`/bulk/${bulkId}/file`, { format: 'csv', columns: 'id,name' })
    expect(file.body).toContain(`${one.id},Exported`)
  })

  it('are deleted and brought back', async () => {
    const one = await person({ name: 'Deleted' })
    const gone = (await bulk({ action: 'delete', filter: { name: 'deleted' } })).json()
    expect(gone).toMatchObject({ done: [one.id], undoable: 1 })
    expect((await post(`/bulk/${gone.bulkId}/undo`)).json().done).toEqual([one.id])
    expect((await read(one.id)).name).toBe('Deleted')
  })

  it.each([
    [
      { action: 'set', ids: ['x'], values: { 'properties.visits': 'many' } },
      '/values/properties.visits',
    ],
    [{ action: 'set', ids: ['x'], values: { 'properties.none': 1 } }, '/values/properties.none'],
    [{ action: 'set', ids: ['x'], values: { firstSeenAt: null } }, '/values/firstSeenAt'],
    [{ action: 'set', ids: ['x'], values: { name: 7 } }, '/values/name'],
    [{ action: 'set', ids: ['x'] }, '/values'],
    [{ action: 'tag', ids: ['x'], tags: [] }, '/tags'],
    [{ action: 'tag', tags: ['x'] }, '/ids'],
    [{ action: 'tag', ids: ['x'], filter: {}, tags: ['x'] }, '/ids'],
    [{ action: 'add-to-list', ids: ['x'], listId: 'none' }, '/listId'],
  ])('%j is refused with the place of the fault', async (payload, path) => {
    const answer = await bulk(payload)
    expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([422, path])
  })

  it('refuses another number than the user saw', async () => {
    const answer = await bulk({ action: 'tag', filter: { name: 'nobody' }, count: 3, tags: ['x'] })
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([409, '/count'])
  })
})

describe('many records', () => {
  const filter = { 'properties.crowd': 'yes' }

  it('are tagged by a job with progress, and untagged by undo', async () => {
    const answer = await bulk({ action: 'tag', filter, tags: ['crowd'], count: MANY })
    expect([answer.statusCode, answer.json().total]).toEqual([200, MANY])
    const { bulkId } = answer.json()
    expect((await get(`/bulk/${bulkId}`)).json().counts.waiting).toBe(MANY)
    expect(await finish(bulkId)).toMatchObject({
      state: 'done',
      counts: { done: MANY, waiting: 0, failed: 0 },
      undoable: true,
    })
    expect(await count({ tags: 'crowd' })).toBe(MANY)
    const undo = await post(`/bulk/${bulkId}/undo`)
    expect(undo.json(), undo.body).toMatchObject({ total: MANY })
    await finish(undo.json().bulkId)
    expect(await count({ tags: 'crowd' })).toBe(0)
    expect((await get(`/bulk/${bulkId}`)).json().counts.undone).toBe(MANY)
  })

  it('tell the outcome of each, page by page', async () => {
    const { bulkId } = (await bulk({ action: 'add-to-list', filter, listId: 'press' })).json()
    const gone = (
      await get('/profiles', { filter: JSON.stringify(filter), range: '[0,0]' })
    ).json()[0]
    await t.engine.stores.of('profile').remove(scope(), gone.id, null)
    await finish(bulkId)
    const failed = await get(`/bulk/${bulkId}/records`, { filter: '{"state":"failed"}' })
    expect(failed.json(), failed.body).toMatchObject([
      { id: gone.id, name: gone.name, code: 'not_found' },
    ])
    const all = await get(`/bulk/${bulkId}/records`, { range: '[0,49]' })
    expect(all.headers['content-range']).toBe(`records 0-49/${MANY}`)
    expect((await get(`/bulk/${bulkId}/records`, { filter: '{"state":"x"}' })).statusCode).toBe(400)
  })

  it('stop when the job is cancelled, and what was changed can be undone', async () => {
    const answer = (await bulk({ action: 'tag', filter, tags: ['stopped'] })).json()
    expect((await post(`/jobs/${answer.jobId}/cancel`)).statusCode).toBe(200)
    expect(await finish(answer.bulkId)).toMatchObject({ state: 'cancelled', counts: { done: 0 } })
    expect(await count({ tags: 'stopped' })).toBe(0)
  })

  it('are deleted by a job and all come back, for one day', async () => {
    const before = await count(filter)
    const first = (await bulk({ action: 'delete', filter })).json()
    expect(await finish(first.bulkId)).toMatchObject({ counts: { done: before } })
    expect(await count(filter)).toBe(0)
    const undo = (await post(`/bulk/${first.bulkId}/undo`)).json()
    expect(undo).toMatchObject({ total: before })
    expect(await finish(undo.bulkId)).toMatchObject({ counts: { done: before } })
    expect(await count(filter)).toBe(before)
    const second = (await bulk({ action: 'tag', filter, tags: ['late'] })).json()
    await finish(second.bulkId)
    t.clock.advance(DAY_MS + 1000)
    expect((await post(`/bulk/${second.bulkId}/undo`)).statusCode).toBe(409)
  })
})

it('belongs to the organization, and to those who may change its people', async () => {
  const one = await person({ name: 'Guarded' })
  const { bulkId } = (await bulk({ action: 'tag', ids: [one.id], tags: ['guarded'] })).json()
  const elsewhere = { ...t.as.admin, 'x-tenant-id': t.tenants.b }
  for (const path of [`/bulk/${bulkId}`, `/bulk/${bulkId}/records`, `/bulk/${bulkId}/file`]) {
    expect((await get(path, {}, elsewhere)).statusCode).toBe(404)
    expect((await get(path, {}, t.as.member)).statusCode).toBe(403)
  }
  expect((await post(`/bulk/${bulkId}/undo`, {}, elsewhere)).statusCode).toBe(404)
  for (const who of ['member', 'reader'] as const)
    expect((await post(`/bulk/${bulkId}/undo`, {}, t.as[who])).statusCode).toBe(403)
  expect((await read(one.id)).tags).toEqual(['guarded'])
  const others = await bulk({ action: 'tag', filter: {}, tags: ['x'] }, elsewhere)
  expect(others.json().done).toEqual([])
})
