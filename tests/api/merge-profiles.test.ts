import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let key: string
let n = 0

const batch = (calls: object[]) =>
  t.app.inject({
    method: 'POST',
    url: '/v1/batch',
    headers: { authorization: `Basic ${btoa(`${key}:`)}` },
    payload: { batch: calls },
  })
const idOf = async (userId: string) =>
  (
    (
      await t.app.inject({
        url: '/api/v1/aliases',
        query: { filter: JSON.stringify({ kind: 'user', value: userId }) },
        headers: t.as.admin,
      })
    ).json() as { profileId: string }[]
  )[0]!.profileId
const profile = async (id: string) =>
  (await t.app.inject({ url: `/api/v1/profiles/${id}`, headers: t.as.admin })).json() as Record<
    string,
    any
  >
const post = (path: string, payload: object = {}, headers = t.as.admin) =>
  t.app.inject({ method: 'POST', url: `/api/v1/${path}`, payload, headers })

/** Two people, each with a browser, a visit, events and a list that both are in. */
async function twoPeople() {
  const [one, two] = [`one-${++n}`, `two-${n}`]
  await batch([
    {
      type: 'identify',
      userId: one,
      anonymousId: `a-${one}`,
      timestamp: '2026-11-10T09:00:00Z',
      traits: { firstName: 'Una', city: 'Oslo', points: 2, colours: ['red'] },
      context: { sessionId: `v-${one}` },
    },
    {
      type: 'identify',
      userId: two,
      anonymousId: `a-${two}`,
      traits: {
        firstName: 'Una',
        lastName: 'Voll',
        email: `${two}@firm.example`,
        points: 3,
        colours: ['blue'],
      },
      context: { sessionId: `v-${two}` },
    },
    { type: 'track', userId: two, event: 'Order placed' },
  ])
  const [master, other] = [await idOf(one), await idOf(two)]
  const scope = { tenantId: t.tenants.a, actor: systemActor }
  for (const profileId of [master, other])
    await t.engine.stores.of('list-member').create(scope, { listId: 'press', profileId })
  await t.engine.stores.of('list-member').create(scope, { listId: 'vip', profileId: other })
  return { one, two, master, other }
}

/** All that names one of the two, without what counts writes. */
async function stateOf(ids: readonly string[]) {
  const rows = (text: ReturnType<typeof sql>) =>
    t.database.system(async (db) => (await text.execute(db)).rows)
  return {
    profiles: await rows(
      sql`select id, name, email, properties, consents, tags, anonymous, first_seen_at,
        last_seen_at from profiles where id = any(${ids}::uuid[]) order by id`,
    ),
    events: await rows(
      sql`select id, profile_id from events where profile_id = any(${ids}::uuid[]) order by id`,
    ),
    sessions: await rows(
      sql`select id, profile_id from sessions where profile_id = any(${ids}::uuid[]) order by id`,
    ),
    aliases: await rows(
      sql`select kind, value, profile_id from profile_aliases
        where profile_id = any(${ids}::uuid[]) order by kind, value`,
    ),
    lists: await rows(
      sql`select id, list_id, profile_id from list_members where profile_id = any(${ids}::uuid[]) order by id`,
    ),
  }
}

beforeAll(async () => {
  t = await startTestApp()
  key = ((await post('sources', { name: 'Our website' })).json() as { key: string }).key
  const scope = { tenantId: t.tenants.a, actor: systemActor }
  await t.engine.stores.of('property-type').create(scope, {
    id: 'points',
    name: 'Points',
    target: 'profiles',
    valueType: 'long',
    mergeStrategy: 'add',
  } as never)
  for (const id of ['press', 'vip'])
    await t.engine.stores.of('user-list').create(scope, { id, name: `List ${id}` } as never)
})
afterAll(() => t.close())

describe('merging by hand', () => {
  it('keeps the name that a colleague gave', async () => {
    const create = async (values: object) =>
      ((await post('profiles', values)).json() as { id: string }).id
    const named = await create({ name: 'Dr. Ada Byron', properties: { firstName: 'Ada' } })
    const other = await create({ name: 'Countess', properties: { lastName: 'Byron' } })
    const unnamed = await create({ name: 'Grace', properties: { firstName: 'Grace' } })
    expect(
      (await post(`profiles/${named}/merge/preview`, { otherId: other })).json().profile.name,
    ).toBe('Dr. Ada Byron')
    expect(
      (await post(`profiles/${unnamed}/merge/preview`, { otherId: named })).json().profile.name,
    ).toBe('Dr. Ada Byron')
  })

  it('comes to what the preview said, and moves everything', async () => {
    const { master, other, two } = await twoPeople()
    const before = await stateOf([master, other])
    const preview = await post(`profiles/${master}/merge/preview`, { otherId: other })
    expect(preview.json()).toMatchObject({
      profile: {
        id: master,
        name: 'Una Voll',
        email: `${two}@firm.example`,
        properties: { points: 5, city: 'Oslo', colours: ['red', 'blue'], nbOfVisits: 2 },
        firstSeenAt: '2026-11-10T09:00:00.000Z',
      },
      events: 2,
      sessions: 1,
    })
    expect(await stateOf([master, other])).toEqual(before)
    const merged = await post(`profiles/${master}/merge`, { otherId: other })
    expect(merged.statusCode).toBe(200)
    expect(merged.json().profile).toEqual(preview.json().profile)
    const { profile: kept } = preview.json()
    expect(await profile(master)).toMatchObject(kept)
    expect((await stateOf([master])).events).toHaveLength(3)
    expect(
      (await stateOf([master])).lists.map((row) => (row as { list_id: string }).list_id).toSorted(),
    ).toEqual(['press', 'vip'])
    expect(await idOf(two)).toBe(master)
    expect(
      (await t.app.inject({ url: `/api/v1/profiles/${other}`, headers: t.as.admin })).statusCode,
    ).toBe(404)
  })

  it('can be undone: both are as they were', async () => {
    const { master, other } = await twoPeople()
    const before = await stateOf([master, other])
    const { mergeId } = (await post(`profiles/${master}/merge`, { otherId: other })).json()
    expect((await post(`profile-merges/${mergeId}/undo`)).json()).toEqual({
      masterId: master,
      otherId: other,
    })
    expect(await stateOf([master, other])).toEqual(before)
    expect((await post(`profile-merges/${mergeId}/undo`)).statusCode).toBe(409)
  })

  it('and undoing keep segments right', async () => {
    const segment = (id: string, city: string) =>
      t.engine.stores.of('segment').create({ tenantId: t.tenants.a, actor: systemActor }, {
        id,
        name: `From ${city}`,
        enabled: true,
        condition: {
          type: 'profilePropertyCondition',
          parameterValues: {
            propertyName: 'properties.points',
            comparisonOperator: 'greaterThan',
            propertyValueInteger: 4,
          },
        },
      } as never)
    await segment('many-points', 'Oslo')
    const { master, other } = await twoPeople()
    const members = async () =>
      (
        await t.database.system((db) =>
          sql<{
            profile_id: string
          }>`select profile_id from segment_members where segment_id = 'many-points'
            and left_at is null and profile_id in (${master}, ${other})`.execute(db),
        )
      ).rows.map((row) => row.profile_id)
    expect(await members()).toEqual([])
    const { mergeId } = (await post(`profiles/${master}/merge`, { otherId: other })).json()
    expect(await members()).toEqual([master])
    await post(`profile-merges/${mergeId}/undo`)
    expect(await members()).toEqual([])
  })

  it('keeps what came since with the one that stood', async () => {
    const { master, other, one, two } = await twoPeople()
    const { mergeId } = (await post(`profiles/${master}/merge`, { otherId: other })).json()
    await batch([{ type: 'identify', userId: one, traits: { city: 'Bergen', since: 'the merge' } }])
    await post(`profile-merges/${mergeId}/undo`)
    expect((await profile(master)).properties).toMatchObject({
      city: 'Bergen',
      since: 'the merge',
      points: 2,
      colours: ['red'],
    })
    expect((await profile(other)).properties).toMatchObject({ points: 3, colours: ['blue'] })
    expect([await idOf(one), await idOf(two)]).toEqual([master, other])
  })

  it('can be undone for 30 days, and not when the one that stood is gone', async () => {
    const late = await twoPeople()
    const { mergeId } = (
      await post(`profiles/${late.master}/merge`, { otherId: late.other })
    ).json()
    const now = t.clock.now()
    t.clock.set(now + 31 * 86_400_000)
    expect((await post(`profile-merges/${mergeId}/undo`)).statusCode).toBe(409)
    t.clock.set(now)
    const chain = await twoPeople()
    const first = (await post(`profiles/${chain.master}/merge`, { otherId: chain.other })).json()
    const second = (await post(`profiles/${late.master}/merge`, { otherId: chain.master })).json()
    expect((await post(`profile-merges/${first.mergeId}/undo`)).statusCode).toBe(409)
    expect((await post(`profile-merges/${second.mergeId}/undo`)).statusCode).toBe(200)
    expect((await post(`profile-merges/${first.mergeId}/undo`)).statusCode).toBe(200)
  })

  it('is refused for nobody, for oneself, and for whoever may not', async () => {
    const { master, other } = await twoPeople()
    const nobody = '01900000-0000-7000-8000-000000000099'
    expect((await post(`profiles/${master}/merge`, { otherId: master })).statusCode).toBe(422)
    expect((await post(`profiles/${master}/merge`, { otherId: nobody })).statusCode).toBe(422)
    expect((await post(`profiles/${nobody}/merge`, { otherId: other })).statusCode).toBe(404)
    expect(
      (await post(`profiles/${master}/merge`, { otherId: other }, t.as.reader)).statusCode,
    ).toBe(403)
    expect(
      (await post(`profiles/${master}/merge/preview`, { otherId: other }, t.as.member)).statusCode,
    ).toBe(403)
    expect(
      (
        await post(
          `profiles/${master}/merge`,
          { otherId: other },
          { ...t.as.admin, 'x-tenant-id': t.tenants.b },
        )
      ).statusCode,
    ).toBe(404)
  })

  it('leaves nothing to undo of somebody who is erased', async () => {
    const { master, other } = await twoPeople()
    await post(`profiles/${master}/merge`, { otherId: other })
    await post(`profiles/${master}/erase`)
    const { rows } = await t.database.system((db) =>
      sql<{
        n: number
      }>`select count(*)::integer as n from profile_merges where master_id = ${master}`.execute(db),
    )
    expect(rows[0]!.n).toBe(0)
  })
})
