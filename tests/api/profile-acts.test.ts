import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let key: string

const call = (method: 'GET' | 'POST', path: string, payload?: object, headers = t.as.admin) =>
  t.app.inject({ method, url: `/api/v1/${path}`, ...(payload ? { payload } : {}), headers })
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
  )[0]?.profileId
const rows = async (text: ReturnType<typeof sql>) =>
  (await t.database.system((db) => text.execute(db))).rows as Record<string, any>[]

beforeAll(async () => {
  t = await startTestApp()
  key = ((await call('POST', 'sources', { name: 'Our website' })).json() as { key: string }).key
  const scope = { tenantId: t.tenants.a, actor: systemActor }
  await t.engine.stores.of('property-type').create(scope, {
    id: 'membership',
    name: 'Membership number',
    target: 'profiles',
    valueType: 'string',
    identifier: true,
    automaticMappingsFrom: ['memberNo'],
  } as never)
  await t.engine.stores.of('property-type').create(scope, {
    id: 'visitsPaid',
    name: 'Paid visits',
    target: 'profiles',
    valueType: 'long',
    mergeStrategy: 'most',
  } as never)
  await t.engine.stores.of('segment').create(scope, {
    id: 'buyers',
    name: 'Buyers',
    condition: {
      type: 'pastEventCondition',
      parameterValues: {
        eventCondition: {
          type: 'eventTypeCondition',
          parameterValues: { eventTypeId: 'Order placed' },
        },
      },
    },
  } as never)
  await t.engine.stores.of('segment').create(scope, {
    id: 'reachable',
    name: 'Reachable',
    condition: {
      type: 'consentCondition',
      parameterValues: { consentTypeId: 'newsletter', consentStatus: 'GRANTED' },
    },
  } as never)
  await t.engine.stores.of('goal').create(scope, {
    id: 'ordering',
    name: 'Ordering',
    targetEvent: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'Order placed' } },
  } as never)
})
afterAll(() => t.close())

describe('a test event', () => {
  it('goes the way of every event, and tells what changed by it', async () => {
    await batch([
      { type: 'identify', userId: 'test-1', traits: { firstName: 'Ann', city: 'Oslo' } },
    ])
    const id = (await idOf('test-1'))!
    const bought = (
      await call('POST', `profiles/${id}/test-event`, {
        eventType: 'Order placed',
        properties: { total: 3 },
      })
    ).json()
    expect(bought).toMatchObject({
      entered: [{ id: 'buyers', name: 'Buyers' }],
      left: [],
      goals: [{ id: 'ordering' }],
      leftOut: [],
    })
    const event = (await call('GET', `events/${bought.eventId}`)).json() as Record<string, any>
    expect(event).toMatchObject({
      eventType: 'Order placed',
      profileId: id,
      properties: { total: 3 },
      sourceId: null,
      source: { itemType: 'console' },
    })
    const said = (
      await call('POST', `profiles/${id}/test-event`, {
        eventType: 'identify',
        properties: { city: 'Bergen', visitsPaid: 'many' },
      })
    ).json()
    expect(said.changed).toEqual([{ name: 'properties.city', before: 'Oslo', after: 'Bergen' }])
    expect(said.leftOut).toMatchObject([{ path: '/properties/visitsPaid' }])
    expect(said.entered).toEqual([])
  })

  it('is refused without a type, for nobody, and for whoever may only read', async () => {
    const id = (await idOf('test-1'))!
    expect((await call('POST', `profiles/${id}/test-event`, { properties: {} })).statusCode).toBe(
      422,
    )
    expect(
      (
        await call('POST', `profiles/${id}/test-event`, {
          eventType: 'x',
          properties: { text: 'x'.repeat(40_000) },
        })
      ).statusCode,
    ).toBe(422)
    expect(
      (
        await call('POST', 'profiles/01900000-0000-7000-8000-000000000099/test-event', {
          eventType: 'x',
        })
      ).statusCode,
    ).toBe(404)
    for (const headers of [t.as.reader, t.as.member])
      expect(
        (await call('POST', `profiles/${id}/test-event`, { eventType: 'x' }, headers)).statusCode,
      ).toBe(403)
    expect(
      (
        await call(
          'POST',
          `profiles/${id}/test-event`,
          { eventType: 'x' },
          { ...t.as.admin, 'x-tenant-id': t.tenants.b },
        )
      ).statusCode,
    ).toBe(404)
  })
})

describe('a consent', () => {
  it('is noted with its date, moves segments, and stands among the events', async () => {
    await batch([{ type: 'identify', userId: 'test-2', traits: { firstName: 'Bo' } }])
    const id = (await idOf('test-2'))!
    const given = (
      await call('POST', `profiles/${id}/consents`, {
        purpose: 'newsletter',
        status: 'GRANTED',
        until: '2027-01-01T00:00:00Z',
      })
    ).json()
    expect(given.entered).toMatchObject([{ id: 'reachable' }])
    const { consents } = (await call('GET', `profiles/${id}`)).json() as { consents: object }
    expect(consents).toEqual({
      newsletter: {
        status: 'GRANTED',
        statusDate: new Date(t.clock.now()).toISOString(),
        revokeDate: '2027-01-01T00:00:00.000Z',
      },
    })
    expect(
      (
        await call('POST', `profiles/${id}/consents`, { purpose: 'newsletter', status: 'REVOKED' })
      ).json().left,
    ).toMatchObject([{ id: 'reachable' }])
    expect(
      await rows(
        sql`select properties->'consent'->>'status' as status from events where profile_id = ${id}
          and event_type = 'modifyConsent' order by id`,
      ),
    ).toEqual([{ status: 'GRANTED' }, { status: 'REVOKED' }])
    const past = await call('POST', `profiles/${id}/consents`, {
      purpose: 'newsletter',
      status: 'GRANTED',
      until: '2026-01-01T00:00:00Z',
    })
    expect([
      past.statusCode,
      (past.json() as { errors: { path: string }[] }).errors[0]!.path,
    ]).toEqual([422, '/until'])
    expect(
      (await call('POST', `profiles/${id}/consents`, { purpose: 'newsletter', status: 'MAYBE' }))
        .statusCode,
    ).toBe(422)
  })
})

it('keeps a known address when a form leaves its field empty, and not when it says none', async () => {
  const identify = (email: string | null) =>
    batch([{ type: 'identify', userId: 'empty-field', traits: { email } }])
  const emailOf = async () =>
    (await call('GET', `profiles/${await idOf('empty-field')}`)).json().email as string | null
  await identify('kept@firm.example')
  await identify('')
  expect(await emailOf()).toBe('kept@firm.example')
  await identify(null)
  expect(await emailOf()).toBeNull()
})

describe('anonymising', () => {
  it('takes what tells who somebody is, in their events too, and keeps what they did', async () => {
    await batch([
      {
        type: 'identify',
        userId: 'test-3',
        anonymousId: 'browser-3',
        traits: { firstName: 'Cleo', memberNo: 'M-77', email: 'cleo@firm.example', city: 'Oslo' },
        context: { sessionId: 'visit-3' },
      },
      {
        type: 'track',
        userId: 'test-3',
        event: 'Order placed',
        properties: { total: 5, email: 'cleo@firm.example' },
      },
    ])
    const id = (await idOf('test-3'))!
    await call('POST', 'notes', { profileId: id, text: 'Cleo likes fish.' })
    // As an event of Unomi's API and a rule that merges by it leave them.
    await rows(sql`
      update events set target = '{"itemId":"u","properties":{"email":"cleo@firm.example","plan":1}}'
      where profile_id = ${id}
    `)
    await rows(sql`
      update profiles set system_properties = '{"loginId":"cleo@firm.example","groups":["a"]}'
      where id = ${id}
    `)
    await rows(sql`
      update profile_aliases set kind = 'loginId' where profile_id = ${id} and kind = 'anonymous'
    `)
    const preview = (await call('GET', `profiles/${id}/anonymise`)).json()
    expect(preview).toMatchObject({ properties: ['firstName', 'membership'], notes: 1, events: 2 })
    expect((await call('GET', `profiles/${id}`)).json()).toMatchObject({
      email: 'cleo@firm.example',
    })
    const done = (await call('POST', `profiles/${id}/anonymise`)).json()
    expect(done).toMatchObject(preview)
    expect(done.id).not.toBe(id)
    expect((await call('GET', `profiles/${id}`)).statusCode).toBe(404)
    const left = (await call('GET', `profiles/${done.id}`)).json() as Record<string, any>
    expect(left).toMatchObject({
      email: null,
      anonymous: true,
      properties: { city: 'Oslo', nbOfVisits: 1 },
    })
    expect(JSON.stringify(left)).not.toMatch(/Cleo|cleo|M-77/)
    expect((await call('GET', `profiles/${done.id}/segments`)).json()).toMatchObject([
      { segmentId: 'buyers', leftAt: null },
    ])
    const events = await rows(
      sql`
        select event_type, properties, target from events where profile_id = ${done.id} order by id
      `,
    )
    expect(events[1]!.target).toEqual({ itemId: 'u', properties: { plan: 1 } })
    expect(await rows(sql`select system_properties from profiles where id = ${done.id}`)).toEqual([
      { system_properties: { groups: ['a'] } },
    ])
    expect(events.map((row) => row.event_type)).toEqual(['identify', 'Order placed'])
    expect(JSON.stringify(events)).not.toMatch(/Cleo|cleo|M-77/)
    expect(events[1]!.properties).toEqual({ total: 5 })
    expect(
      await rows(
        sql`select count(*)::integer as n from profile_notes where profile_id in (${id}, ${done.id})`,
      ),
    ).toEqual([{ n: 0 }])
    expect(await idOf('test-3')).toBeUndefined()
  })

  it('makes whoever comes back somebody new', async () => {
    await batch([
      { type: 'track', anonymousId: 'browser-3', event: 'Page seen' },
      {
        type: 'identify',
        userId: 'test-3',
        anonymousId: 'browser-3',
        traits: { firstName: 'Cleo' },
      },
    ])
    const id = (await idOf('test-3'))!
    expect((await call('GET', `profiles/${id}`)).json()).toMatchObject({
      name: 'Cleo',
      properties: { firstName: 'Cleo' },
    })
    expect(
      await rows(sql`select event_type from events where profile_id = ${id} order by id`),
    ).toHaveLength(2)
  })

  it('is for whoever may write', async () => {
    const id = (await idOf('test-3'))!
    for (const headers of [t.as.reader, t.as.member])
      expect((await call('POST', `profiles/${id}/anonymise`, undefined, headers)).statusCode).toBe(
        403,
      )
    expect(
      (
        await call('POST', `profiles/${id}/anonymise`, undefined, {
          ...t.as.admin,
          'x-tenant-id': t.tenants.b,
        })
      ).statusCode,
    ).toBe(404)
  })
})

describe('the preview of a merge', () => {
  it('says of each value by which rule it was chosen, and is what comes of it', async () => {
    await batch([
      {
        type: 'identify',
        userId: 'm-1',
        timestamp: '2026-11-10T09:00:00Z',
        traits: { city: 'Oslo', visitsPaid: 9, colours: ['red'], only: 'here', plan: 'old' },
      },
      {
        type: 'identify',
        userId: 'm-2',
        traits: { city: 'Oslo', visitsPaid: 4, colours: ['blue'], there: true, plan: 'new' },
      },
    ])
    const [master, other] = [(await idOf('m-1'))!, (await idOf('m-2'))!]
    const { decisions, profile } = (
      await call('POST', `profiles/${master}/merge/preview`, { otherId: other })
    ).json() as {
      decisions: {
        part: string
        name: string
        title: string
        result: unknown
        strategy: string | null
        because: string
      }[]
      profile: { properties: Record<string, unknown> }
    }
    const of = Object.fromEntries(
      decisions.filter((one) => one.part === 'property').map((one) => [one.name, one]),
    )
    expect(
      Object.fromEntries(Object.entries(of).map(([name, one]) => [name, one.because])),
    ).toMatchObject({
      city: 'same',
      visitsPaid: 'greater',
      colours: 'joined',
      only: 'onlyThis',
      there: 'onlyOther',
      plan: 'seenLast',
    })
    expect(of.visitsPaid).toMatchObject({
      title: 'Paid visits',
      mine: 9,
      theirs: 4,
      result: 9,
      strategy: 'most',
    })
    expect(Object.fromEntries(Object.entries(of).map(([name, one]) => [name, one.result]))).toEqual(
      profile.properties,
    )
    await call('POST', `profiles/${master}/merge`, { otherId: other })
    expect((await call('GET', `profiles/${master}`)).json()).toMatchObject({
      properties: profile.properties,
    })
  })
})
