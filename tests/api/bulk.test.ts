import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWork } from '#engine/work.ts'
import { systemActor } from '#model/api/actor.ts'
import { bulkActionsOf } from '#model/api/bulk.ts'
import { entities } from '#model/schema/entities.generated.ts'
import type { Entity } from '#model/schema/entity.ts'
import { operations } from '#server/operations/list.generated.ts'
import { createSample } from '#tests/support/sample-record.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { DAY_MS } from '#model/lib/time-units.ts'

let t: TestApp
let n = 0
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const scope = () => ({ tenantId: t.tenants.a, actor: systemActor })
const entityOf = (id: string) => entities.find((one) => one.id === id)!
const post = (path: string, payload: object, headers: Record<string, string> = t.as.admin) =>
  t.app.inject({ method: 'POST', url: `/api/v1${path}`, payload, headers })
const bulk = (entity: Entity, payload: object, headers?: Record<string, string>) =>
  post(`/${entity.path}/bulk`, payload, headers)
const segment = (values: object = {}) =>
  t.engine.stores.of('segment').create(scope(), { id: `bulk-${++n}`, name: `Bulk ${n}`, ...values })
const inSegment = (id: string) => ({
  type: 'profileSegmentCondition',
  parameterValues: { segments: [id] },
})
const rowOf = async (entity: Entity, id: string) =>
  (
    await t.database.system((db) =>
      sql<{
        row: unknown
      }>`select to_jsonb(one) as row from ${sql.table(entity.table)} one where id = ${id}`.execute(
        db,
      ),
    )
  ).rows[0]?.row
const actionsOn = async (entity: Entity, id: string) =>
  (
    await t.app.inject({
      url: '/api/v1/system-auditlog',
      query: {
        filter: JSON.stringify({ entity: entity.id, entityId: id }),
        sort: '["createdAt","ASC"]',
      },
      headers: t.as.admin,
    })
  )
    .json()
    .map((entry: { action: string }) => entry.action)
const isFinal = (entity: Entity) =>
  operations.some(
    (one) => one.method === 'DELETE' && one.path === `/api/v1/${entity.path}/:id` && !one.undoable,
  )

const deletable = entities
  .filter(
    (entity) => entity.path !== '' && bulkActionsOf(entity).includes('delete') && !isFinal(entity),
  )
  .map((entity) => [entity.id, entity] as const)
const having = (action: 'activate' | 'tag') =>
  entities
    .filter((entity) => entity.path !== '' && bulkActionsOf(entity).includes(action))
    .map((entity) => [entity.id, entity] as const)

describe('every entity', () => {
  it.each(deletable)('%s: what was deleted comes back to the letter, once', async (_id, entity) => {
    const records = [
      await createSample(t.engine.stores, scope(), entity, ++n),
      await createSample(t.engine.stores, scope(), entity, ++n),
    ]
    const ids = records.map((record) => String(record.id))
    const before = await Promise.all(ids.map((id) => rowOf(entity, id)))
    const deleted = await bulk(entity, { action: 'delete', ids })
    expect(deleted.json(), deleted.body).toMatchObject({
      done: ids,
      failed: [],
      undo: expect.any(String),
      undoable: 2,
    })
    expect(await Promise.all(ids.map((id) => rowOf(entity, id)))).toEqual([undefined, undefined])
    const { undo } = deleted.json()
    expect((await post(`/${entity.path}/undo-delete`, { undo })).json()).toEqual({
      done: ids.toReversed(),
      failed: [],
    })
    expect(await Promise.all(ids.map((id) => rowOf(entity, id)))).toEqual(before)
    expect((await post(`/${entity.path}/undo-delete`, { undo })).statusCode).toBe(404)
    expect(await actionsOn(entity, ids[0]!)).toEqual(
      entity.audit ? ['create', 'delete', 'restore'] : [],
    )
    // Some can only exist once of a kind, and the next test wants to make one.
    for (const id of ids) await t.engine.stores.byId(entity.id)!.remove(scope(), id, null)
  })

  it.each(having('activate'))(
    '%s: is switched off and on, with an audit entry for what changed only',
    async (_id, entity) => {
      const id = String((await createSample(t.engine.stores, scope(), entity, ++n)).id)
      const enabled = async () => (await t.engine.stores.byId(entity.id)!.get(scope(), id))!.enabled
      for (const [action, wanted] of [
        ['deactivate', false],
        ['deactivate', false],
        ['activate', true],
      ] as const) {
        expect((await bulk(entity, { action, ids: [id] })).json()).toMatchObject({
          done: [id],
          failed: [],
        })
        expect(await enabled()).toBe(wanted)
      }
      expect(
        (await actionsOn(entity, id)).filter((action: string) => action === 'update'),
      ).toHaveLength(2)
    },
  )

  it.each(having('tag'))('%s: gets tags and loses them', async (_id, entity) => {
    const id = String((await createSample(t.engine.stores, scope(), entity, ++n)).id)
    const store = t.engine.stores.byId(entity.id)!
    await store.update(scope(), id, null, { tags: ['old'] })
    expect(
      (await bulk(entity, { action: 'tag', ids: [id], tags: ['new', 'old'] })).json(),
    ).toMatchObject({ done: [id], failed: [] })
    expect((await store.get(scope(), id))!.tags).toEqual(['old', 'new'])
    expect(
      (await bulk(entity, { action: 'untag', ids: [id], tags: ['old', 'other'] })).json(),
    ).toMatchObject({ done: [id], failed: [] })
    expect((await store.get(scope(), id))!.tags).toEqual(['new'])
  })
})

describe('undoing', () => {
  it('brings back what went with a record, and where it was named', async () => {
    const campaign = await createSample(t.engine.stores, scope(), entityOf('campaign'), ++n)
    const email = `ida-${++n}@example.com`
    const profile = await t.engine.stores
      .of('profile')
      .create(scope(), { name: 'Ida Larsen', email })
    const contact = await t.engine.stores.of('contact').create(scope(), { email })
    const [gone, kept] = [await segment(), await segment()]
    const member = (segmentId: string) =>
      t.engine.stores.of('segment-member').create(scope(), {
        segmentId,
        profileId: profile.id,
        enteredAt: new Date(t.clock.now()).toISOString(),
      })
    const [first, second] = [await member(gone.id), await member(kept.id)]
    const goal = await t.engine.stores
      .of('goal')
      .create(scope(), { id: `g-${++n}`, name: `Goal ${n}`, campaignId: String(campaign.id) })
    const deleted = (
      await bulk(entityOf('profile'), { action: 'delete', ids: [profile.id] })
    ).json()
    expect(await rowOf(entityOf('segment-member'), first.id)).toBeUndefined()
    expect((await t.engine.stores.of('contact').get(scope(), contact.id))!.profileId).toBeNull()
    await t.engine.stores.of('segment').remove(scope(), gone.id, null)
    expect((await post('/profiles/undo-delete', { undo: deleted.undo })).json()).toEqual({
      done: [profile.id],
      failed: [],
    })
    expect((await t.engine.stores.of('contact').get(scope(), contact.id))!.profileId).toBe(
      profile.id,
    )
    expect(await rowOf(entityOf('segment-member'), second.id)).toMatchObject({
      profile_id: profile.id,
    })
    // The segment went meanwhile, and its members with it.
    expect(await rowOf(entityOf('segment-member'), first.id)).toBeUndefined()
    expect((await t.engine.stores.of('goal').get(scope(), goal.id))!.campaignId).toBe(campaign.id)
  })

  it('keeps out again whom a suppression is about that was taken off and brought back', async () => {
    const campaign = await createSample(t.engine.stores, scope(), entityOf('campaign'), ++n)
    const contact = await t.engine.stores
      .of('contact')
      .create(scope(), { email: `kept-out-${++n}@example.com` })
    const outreach = await t.engine.stores.of('outreach').create(scope(), {
      campaignId: String(campaign.id),
      contactId: contact.id,
      state: 'pending',
      enteredAt: new Date(t.clock.now()).toISOString(),
    })
    const state = async () =>
      (await t.engine.stores.of('outreach').get(scope(), outreach.id))!.state
    const made = await post('/suppressions', { value: contact.email })
    expect([made.statusCode, await state()]).toEqual([201, 'excluded'])
    const { undo } = (
      await bulk(entityOf('suppression'), { action: 'delete', ids: [made.json().id] })
    ).json()
    await t.engine.stores.of('outreach').update(scope(), outreach.id, null, { state: 'pending' })
    expect((await post('/suppressions/undo-delete', { undo })).json()).toEqual({
      done: [made.json().id],
      failed: [],
    })
    expect(await state()).toBe('excluded')
  })

  it('brings a person back who was deleted, and not the last admin, who never goes', async () => {
    const global = { tenantId: '', actor: systemActor }
    const user = await t.engine.stores.of('user').create(global, {
      tenantId: t.tenants.b,
      email: 'gone@b.example',
      subject: 'auth0|gone@b.example',
    })
    const { undo, undoable } = (
      await bulk(entityOf('user'), { action: 'delete', ids: [user.id] })
    ).json()
    expect([undoable, await t.engine.stores.of('user').get(global, user.id)]).toEqual([1, null])
    expect((await post('/users/undo-delete', { undo })).json()).toEqual({
      done: [user.id],
      failed: [],
    })
    expect((await t.engine.stores.of('user').get(global, user.id))!.tenantId).toBe(t.tenants.b)
    const { rows } = await t.engine.stores
      .of('user')
      .list(global, { filter: { email: 'admin@a.example' } })
    const refused = (await bulk(entityOf('user'), { action: 'delete', ids: [rows[0]!.id] })).json()
    expect(refused).toMatchObject({ done: [], failed: [{ code: 'wrong_state' }], undo: null })
  })

  it('names what cannot come back, loses nothing by it, and can be tried again', async () => {
    const [one, other] = [await segment(), await segment()]
    const { undo } = (
      await bulk(entityOf('segment'), { action: 'delete', ids: [one.id, other.id] })
    ).json()
    const instead = await segment({ id: one.id })
    const undone = (await post('/segments/undo-delete', { undo })).json()
    expect(undone).toMatchObject({
      done: [other.id],
      failed: [
        {
          id: one.id,
          name: one.name,
          code: 'invalid',
          reason: 'There is already a segment with this id.',
        },
      ],
    })
    await t.engine.stores.of('segment').remove(scope(), instead.id, null)
    expect((await post('/segments/undo-delete', { undo })).json()).toEqual({
      done: [one.id],
      failed: [],
    })
    expect((await t.engine.stores.of('segment').get(scope(), one.id))!.name).toBe(one.name)
  })

  it('ends after a day, and then nothing is kept any more', async () => {
    const one = await segment()
    const { undo } = (await bulk(entityOf('segment'), { action: 'delete', ids: [one.id] })).json()
    const count = async () =>
      Number(
        (
          await t.database.system((db) =>
            sql<{
              n: number
            }>`select count(*) as n from deleted_records where undo_id = ${undo}`.execute(db),
          )
        ).rows[0]!.n,
      )
    const work = createWork(t.engine)
    t.clock.advance(DAY_MS - 1000)
    await work.tick()
    expect(await count()).toBe(1)
    t.clock.advance(60 * 60_000)
    expect((await post('/segments/undo-delete', { undo })).statusCode).toBe(404)
    await work.tick()
    expect(await count()).toBe(0)
  })

  it('is not for other tenants, nor for people who may only look', async () => {
    const one = await segment()
    const { undo } = (await bulk(entityOf('segment'), { action: 'delete', ids: [one.id] })).json()
    expect(
      (await post('/segments/undo-delete', { undo }, { ...t.as.admin, 'x-tenant-id': t.tenants.b }))
        .statusCode,
    ).toBe(404)
    expect((await post('/goals/undo-delete', { undo })).statusCode).toBe(404)
    for (const who of ['reader', 'member', 'stranger'] as const)
      expect((await post('/segments/undo-delete', { undo }, t.as[who])).statusCode).toBe(
        who === 'stranger' ? 401 : 403,
      )
    expect((await post('/segments/undo-delete', { undo })).json().done).toEqual([one.id])
  })

  it.each([
    [1500, 1],
    [20_000, 0],
  ])('of a record with %i others that go with it: %i', async (others, undoable) => {
    const profile = await t.engine.stores.of('profile').create(scope(), { name: 'Busy' })
    const sessions = async () =>
      Number(
        (
          await t.database.system((db) =>
            sql<{
              n: number
            }>`select count(*) as n from sessions where profile_id = ${profile.id}`.execute(db),
          )
        ).rows[0]!.n,
      )
    await t.database.system((db) =>
      sql`insert into sessions (id, tenant_id, profile_id, time_stamp, last_event_date,
        created_at, created_by, updated_at, updated_by)
        select ${profile.id} || n, ${t.tenants.a}, ${profile.id}, now(), now(), now(), '', now(),
        '' from generate_series(1, ${others}::int) n`.execute(db),
    )
    const answer = (await bulk(entityOf('profile'), { action: 'delete', ids: [profile.id] })).json()
    expect(answer).toMatchObject({
      done: [profile.id],
      failed: [],
      undoable,
      undo: undoable ? expect.any(String) : null,
    })
    expect(await sessions()).toBe(0)
    if (!undoable) return
    expect((await post('/profiles/undo-delete', { undo: answer.undo })).json().done).toEqual([
      profile.id,
    ])
    expect(await sessions()).toBe(others)
  })
})

describe('many at once', () => {
  it('does what it can, and names the others with the reason', async () => {
    const [needed, free] = [await segment(), await segment()]
    const user = await segment({ name: 'Needs the other', condition: inSegment(needed.id) })
    const answer = (
      await bulk(entityOf('segment'), { action: 'delete', ids: [needed.id, free.id, 'nobody'] })
    ).json()
    expect(answer).toMatchObject({
      done: [free.id],
      undoable: 1,
      failed: [
        {
          id: needed.id,
          name: needed.name,
          code: 'in_use',
          usedBy: [{ entity: 'segment', records: [{ id: user.id, name: 'Needs the other' }] }],
        },
        { id: 'nobody', name: 'nobody', code: 'not_found' },
      ],
    })
  })

  it('deletes what only others of them need, in whichever order, and brings it back', async () => {
    const base = await segment()
    const middle = await segment({ condition: inSegment(base.id) })
    const top = await segment({ condition: inSegment(middle.id) })
    const ids = [base.id, middle.id, top.id]
    const answer = (await bulk(entityOf('segment'), { action: 'delete', ids })).json()
    expect(answer).toMatchObject({ done: ids.toReversed(), failed: [], undoable: 3 })
    expect((await post('/segments/undo-delete', { undo: answer.undo })).json()).toEqual({
      done: ids,
      failed: [],
    })
  })

  it('keeps to the rules of endpoints that are written by hand', async () => {
    const me = (await t.app.inject({ url: '/api/v1/users/me', headers: t.as.admin })).json()
    const answer = await bulk(entityOf('user'), { action: 'delete', ids: [me.id] })
    expect(answer.json(), answer.body).toMatchObject({ done: [], failed: [{ id: me.id }] })
    expect((await t.app.inject({ url: '/api/v1/users/me', headers: t.as.admin })).statusCode).toBe(
      200,
    )
    expect((await post('/users/undo-delete', { undo: me.id })).statusCode).toBe(404)
  })

  it.each([
    [{ action: 'delete' }, 422, 'ids'],
    [{ action: 'delete', ids: [] }, 422, 'Records'],
    [
      { action: 'delete', ids: Array.from({ length: 10_001 }, (_unused, i) => `x${i}`) },
      422,
      'Records',
    ],
    [{ action: 'delete', ids: ['x', 'x'] }, 422, 'Records'],
    [{ action: 'explode', ids: ['x'] }, 422, 'Action'],
    [{ action: 'tag', ids: ['x'] }, 422, 'tags'],
    [{ action: 'tag', ids: ['x'], tags: [''] }, 422, 'Tags'],
    [{ action: 'tag', ids: ['x'], tags: ['y'], more: 1 }, 422, 'more'],
  ])('refuses %j', async (payload, status, part) => {
    const answer = await bulk(entityOf('segment'), payload)
    expect(answer.statusCode, answer.body).toBe(status)
    expect(JSON.stringify(answer.json())).toContain(part)
  })

  it('touches nothing of another tenant', async () => {
    const one = await segment()
    const foreign = { ...t.as.admin, 'x-tenant-id': t.tenants.b }
    for (const action of ['delete', 'deactivate'] as const)
      expect(
        (await bulk(entityOf('segment'), { action, ids: [one.id] }, foreign)).json(),
      ).toMatchObject({ done: [], failed: [{ id: one.id, name: one.id, code: 'not_found' }] })
    expect((await t.engine.stores.of('segment').get(scope(), one.id))!.version).toBe(1)
  })
})
