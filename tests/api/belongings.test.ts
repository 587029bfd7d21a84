import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let person: string

const call = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  headers = t.as.admin,
) => t.app.inject({ method, url: `/api/v1/${path}`, ...(payload ? { payload } : {}), headers })
const get = (path: string, headers = t.as.admin) => call('GET', path, undefined, headers)
const rich = (points: number) => ({
  type: 'profilePropertyCondition',
  parameterValues: {
    propertyName: 'properties.points',
    comparisonOperator: 'greaterThan',
    propertyValueInteger: points,
  },
})

beforeAll(async () => {
  t = await startTestApp()
  const scope = { tenantId: t.tenants.a, actor: systemActor }
  for (const [id, points] of [
    ['some', 1],
    ['many', 10],
  ] as const)
    await t.engine.stores
      .of('segment')
      .create(scope, { id, name: `Has ${id}`, condition: rich(points) } as never)
  for (const id of ['press', 'vip'])
    await t.engine.stores.of('user-list').create(scope, { id, name: `List ${id}` })
  await t.engine.stores.of('scoring').create(scope, {
    id: 'lead',
    name: 'Lead score',
    elements: [{ condition: rich(1), value: 12 }],
  } as never)
  person = (
    (await call('POST', 'profiles', { name: 'Una Voll', properties: { points: 20 } })).json() as {
      id: string
    }
  ).id
})
afterAll(() => t.close())

describe('what a person belongs to', () => {
  it('is their segments, since when, and those that they left', async () => {
    t.clock.set(t.clock.now() + 60_000)
    const { version } = (await get(`profiles/${person}`)).json() as { version: number }
    expect(
      (await call('PUT', `profiles/${person}`, { properties: { points: 5 }, version })).statusCode,
    ).toBe(200)
    const answer = await get(`profiles/${person}/segments`)
    expect(answer.headers['content-range']).toBe('segments 0-1/2')
    expect(answer.json()).toMatchObject([
      { segmentId: 'some', name: 'Has some', leftAt: null },
      { segmentId: 'many', name: 'Has many', leftAt: new Date(t.clock.now()).toISOString() },
    ])
    expect((await get(`profiles/${person}/segments?range=[1,1]`)).json()).toMatchObject([
      { segmentId: 'many' },
    ])
  })

  it('is the lists that they are on, since when and by whom, and their scores', async () => {
    for (const id of ['vip', 'press'])
      await call('POST', `lists/${id}/members`, { profileIds: [person] })
    expect((await get(`profiles/${person}/lists`)).json()).toMatchObject([
      { listId: 'press', name: 'List press' },
      { listId: 'vip' },
    ])
    const [member] = (await get('lists/vip/members')).json() as {
      id: string
      addedAt: string
      addedBy: string
    }[]
    expect(member).toMatchObject({ id: person, addedAt: new Date(t.clock.now()).toISOString() })
    expect(member!.addedBy, 'a name, as people read it').toBe('admin@a.example')
    expect((await get(`profiles/${person}/scores`)).json()).toMatchObject([
      { scoringId: 'lead', value: 12 },
    ])
  })

  it('lets the people on a list and in a segment be searched and filtered as profiles are', async () => {
    const other = (
      (
        await call('POST', 'profiles', {
          name: 'Bo Berg',
          email: 'bo@berg.example',
          properties: { points: 3 },
        })
      ).json() as { id: string }
    ).id
    await call('POST', 'lists/vip/members', { profileIds: [other] })
    const found = async (path: string, filter: object) => {
      const answer = await get(`${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
      return [
        answer.headers['content-range'],
        (answer.json() as { name: string }[]).map((one) => one.name),
      ]
    }
    expect(await found('lists/vip/members', { q: 'berg' })).toEqual(['members 0-0/1', ['Bo Berg']])
    expect(await found('segments/some/members', { q: 'una' })).toEqual([
      'members 0-0/1',
      ['Una Voll'],
    ])
    expect(await found('lists/vip/members', { email: 'bo@berg.example' })).toEqual([
      'members 0-0/1',
      ['Bo Berg'],
    ])
    expect(
      (await get(`lists/vip/members?filter=${encodeURIComponent('{"nothing":1}')}`)).statusCode,
    ).toBe(400)
  })

  it('is for whoever may see profiles, of one tenant', async () => {
    for (const part of ['segments', 'lists', 'scores']) {
      expect((await get(`profiles/${person}/${part}`, t.as.member)).statusCode).toBe(403)
      expect(
        (await get(`profiles/${person}/${part}`, { ...t.as.admin, 'x-tenant-id': t.tenants.b }))
          .statusCode,
      ).toBe(404)
      expect((await get(`profiles/nobody/${part}`)).statusCode).toBe(404)
      expect((await get(`profiles/${person}/${part}?range=[3,1]`)).statusCode).toBe(400)
    }
  })
})
