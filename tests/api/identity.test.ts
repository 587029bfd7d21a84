import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let key: string
let n = 0

type Call = { type?: string; [name: string]: unknown }
/** Each case has ids of its own, so that none meets another's people. */
const batch = async (mark: string, calls: readonly Call[]) => {
  const own = JSON.parse(JSON.stringify(calls).replaceAll('$', `${mark}-`)) as Call[]
  const answer = await t.app.inject({
    method: 'POST',
    url: '/v1/batch',
    headers: { authorization: `Basic ${btoa(`${key}:`)}` },
    payload: { batch: own.map((one) => ({ type: 'track', event: 'Seen', ...one })) },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}
const list = async (path: string, filter: object) =>
  (
    await t.app.inject({
      url: `/api/v1/${path}`,
      query: { filter: JSON.stringify(filter), range: '[0,49]' },
      headers: t.as.admin,
    })
  ).json() as Record<string, any>[]
const idOf = async (kind: string, value: string) =>
  (await list('aliases', { kind, value }))[0]?.profileId as string | undefined
const profile = async (kind: string, value: string) =>
  (
    await t.app.inject({ url: `/api/v1/profiles/${await idOf(kind, value)}`, headers: t.as.admin })
  ).json() as Record<string, any>

beforeAll(async () => {
  t = await startTestApp()
  key = (
    (
      await t.app.inject({
        method: 'POST',
        url: '/api/v1/sources',
        payload: { name: 'Our website' },
        headers: t.as.admin,
      })
    ).json() as { key: string }
  ).key
  const types = t.engine.stores.of('property-type')
  const scope = { tenantId: t.tenants.a, actor: systemActor }
  const declare = (id: string, values: object) =>
    types.create(scope, { id, name: `Property ${id}`, target: 'profiles', ...values } as never)
  await declare('age', { valueType: 'long' })
  await declare('since', { valueType: 'date' })
  await declare('vip', { valueType: 'boolean' })
  await declare('home', { valueType: 'geopoint' })
  await declare('colours', { valueType: 'string', multivalued: true })
  await declare('phoneNumber', { valueType: 'phone', automaticMappingsFrom: ['phone', 'mobile'] })
  await declare('level', { valueType: 'string', protected: true })
  await declare('cardNumber', { valueType: 'string', identifier: true })
  await declare('points', { valueType: 'long', mergeStrategy: 'add' })
  await declare('record', { valueType: 'long', mergeStrategy: 'most' })
  await declare('joined', { valueType: 'date', mergeStrategy: 'oldest' })
  await declare('nick', { valueType: 'string', mergeStrategy: 'nonEmpty' })
})
afterAll(() => t.close())

describe('the name of a person', () => {
  it('stays as a colleague gave it until another is said', async () => {
    await batch('named', [
      { type: 'identify', userId: '$u', traits: { email: 'ada@named.example' } },
    ])
    const { id, version, name } = await profile('user', 'named-u')
    expect(name).toBe('ada@named.example')
    expect(
      (
        await t.app.inject({
          method: 'PUT',
          url: `/api/v1/profiles/${id}`,
          payload: { name: 'Dr. Ada Byron', version },
          headers: t.as.admin,
        })
      ).statusCode,
    ).toBe(200)
    await batch('named', [{ type: 'identify', userId: '$u', traits: { city: 'London' } }])
    expect((await profile('user', 'named-u')).name).toBe('Dr. Ada Byron')
    await batch('named', [{ type: 'identify', userId: '$u', traits: { firstName: 'Augusta' } }])
    expect((await profile('user', 'named-u')).name).toBe('Augusta')
  })
})

describe('who is who', () => {
  const cases: { name: string; calls: Call[]; same: [string, string][][]; events?: number }[] = [
    {
      name: 'a browser becomes known, with all that it did',
      calls: [{ anonymousId: '$a' }, { type: 'identify', anonymousId: '$a', userId: '$u' }],
      same: [
        [
          ['anonymous', '$a'],
          ['user', '$u'],
        ],
      ],
    },
    {
      name: 'any event that names both ties them',
      calls: [{ anonymousId: '$a' }, { anonymousId: '$a', userId: '$u' }],
      same: [
        [
          ['anonymous', '$a'],
          ['user', '$u'],
        ],
      ],
    },
    {
      name: 'a second browser of somebody known joins them',
      calls: [
        { type: 'identify', anonymousId: '$a', userId: '$u' },
        { anonymousId: '$b' },
        { type: 'identify', anonymousId: '$b', userId: '$u' },
      ],
      same: [
        [
          ['anonymous', '$a'],
          ['anonymous', '$b'],
          ['user', '$u'],
        ],
      ],
    },
    {
      name: 'another person on the same browser stays another',
      calls: [
        { type: 'identify', anonymousId: '$a', userId: '$u' },
        { type: 'identify', anonymousId: '$a', userId: '$v' },
      ],
      same: [
        [['user', '$u']],
        [
          ['user', '$v'],
          ['anonymous', '$a'],
        ],
      ],
    },
    {
      name: 'a known person on the browser of another stays the one who they are',
      calls: [
        { userId: '$v' },
        { type: 'identify', anonymousId: '$a', userId: '$u' },
        { anonymousId: '$a', userId: '$v' },
      ],
      same: [
        [['user', '$u']],
        [
          ['user', '$v'],
          ['anonymous', '$a'],
        ],
      ],
    },
    {
      name: 'an alias joins two that are known',
      calls: [
        { userId: '$u' },
        { userId: '$v' },
        { type: 'alias', previousId: '$u', userId: '$v' },
      ],
      same: [
        [
          ['user', '$u'],
          ['user', '$v'],
        ],
      ],
    },
    {
      name: 'an alias makes a visitor known',
      calls: [{ anonymousId: '$a' }, { type: 'alias', previousId: '$a', userId: '$u' }],
      same: [
        [
          ['anonymous', '$a'],
          ['user', '$u'],
        ],
      ],
    },
    {
      name: 'a chain of aliases ends at one person',
      calls: [
        { userId: '$u' },
        { userId: '$v' },
        { userId: '$w' },
        { type: 'alias', previousId: '$u', userId: '$v' },
        { type: 'alias', previousId: '$v', userId: '$w' },
      ],
      same: [
        [
          ['user', '$u'],
          ['user', '$v'],
          ['user', '$w'],
        ],
      ],
    },
    {
      name: 'an identifying property joins',
      calls: [
        { type: 'identify', userId: '$u', traits: { cardNumber: '$C1' } },
        { type: 'identify', userId: '$v', traits: { cardNumber: '$c1' } },
      ],
      same: [
        [
          ['user', '$u'],
          ['user', '$v'],
          ['cardNumber', '$c1'],
        ],
      ],
    },
    {
      name: 'the same address alone does not',
      calls: [
        { type: 'identify', userId: '$u', traits: { email: '$x@firm.example' } },
        { type: 'identify', userId: '$v', traits: { email: '$x@firm.example' } },
      ],
      same: [[['user', '$u']], [['user', '$v']]],
    },
  ]

  // In one batch all happens in memory; one by one it happens over rows.
  it.each(
    cases.flatMap((one) => [
      { ...one, how: 'in one batch' },
      { ...one, how: 'one by one' },
    ]),
  )('$name, $how', async ({ calls, same, how }) => {
    const mark = `c${++n}`
    if (how === 'in one batch') await batch(mark, calls)
    else for (const call of calls) await batch(mark, [call])
    const people: string[] = []
    for (const names of same) {
      const ids = await Promise.all(
        names.map(([kind, value]) => idOf(kind, value.replace('$', `${mark}-`))),
      )
      expect(new Set(ids).size, JSON.stringify(names)).toBe(1)
      people.push(ids[0]!)
    }
    expect(new Set(people).size).toBe(same.length)
    const events = await Promise.all(people.map((profileId) => list('events', { profileId })))
    expect(events.flat()).toHaveLength(calls.length)
    const left = await t.database.system((db) =>
      sql<{
        n: number
      }>`select count(*)::int as n from profiles where id not in (select profile_id from profile_aliases)`.execute(
        db,
      ),
    )
    expect(left.rows[0]!.n, 'nobody is left without a name').toBe(0)
  })

  it('the id of a merged profile stays known', async () => {
    await batch('m', [{ anonymousId: '$a' }])
    const before = (await idOf('anonymous', 'm-a'))!
    await batch('m', [{ userId: '$u' }])
    await batch('m', [{ type: 'identify', anonymousId: '$a', userId: '$u' }])
    expect(await idOf('profile', before)).toBe(await idOf('user', 'm-u'))
    expect(
      (await t.app.inject({ url: `/api/v1/profiles/${before}`, headers: t.as.admin })).statusCode,
    ).toBe(404)
  })
})

describe('what is said of people', () => {
  it('is typed on the way in; what does not fit is left out, and told', async () => {
    const traits = {
      age: '42',
      since: '2020-05-01T10:00:00+02:00',
      vip: 'true',
      home: { lat: 59.91, lon: 10.75 },
      colours: 'red',
      mobile: '+47 22 33 44 55',
      free: { any: ['thing'] },
      email: 'Typed@Firm.example',
      firstName: 'Tia',
      lastName: 'Typed',
    }
    await batch('t', [
      {
        type: 'identify',
        userId: '$u',
        messageId: 'typed',
        traits: { ...traits, level: 'gold', nick: ['a', 'b'] },
      },
    ])
    expect(await profile('user', 't-u')).toMatchObject({
      name: 'Tia Typed',
      email: 'typed@firm.example',
      anonymous: false,
      properties: {
        age: 42,
        since: '2020-05-01T08:00:00.000Z',
        vip: true,
        home: '59.91,10.75',
        colours: ['red'],
        phoneNumber: '+47 22 33 44 55',
        free: { any: ['thing'] },
      },
    })
    const told = await list('refused-events', { messageId: 'typed' })
    expect(told.map(({ outcome, path }) => [outcome, path]).toSorted()).toEqual([
      ['partly', '/traits/level'],
      ['partly', '/traits/nick'],
    ])
    expect(await list('events', { messageId: 'typed' })).toHaveLength(1)
  })

  it('is removed by null', async () => {
    await batch('z', [
      { type: 'identify', userId: '$u', traits: { plan: 'pro', seats: 3 } },
      { type: 'identify', userId: '$u', traits: { plan: null } },
    ])
    expect((await profile('user', 'z-u')).properties).toEqual({ seats: 3 })
  })

  it('is joined by the strategy of each property when two become one', async () => {
    await batch('s', [
      {
        type: 'identify',
        userId: '$old',
        timestamp: '2026-11-10T00:00:00Z',
        traits: {
          points: 3,
          record: 9,
          joined: '2020-01-01',
          nick: 'Old',
          colours: ['red'],
          city: 'Oslo',
          only: 'here',
        },
      },
      {
        type: 'identify',
        userId: '$new',
        traits: {
          points: 4,
          record: 7,
          joined: '2022-01-01',
          nick: 'New',
          colours: ['blue', 'red'],
          city: 'Bergen',
        },
      },
    ])
    await batch('s', [{ type: 'alias', previousId: '$old', userId: '$new' }])
    const merged = await profile('user', 's-old')
    expect(merged.properties).toEqual({
      points: 7,
      record: 9,
      joined: '2020-01-01',
      nick: 'New',
      colours: ['blue', 'red'],
      city: 'Bergen',
      only: 'here',
    })
    expect(merged).toMatchObject({
      firstSeenAt: '2026-11-10T00:00:00.000Z',
      lastSeenAt: '2026-11-23T09:00:00.000Z',
    })
  })
})

describe('a search for people', () => {
  const found = async (q: string, filter: object = {}) =>
    (await list('profiles', { q, ...filter }))
      .map(({ email, properties }) => email ?? properties.mark)
      .toSorted()

  it('finds one by any of their ids, written in full, beside those whose name or address holds it', async () => {
    await batch('f', [
      {
        type: 'identify',
        userId: 'crm-4711',
        anonymousId: 'browser-1',
        traits: { email: 'fay@found.example', cardNumber: 'C 77' },
      },
      { type: 'identify', userId: 'crm-4712', traits: { email: 'crm-4711@found.example' } },
      { type: 'identify', userId: 'crm-4713', traits: { mark: 'nameless' } },
      { type: 'identify', userId: 'crm-4714', traits: { email: 'merged@found.example' } },
      { type: 'alias', previousId: 'crm-4714', userId: 'crm-4713' },
    ])
    expect(await found('crm-4711')).toEqual(['crm-4711@found.example', 'fay@found.example'])
    for (const id of ['browser-1', 'C 77', ' crm-4711 '])
      expect(await found(id), id).toContain('fay@found.example')
    expect(await found('crm-4714')).toEqual(await found('crm-4713'))
    expect(await found('crm-4714')).toHaveLength(1)
    expect(await found('crm-471')).toEqual(['crm-4711@found.example'])
    expect(await found('crm-4711', { email: 'fay@found.example' })).toEqual(['fay@found.example'])
    expect(await found('crm-4711', { anonymous: true })).toEqual([])
  })

  it('finds them among the people of a list as well', async () => {
    const { id } = (
      await t.app.inject({
        method: 'POST',
        url: '/api/v1/lists',
        headers: t.as.admin,
        payload: { name: 'Found people' },
      })
    ).json() as { id: string }
    const added = await t.app.inject({
      method: 'POST',
      url: `/api/v1/lists/${id}/members`,
      headers: t.as.admin,
      payload: { profileIds: [await idOf('user', 'crm-4711'), await idOf('user', 'crm-4713')] },
    })
    expect(added.statusCode, added.body).toBe(200)
    const people = async (q: string) =>
      ((await list(`lists/${id}/members`, { q })) as { email: string }[]).map(({ email }) => email)
    expect(await people('crm-4711')).toEqual(['fay@found.example'])
    expect(await people('crm-4712')).toEqual([])
  })

  it('exports whom it finds, and means the ids of its own organisation', async () => {
    const query = { filter: JSON.stringify({ q: 'crm-4713' }) }
    expect(
      (
        await t.engine.stores
          .of('profile')
          .list({ tenantId: t.tenants.b, actor: systemActor }, { filter: { q: 'crm-4713' } })
      ).rows,
    ).toEqual([])
    const exported = await t.app.inject({
      url: '/api/v1/profiles/export',
      query: { ...query, format: 'ndjson' },
      headers: t.as.admin,
    })
    expect(exported.body.trim().split('\n')).toHaveLength(1)
    expect(exported.body).toContain('merged@found.example')
  })
})

describe('visits', () => {
  it('grow with their events and count on the person', async () => {
    const visit = (sessionId: string, timestamp: string) => ({
      anonymousId: '$a',
      timestamp,
      context: { sessionId, userAgent: 'Browser/1', page: { referrer: 'https://search.example/' } },
    })
    await batch('v', [visit('$1', '2026-11-20T10:00:00Z'), visit('$1', '2026-11-20T10:05:00Z')])
    await batch('v', [visit('$1', '2026-11-20T09:59:00Z'), visit('$2', '2026-11-21T08:00:00Z')])
    expect(await list('sessions', { id: ['v-1'] })).toMatchObject([
      {
        size: 3,
        duration: 360_000,
        timeStamp: '2026-11-20T09:59:00.000Z',
        lastEventDate: '2026-11-20T10:05:00.000Z',
        properties: { userAgent: 'Browser/1', pageReferringURL: 'https://search.example/' },
      },
    ])
    expect((await profile('anonymous', 'v-a')).properties).toEqual({
      nbOfVisits: 2,
      firstVisit: '2026-11-20T10:00:00.000Z',
      lastVisit: '2026-11-21T08:00:00.000Z',
      previousVisit: '2026-11-20T10:00:00.000Z',
    })
  })
})
