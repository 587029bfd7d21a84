import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Condition } from '#condition/condition.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { HOUR_MS } from '#model/lib/time-units.ts'

const NOW = Date.parse('2026-11-23T09:00:00Z')

let t: TestApp
let key: string
const send = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: unknown,
  headers = t.as.admin,
) => {
  const answer = await t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers,
    ...(payload === undefined ? {} : { payload: payload as object }),
  })
  return {
    status: answer.statusCode,
    body: /json/.test(String(answer.headers['content-type'])) ? answer.json() : answer.body,
  }
}
const type = (eventTypeId: string): Condition => ({
  type: 'eventTypeCondition',
  parameterValues: { eventTypeId },
})
/** One event of one person, `hours` from now. */
const track = async (
  userId: string,
  event: string,
  { visit, hours = 0, more = {} }: { visit?: string; hours?: number; more?: object } = {},
) => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/v1/track',
    headers: { authorization: `Basic ${btoa(`${key}:`)}` },
    payload: {
      userId,
      event,
      timestamp: new Date(NOW + hours * HOUR_MS).toISOString(),
      ...(visit ? { context: { sessionId: visit } } : {}),
      ...more,
    },
  })
  expect(answer.statusCode).toBe(200)
}
const identify = (userId: string, traits: object) =>
  t.app.inject({
    method: 'POST',
    url: '/v1/identify',
    headers: { authorization: `Basic ${btoa(`${key}:`)}` },
    payload: { userId, traits },
  })
const profileOf = async (userId: string) => {
  const {
    body: [alias],
  } = await send('GET', `aliases?filter=${encodeURIComponent(JSON.stringify({ value: userId }))}`)
  return (await send('GET', `profiles/${alias.profileId}`)).body
}
const report = async (id: string, question: object = {}) =>
  (await send('POST', `goals/${id}/report`, question)).body

beforeAll(async () => {
  t = await startTestApp()
  t.clock.set(NOW)
  await t.database.system((db) => sql`update tenants set time_zone = 'Europe/Oslo'`.execute(db))
  ;({
    body: { key },
  } = await send('POST', 'sources', { name: 'Our website' }))
  expect(
    (
      await send('POST', 'goals', {
        id: 'bought',
        name: 'Bought',
        startEvent: type('Cart'),
        targetEvent: type('Order'),
      })
    ).status,
  ).toBe(201)
  expect(
    (await send('POST', 'goals', { id: 'signed', name: 'Signed up', targetEvent: type('Signup') }))
      .status,
  ).toBe(201)
})
afterAll(() => t.close())

describe('a goal with a start', () => {
  it('is reached once in a visit, after its start, and is noted on the visit and the person', async () => {
    await track('ann', 'Order', { visit: 'v1', hours: -30 })
    await track('ann', 'Cart', { visit: 'v1', hours: -29 })
    await track('ann', 'Order', { visit: 'v1', hours: -28 })
    await track('ann', 'Order', { visit: 'v1', hours: -27 })
    const goals = {
      boughtStartReached: '2026-11-22T04:00:00.000Z',
      boughtTargetReached: '2026-11-22T05:00:00.000Z',
    }
    expect((await profileOf('ann')).systemProperties.goals).toEqual(goals)
    expect((await send('GET', 'sessions/v1')).body.systemProperties.goals).toEqual(goals)
    expect((await report('bought')).globalStats).toEqual({
      startCount: 1,
      targetCount: 1,
      conversionRate: 1,
    })
  })

  it('is not reached in another visit than the start, by the starting event, or by an earlier one', async () => {
    await send('POST', 'goals', {
      id: 'viewed',
      name: 'Viewed',
      startEvent: type('View'),
      targetEvent: type('View'),
    })
    await track('bea', 'Cart', { visit: 'v2', hours: -5 })
    await track('bea', 'Order', { visit: 'v3', hours: -4 })
    await track('bea', 'Order', { visit: 'v2', hours: -6 })
    await track('bea', 'View', { visit: 'v2', hours: -3 })
    expect((await report('bought')).globalStats).toEqual({
      startCount: 2,
      targetCount: 1,
      conversionRate: 0.5,
    })
    expect((await report('viewed')).globalStats).toEqual({
      startCount: 1,
      targetCount: 0,
      conversionRate: 0,
    })
    await track('bea', 'View', { visit: 'v2', hours: -2 })
    expect((await report('viewed')).globalStats.targetCount).toBe(1)
  })

  it('counts what happens outside of visits as one, for people', async () => {
    await track('cid', 'Cart', { hours: -3 })
    await track('cid', 'Order', { hours: -1 })
    await track('cid', 'Order', { hours: 0 })
    expect((await report('bought', { of: 'profiles' })).globalStats).toEqual({
      startCount: 3,
      targetCount: 2,
      conversionRate: 2 / 3,
    })
    expect((await report('bought', { of: 'sessions' })).globalStats.startCount).toBe(2)
  })

  it('makes segments that ask for it right when the call has answered', async () => {
    const buyers: Condition = {
      type: 'goalMatchCondition',
      parameterValues: { goalId: 'bought', comparisonOperator: 'exists' },
    }
    await send('POST', 'segments', { id: 'buyers', name: 'Buyers', condition: buyers })
    expect((await send('GET', 'segments/buyers/count')).body).toEqual({ count: 2 })
    await track('dan', 'Cart', { visit: 'v9', hours: -2 })
    expect((await send('GET', 'segments/buyers/count')).body).toEqual({ count: 2 })
    await track('dan', 'Order', { visit: 'v9', hours: -1 })
    expect((await send('GET', 'segments/buyers/count')).body).toEqual({ count: 3 })
  })

  it('goes with a person who turns out to be somebody known, in the same call', async () => {
    await track('', 'Cart', {
      visit: 'v10',
      hours: -1,
      more: { anonymousId: 'anon-e', userId: undefined },
    })
    await track('eve', 'Order', { visit: 'v10', more: { anonymousId: 'anon-e' } })
    expect((await profileOf('eve')).systemProperties.goals).toMatchObject({
      boughtTargetReached: new Date(NOW).toISOString(),
    })
    expect((await report('bought')).globalStats).toMatchObject({ startCount: 4, targetCount: 3 })
  })
})

describe('the report', () => {
  it('tells days in the zone of the organisation, and how long it took', async () => {
    const { days, timeToConvert, convertedWithin, from, to } = await report('bought', {
      from: '2026-11-21',
      to: '2026-11-24',
    })
    expect(days).toEqual([
      { day: '2026-11-21', startCount: 0, targetCount: 0, conversionRate: 0 },
      { day: '2026-11-22', startCount: 1, targetCount: 1, conversionRate: 1 },
      { day: '2026-11-23', startCount: 3, targetCount: 2, conversionRate: 2 / 3 },
    ])
    expect(timeToConvert).toEqual({ median: 3600, mean: 3600, p90: 3600 })
    expect(convertedWithin.map((one: { count: number }) => one.count)).toEqual([0, 3, 0, 0, 0, 0])
    expect([from, to]).toEqual(['2026-11-20T23:00:00.000Z', '2026-11-23T23:00:00.000Z'])
  })

  it('is split by a property of the person, of the visit, by ranges and by dates, as Apache Unomi does', async () => {
    for (const [user, country, age] of [
      ['ann', 'NO', 30],
      ['bea', 'NO', 41],
      ['dan', 'SE', 52],
    ] as const)
      await identify(user, { country, age })
    const { split } = await report('bought', {
      aggregate: { property: 'profile.properties.country' },
    })
    expect(split).toEqual([
      { key: 'NO', startCount: 2, targetCount: 1, conversionRate: 0.5, percentage: 1 / 3 },
      { key: 'SE', startCount: 1, targetCount: 1, conversionRate: 1, percentage: 1 / 3 },
      { key: null, startCount: 1, targetCount: 1, conversionRate: 1, percentage: 1 / 3 },
    ])
    expect(
      (await send('GET', 'goals/bought/report?split=profile.properties.country')).body.split,
    ).toEqual(split)
    const ages = await report('bought', {
      aggregate: {
        type: 'numericRange',
        property: 'profile.properties.age',
        numericRanges: [
          { key: 'under 40', to: 40 },
          { key: 'from 40', from: 40 },
        ],
      },
    })
    expect(
      Object.fromEntries(
        ages.split.map((one: { key: string | null; startCount: number }) => [
          one.key,
          one.startCount,
        ]),
      ),
    ).toEqual({ 'under 40': 1, 'from 40': 2, null: 1 })
    const byDate = await report('bought', {
      aggregate: { type: 'date', property: 'timeStamp', parameters: { interval: '1M' } },
    })
    expect(byDate.split).toMatchObject([{ key: '2026-11-01', startCount: 4 }])
    for (const [user, since] of [
      ['ann', '2026-02-31'],
      ['bea', '2024-02-29'],
      ['dan', '2024-03-05'],
    ] as const)
      await identify(user, { since })
    const bySince = await report('bought', {
      aggregate: {
        type: 'dateRange',
        property: 'profile.properties.since',
        dateRanges: [
          { key: 'before March', to: '2024-03-01' },
          { key: 'later', from: '2024-03-01' },
        ],
      },
    })
    expect(
      Object.fromEntries(
        bySince.split.map((one: { key: string | null; startCount: number }) => [
          one.key,
          one.startCount,
        ]),
      ),
    ).toEqual({ 'before March': 1, later: 1, null: 2 })
  })

  it('counts only those for whom a condition is true', async () => {
    const condition: Condition = {
      type: 'profilePropertyCondition',
      parameterValues: {
        propertyName: 'properties.country',
        comparisonOperator: 'equals',
        propertyValue: 'SE',
      },
    }
    expect((await report('bought', { condition })).globalStats).toMatchObject({
      startCount: 1,
      targetCount: 1,
    })
  })

  it.each([
    [{ aggregate: { property: 'nothing at all' } }, '/aggregate/property'],
    [
      { aggregate: { type: 'numericRange', property: 'profile.properties.age' } },
      '/aggregate/numericRanges',
    ],
    [
      { aggregate: { type: 'date', property: 'timeStamp', parameters: { interval: 'eon' } } },
      '/aggregate/parameters/interval',
    ],
    [{ from: 'yesterday' }, '/from'],
    [{ from: '2026-11-02', to: '2026-11-01' }, '/from'],
    [{ from: '2001-11-02' }, '/from'],
    [{ of: 'cats' }, '/of'],
    [{ condition: { type: 'nope', parameterValues: {} } }, '/condition/type'],
  ])('refuses %j with the place of the fault', async (question, path) => {
    const { status, body } = await send('POST', 'goals/bought/report', question)
    expect([status, body.errors[0].path]).toEqual([422, path])
  })

  it('is for admins, of goals that exist', async () => {
    expect((await send('GET', 'goals/bought/report', undefined, t.as.member)).status).toBe(403)
    expect((await send('GET', 'goals/nothing/report')).status).toBe(404)
    expect(
      (
        await send('GET', 'goals/bought/report', undefined, {
          ...t.as.admin,
          'x-tenant-id': t.tenants.b,
        })
      ).status,
    ).toBe(404)
  })
})

describe('a goal without a start', () => {
  it('has everybody on the way: visits, and people since they were first seen', async () => {
    await track('ann', 'Signup', { visit: 'v1', hours: -26 })
    const visits = await report('signed')
    expect(visits.globalStats).toMatchObject({ startCount: 5, targetCount: 1 })
    const people = await report('signed', { of: 'profiles' })
    expect(people.globalStats).toMatchObject({ startCount: 5, targetCount: 1 })
    expect(people.timeToConvert.median).toBe(4 * 3600)
  })

  it('of a campaign has the people who are in it, and tells what one costs', async () => {
    const { body: campaign } = await send('POST', 'campaigns', {
      websiteUrl: 'https://shop.example',
    })
    const { body: contact } = await send('POST', 'contacts', { email: 'fay@shop.example' })
    await t.database.tenant(t.tenants.a, async (db) => {
      const stamp = new Date(NOW)
      await db
        .insertInto('outreaches')
        .values({
          id: t.engine.newId(),
          tenant_id: t.tenants.a,
          campaign_id: campaign.id,
          contact_id: contact.id,
          state: 'in_sequence',
          entered_at: stamp,
          version: 1,
          created_at: stamp,
          created_by: 'test',
          updated_at: stamp,
          updated_by: 'test',
        } as never)
        .execute()
    })
    await send('POST', 'goals', {
      id: 'called',
      name: 'Called us',
      targetEvent: type('Call'),
      campaignId: campaign.id,
    })
    await track('gus', 'Call', { visit: 'v20' })
    await identify('fay', { email: 'fay@shop.example' })
    await track('fay', 'Call', { visit: 'v21' })
    expect((await profileOf('gus')).systemProperties.goals).toBeUndefined()
    expect((await profileOf('fay')).systemProperties.goals).toEqual({
      calledTargetReached: new Date(NOW).toISOString(),
    })
    const cost = (eventDate: string, amount: number, currency = 'EUR') =>
      send('POST', 'campaign-events', {
        name: 'Fair',
        campaignId: campaign.id,
        eventDate,
        cost: amount,
        currency,
      })
    expect((await cost('2026-11-20', 100)).status).toBe(201)
    await cost('2026-11-23', 50.5)
    await cost('2026-11-24', 1000)
    await cost('2026-11-22', 20, 'NOK')
    expect((await cost('2026-11-22', -1)).body.errors[0].path).toBe('/cost')
    const { costs } = await report('called', { to: '2026-11-24' })
    expect(
      costs.map((one: { currency: string; cost: number }) => [one.currency, one.cost]),
    ).toEqual([
      ['EUR', 150.5],
      ['NOK', 20],
    ])
  })
})

it('exports who was on the way', async () => {
  const { status, body } = await send('GET', 'goals/bought/export?of=sessions')
  expect(status).toBe(200)
  const lines = String(body).trim().split('\r\n')
  expect(lines[0]).toBe('profileId,name,email,sessionId,startedAt,reachedAt,seconds')
  expect(lines[1]).toMatch(/,v1,2026-11-22T04:00:00.000Z,2026-11-22T05:00:00.000Z,3600$/)
  expect(lines).toHaveLength(5)
})

it('a goal that is switched off counts nothing', async () => {
  const before = (await report('bought')).globalStats
  const { body: goal } = await send('GET', 'goals/bought')
  await send('PUT', 'goals/bought', { version: goal.version, enabled: false })
  await track('hal', 'Cart', { visit: 'v30' })
  expect((await report('bought')).globalStats).toEqual(before)
})
