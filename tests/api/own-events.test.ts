import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let key: string
const call = async (method: 'GET' | 'POST', path: string, payload?: object) =>
  (
    await t.app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: t.as.admin,
      ...(payload ? { payload } : {}),
    })
  ).json() as any
const send = (path: string, payload: object) =>
  t.app.inject({
    method: 'POST',
    url: `/v1/${path}`,
    headers: { authorization: `Basic ${btoa(`${key}:`)}` },
    payload,
  })
const propertiesOf = async (value: string) => {
  const [{ profileId }] = await call(
    'GET',
    `aliases?filter=${encodeURIComponent(JSON.stringify({ value }))}`,
  )
  return (await call('GET', `profiles/${profileId}`)).properties as Record<string, unknown>
}
const count = (propertyName: string) => ({
  type: 'incrementPropertyAction',
  parameterValues: { propertyName },
})
const rule = async (id: string, condition: object, ...actions: object[]) =>
  expect(await call('POST', 'rules', { id, name: `Rule ${id}`, condition, actions })).toMatchObject(
    { id },
  )

beforeAll(async () => {
  t = await startTestApp()
  key = (await call('POST', 'sources', { name: 'Our website' })).key
  await rule(
    'updates',
    { type: 'profileUpdatedEventCondition', parameterValues: {} },
    count('updates'),
  )
  await rule(
    'greets',
    {
      type: 'booleanCondition',
      parameterValues: {
        operator: 'and',
        subConditions: [
          { type: 'profileUpdatedEventCondition', parameterValues: {} },
          {
            type: 'profilePropertyCondition',
            parameterValues: {
              propertyName: 'properties.plan',
              comparisonOperator: 'equals',
              propertyValue: 'pro',
            },
          },
        ],
      },
    },
    { type: 'sendEventAction', parameterValues: { eventType: 'Became pro', toBePersisted: true } },
  )
  await rule(
    'visits',
    {
      type: 'booleanCondition',
      parameterValues: {
        operator: 'and',
        subConditions: [
          { type: 'sessionCreatedEventCondition', parameterValues: {} },
          {
            type: 'sessionPropertyCondition',
            parameterValues: {
              propertyName: 'properties.deviceCategory',
              comparisonOperator: 'equals',
              propertyValue: 'Desktop',
            },
          },
        ],
      },
    },
    count('desktopVisits'),
  )
  await rule('anything', { type: 'matchAllCondition', parameterValues: {} }, count('anything'))
})
afterAll(() => t.close())

describe('profileUpdated', () => {
  it('is told once for what an event changed, not for what its own rules change, and never for nothing', async () => {
    await send('identify', { userId: 'una', traits: { plan: 'basic' } })
    expect(await propertiesOf('una')).toMatchObject({ updates: 1, anything: 1 })
    // The rule for anything counts, so every event changes the person once more.
    await send('identify', { userId: 'una', traits: { plan: 'basic' } })
    expect(await propertiesOf('una')).toMatchObject({ updates: 2, anything: 2 })
    expect(
      await call(
        'GET',
        `events?filter=${encodeURIComponent(JSON.stringify({ eventType: 'profileUpdated' }))}`,
      ),
    ).toEqual([])
  })

  it('is told in the same way when events share a batch', async () => {
    await send('batch', {
      batch: [1, 2, 3].map((seats) => ({ type: 'identify', userId: 'ola', traits: { seats } })),
    })
    expect(await propertiesOf('ola')).toMatchObject({ updates: 3, anything: 3, seats: 3 })
  })

  it('sees what changed, and may raise events that are kept and set off others', async () => {
    await send('identify', { userId: 'liv', traits: { plan: 'pro' } })
    const [{ profileId }] = await call(
      'GET',
      `events?filter=${encodeURIComponent(JSON.stringify({ eventType: 'Became pro' }))}`,
    )
    expect((await call('GET', `profiles/${profileId}`)).properties).toMatchObject({
      plan: 'pro',
      anything: 2,
    })
  })
})

it('sessionCreated is told at the beginning of every visit, whichever client tells of it', async () => {
  const context = {
    sessionId: 'visit-1',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  }
  for (let n = 0; n < 2; n++)
    await send('track', { anonymousId: 'browser', event: 'Seen', context })
  await send('track', { anonymousId: 'browser', event: 'Seen', context: { sessionId: 'visit-2' } })
  expect(await propertiesOf('browser')).toMatchObject({ desktopVisits: 1, nbOfVisits: 2 })
  const answer = await t.app.inject({
    method: 'POST',
    url: '/context.json',
    headers: { 'x-unomi-api-key': key, 'user-agent': context.userAgent },
    payload: { sessionId: 'visit-3', requiredProfileProperties: ['desktopVisits'] },
  })
  expect(answer.json()).toMatchObject({ profileProperties: { desktopVisits: 1 } })
})
