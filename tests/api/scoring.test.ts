import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Condition } from '#condition/condition.ts'
import { barsOf } from '#engine/segments/scoring/preview-scores.ts'
import { createWork } from '#engine/work.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const NOW = Date.parse('2026-11-23T09:00:00Z')

let t: TestApp
let key: string
const people: Record<string, string> = {}
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
    headers: answer.headers,
    body: answer.body === '' ? undefined : answer.json(),
  }
}
const country = (value: string): Condition => ({
  type: 'profilePropertyCondition',
  parameterValues: {
    propertyName: 'properties.country',
    comparisonOperator: 'equals',
    propertyValue: value,
  },
})
const viewed: Condition = {
  type: 'pastEventCondition',
  parameterValues: {
    eventCondition: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'View' } },
    minimumEventCount: 1,
    numberOfDays: 7,
  },
}
const scoreAtLeast = (scoringPlanId: string, scoreValue: number): Condition => ({
  type: 'scoringCondition',
  parameterValues: { scoringPlanId, scoreValue },
})
const inSegment = (id: string): Condition => ({
  type: 'profileSegmentCondition',
  parameterValues: { segments: [id], matchType: 'in' },
})
const track = (userId: string, event: string, at = t.clock.now()) =>
  t.app.inject({
    method: 'POST',
    url: '/v1/track',
    headers: { authorization: `Basic ${btoa(`${key}:`)}` },
    payload: { userId, event, timestamp: new Date(at).toISOString() },
  })
const story = async (who: string, plan = 'lead') =>
  (await send('GET', `scoring/${plan}/explain/${people[who]}`)).body
const inHot = async () =>
  (await send('GET', 'segments/hot/members')).body.map((one: { id: string }) => one.id)

beforeAll(async () => {
  t = await startTestApp()
  t.clock.set(NOW)
  ;({
    body: { key },
  } = await send('POST', 'sources', { name: 'Our website' }))
  for (const [name, value] of [
    ['ann', 'NO'],
    ['bo', 'SE'],
    ['cy', 'NO'],
  ] as const) {
    await t.app.inject({
      method: 'POST',
      url: '/v1/identify',
      headers: { authorization: `Basic ${btoa(`${key}:`)}` },
      payload: { userId: name, traits: { country: value, name } },
    })
    people[name] = (
      await send('GET', `aliases?filter=${encodeURIComponent(JSON.stringify({ value: name }))}`)
    ).body[0].profileId
  }
  const made = await send('POST', 'scoring', {
    id: 'lead',
    name: 'Lead score',
    elements: [
      { name: 'Home market', condition: country('NO'), value: 10 },
      { condition: viewed, value: 5 },
    ],
  })
  expect(made.status).toBe(201)
  expect(
    (
      await send('POST', 'segments', {
        id: 'hot',
        name: 'Hot leads',
        condition: scoreAtLeast('lead', 15),
      })
    ).status,
  ).toBe(201)
})
afterAll(() => t.close())

describe('a score', () => {
  it('is there when the plan is saved, with what gives it and since when', async () => {
    expect((await send('GET', 'scoring/lead/count')).body).toEqual({ count: 2 })
    expect(await story('ann')).toMatchObject({
      score: 10,
      modifier: 0,
      elements: [
        {
          name: 'Home market',
          value: 10,
          holds: true,
          since: '2026-11-23T09:00:00.000Z',
          reasons: { seen: 'NO' },
        },
        { name: '', value: 5, holds: false, since: null },
      ],
      history: [{ before: 0, value: 10, changedAt: '2026-11-23T09:00:00.000Z' }],
    })
    expect(await story('bo')).toMatchObject({ score: 0, history: [] })
  })

  it('follows an event in the same call, with the segments that are made of it', async () => {
    t.clock.set(NOW + 60_000)
    await track('ann', 'View')
    expect(await story('ann')).toMatchObject({
      score: 15,
      elements: [
        { since: '2026-11-23T09:00:00.000Z' },
        { holds: true, since: '2026-11-23T09:01:00.000Z' },
      ],
      history: [{ before: 10, value: 15 }, { value: 10 }],
    })
    expect(await inHot()).toEqual([people.ann])
  })

  it('goes down on the second on which a window ends', async () => {
    const work = createWork(t.engine)
    const end = NOW + 60_000 + 7 * 86_400_000
    await work.playTo(end - 1000, t.clock)
    expect((await story('ann')).score).toBe(15)
    await work.playTo(end, t.clock)
    expect(await story('ann')).toMatchObject({
      score: 10,
      history: [{ before: 15, value: 10, changedAt: new Date(end).toISOString() }, {}, {}],
    })
    expect(await inHot()).toEqual([])
  })

  it('can be given points by hand, which stay whatever the elements say', async () => {
    const set = (who: string, value: unknown, plan = 'lead') =>
      send('PUT', `scoring/${plan}/modifiers/${people[who]}`, { value })
    expect((await set('bo', 20)).body).toMatchObject({ score: 20, modifier: 20 })
    expect(await inHot()).toEqual([people.bo])
    await set('ann', -10)
    expect(await story('ann')).toMatchObject({
      score: 0,
      modifier: -10,
      elements: [{ holds: true }, {}],
    })
    expect(
      (await send('GET', 'scoring/lead/people')).body.map((one: { id: string; score: number }) => [
        one.id,
        one.score,
      ]),
    ).toEqual([
      [people.bo, 20],
      [people.cy, 10],
    ])
    await set('bo', 0)
    expect(
      (await send('GET', `profiles/${people.bo}`)).body.systemProperties.scoreModifiers,
    ).toBeUndefined()
    expect(await story('bo')).toMatchObject({
      score: 0,
      history: [
        { before: 20, value: 0 },
        { before: 0, value: 20 },
      ],
    })
    expect((await set('bo', 1.5)).body.errors[0].path).toBe('/value')
    expect((await set('bo', 1, 'gone')).status).toBe(404)
    expect((await send('PUT', 'scoring/lead/modifiers/nobody', { value: 1 })).status).toBe(404)
    await set('ann', 0)
  })

  it('keeps the beginnings of elements that stay when the plan changes', async () => {
    const { body: plan } = await send('GET', 'scoring/lead')
    t.clock.set(t.clock.now() + 3_600_000)
    await send('PUT', 'scoring/lead', {
      version: plan.version,
      elements: [
        { condition: country('SE'), value: 3 },
        { name: 'Renamed', condition: country('NO'), value: 12 },
      ],
    })
    expect(await story('ann')).toMatchObject({
      score: 12,
      elements: [{ holds: false }, { name: 'Renamed', since: '2026-11-23T09:00:00.000Z' }],
      history: [{ before: 10, value: 12 }, {}, {}, {}, {}, {}],
    })
    expect(await story('bo')).toMatchObject({
      score: 3,
      elements: [{ since: new Date(t.clock.now()).toISOString() }, {}],
    })
  })

  it("is nobody's when the plan is off", async () => {
    expect((await send('POST', 'scoring/lead/deactivate')).body.enabled).toBe(false)
    expect((await send('GET', 'scoring/lead/count')).body).toEqual({ count: 0 })
    expect((await send('POST', 'scoring/lead/activate')).body.enabled).toBe(true)
    expect((await send('GET', 'scoring/lead/count')).body).toEqual({ count: 3 })
  })

  it('is worked out from the beginning by a job', async () => {
    await t.database.system((db) => sql`update scores set value = 99`.execute(db))
    const { status, body } = await send('POST', 'scoring/lead/recalculate')
    expect(status).toBe(202)
    await createWork(t.engine).drain()
    expect((await send('GET', `jobs/${body.jobId}`)).body).toMatchObject({
      state: 'done',
      result: { changed: 3 },
    })
    expect(
      (await send('GET', 'scoring/lead/people')).body.map((one: { score: number }) => one.score),
    ).toEqual([12, 12, 3])
  })
})

describe('a plan', () => {
  it('is refused with the place of the fault', async () => {
    const faulty = await send('POST', 'scoring', {
      id: 'faulty',
      name: 'Faulty',
      elements: [
        { condition: country('NO'), value: 1 },
        { condition: { type: 'nope', parameterValues: {} }, value: 1 },
      ],
    })
    expect([faulty.status, faulty.body.errors[0].path]).toEqual([422, '/elements/1/condition/type'])
    const half = await send('POST', 'scoring', {
      id: 'faulty',
      name: 'Faulty',
      elements: [{ condition: country('NO'), value: 1.5 }],
    })
    expect([half.status, half.body.errors[0].path]).toEqual([422, '/elements/0/value'])
    const missing = await send('POST', 'segments', {
      id: 'nobody',
      name: 'Nobody',
      condition: scoreAtLeast('gone', 1),
    })
    expect([missing.status, missing.body.errors[0].path]).toEqual([
      422,
      '/condition/parameterValues/scoringPlanId',
    ])
  })

  it('cannot be made of itself, by way of segments and of other plans', async () => {
    const { body: plan } = await send('GET', 'scoring/lead')
    const own = await send('PUT', 'scoring/lead', {
      version: plan.version,
      elements: [
        { condition: country('NO'), value: 1 },
        { condition: inSegment('hot'), value: 5 },
      ],
    })
    expect([own.status, own.body.errors[0]]).toEqual([
      422,
      {
        path: '/elements/1/condition/parameterValues/segments',
        message: 'The plan would be made of itself: lead → hot → lead.',
      },
    ])
    const all = await send('PUT', 'scoring/lead', {
      version: plan.version,
      elements: [
        {
          condition: {
            type: 'profilePropertyCondition',
            parameterValues: { propertyName: 'segments', comparisonOperator: 'exists' },
          },
          value: 1,
        },
      ],
    })
    expect([all.status, all.body.errors[0].path]).toEqual([422, '/elements/0/condition'])
    await send('POST', 'scoring', {
      id: 'second',
      name: 'Second',
      elements: [{ condition: scoreAtLeast('lead', 12), value: 1 }],
    })
    expect((await send('GET', 'scoring/second/count')).body).toEqual({ count: 2 })
    const round = await send('PUT', 'scoring/lead', {
      version: plan.version,
      elements: [{ condition: scoreAtLeast('second', 1), value: 1 }],
    })
    expect([round.status, round.body.errors[0].path]).toEqual([
      422,
      '/elements/0/condition/parameterValues/scoringPlanId',
    ])
    const byProperty = await send('PUT', 'scoring/lead', {
      version: plan.version,
      elements: [
        {
          condition: {
            type: 'profilePropertyCondition',
            parameterValues: { propertyName: 'scores.second', comparisonOperator: 'exists' },
          },
          value: 1,
        },
      ],
    })
    expect([byProperty.status, byProperty.body.errors[0].path]).toEqual([
      422,
      '/elements/0/condition/parameterValues/propertyName',
    ])
  })

  it('tells where it is used, and is not deleted while it is', async () => {
    const refused = await send('DELETE', 'scoring/lead')
    expect([
      refused.status,
      refused.body.usedBy.map((one: { entity: string }) => one.entity).toSorted(),
    ]).toEqual([409, ['scoring', 'segment']])
    await send('DELETE', 'scoring/second')
    await send('DELETE', 'segments/hot')
    expect((await send('DELETE', 'scoring/lead')).status).toBe(200)
    expect(
      (
        await t.database.system((db) =>
          sql`select 1 from scores union all select 1 from score_changes`.execute(db),
        )
      ).rows,
    ).toEqual([])
  })

  it('is for admins, of its own organisation', async () => {
    await send('POST', 'scoring', { id: 'mine', name: 'Mine', elements: [] })
    expect((await send('GET', 'scoring/mine/count', undefined, t.as.member)).status).toBe(403)
    expect(
      (
        await send('GET', 'scoring/mine/count', undefined, {
          ...t.as.admin,
          'x-tenant-id': t.tenants.b,
        })
      ).status,
    ).toBe(404)
    expect((await send('POST', 'scoring/mine/recalculate', {}, t.as.reader)).status).toBe(403)
  })
})

describe('a preview', () => {
  it('spreads the scores of everybody, counts each element, and explains the highest', async () => {
    const { status, body } = await send('POST', 'scoring/preview', {
      elements: [
        { condition: country('NO'), value: 10 },
        { condition: country('SE'), value: -4 },
      ],
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      total: 3,
      scored: 3,
      lowest: -4,
      highest: 10,
      mean: 16 / 3,
      distribution: [
        { from: -4, to: -4, count: 1 },
        { from: 10, to: 10, count: 2 },
      ],
      elements: [{ count: 2 }, { count: 1 }],
    })
    expect(body.samples).toHaveLength(3)
    expect(body.samples[2]).toMatchObject({
      id: people.bo,
      score: -4,
      elements: [
        { holds: false, reasons: { seen: 'SE' } },
        { holds: true, says: 'country is "SE"' },
      ],
    })
    expect(
      (
        await send('POST', 'scoring/preview', {
          elements: [{ condition: { type: 'nope', parameterValues: {} }, value: 1 }],
        })
      ).body.errors[0].path,
    ).toBe('/elements/0/condition/type')
    expect((await send('POST', 'scoring/preview', { elements: [] })).body).toMatchObject({
      scored: 0,
      distribution: [{ from: 0, to: 0, count: 3 }],
    })
    expect((await send('GET', 'scoring/mine/distribution')).body).toMatchObject({
      total: 3,
      elements: [],
    })
  })

  it('puts many values into bars of equal, whole width that hold everybody', () => {
    const values = Array.from({ length: 101 }, (_one, n) => ({ value: n - 37, count: 1 }))
    const bars = barsOf(values)
    expect(bars.length).toBeLessThanOrEqual(13)
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(101)
    expect(bars[0]!.from).toBeLessThanOrEqual(-37)
    expect(bars.at(-1)!.to).toBeGreaterThanOrEqual(63)
    expect(barsOf([])).toEqual([])
  })
})
