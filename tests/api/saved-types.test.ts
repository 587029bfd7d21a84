import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { group, type Condition } from '#condition/condition.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: unknown,
  headers: Record<string, string> = t.as.admin,
) => {
  const answer = await t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers,
    ...(payload === undefined ? {} : { payload: payload as object }),
  })
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
}
const country = (value: string): Condition => ({
  type: 'profilePropertyCondition',
  parameterValues: {
    propertyName: 'properties.country',
    comparisonOperator: 'equals',
    propertyValue: value,
  },
})
const livesIn = (value: string): Condition => ({
  type: 'livesIn',
  parameterValues: { country: value },
})
const members = async (id: string) =>
  ((await call('GET', `segments/${id}/members`)).body as { name: string }[])
    .map((one) => one.name)
    .toSorted()
const parameter = { id: 'country', title: 'Country', type: 'text' }

beforeAll(async () => {
  t = await startTestApp()
  for (const [name, properties] of Object.entries({
    Anna: { country: 'NO' },
    Bo: { country: 'SE' },
    Carl: { land: 'NO' },
  }))
    await call('POST', 'profiles', { name, properties })
})
afterAll(() => t.close())

describe('a saved condition type', () => {
  it('stands in segments, and what is made of it follows when it is changed', async () => {
    expect(
      (
        await call('POST', 'condition-types', {
          id: 'livesIn',
          name: 'Lives in',
          parentCondition: country('parameter::country'),
          parameters: [parameter],
        })
      ).status,
    ).toBe(201)
    expect(
      (await call('POST', 'segments', { id: 'norway', name: 'Norway', condition: livesIn('NO') }))
        .status,
    ).toBe(201)
    expect(await members('norway')).toEqual(['Anna'])
    const byLand = {
      type: 'profilePropertyCondition',
      parameterValues: {
        propertyName: 'properties.land',
        comparisonOperator: 'equals',
        propertyValue: 'parameter::country',
      },
    }
    expect(
      (await call('PUT', 'condition-types/livesIn', { version: 1, parentCondition: byLand }))
        .status,
    ).toBe(200)
    expect(await members('norway')).toEqual(['Carl'])
    await call('POST', 'profiles', { name: 'Dora', properties: { land: 'NO' } })
    expect(await members('norway')).toEqual(['Carl', 'Dora'])
  })

  it('cannot be deleted while it is used', async () => {
    const { status, body } = await call('DELETE', 'condition-types/livesIn')
    expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('Norway')])
  })

  it('may stand in another, and never in itself', async () => {
    expect(
      (
        await call('POST', 'condition-types', {
          id: 'nordic',
          name: 'Nordic',
          parentCondition: group('or', [livesIn('NO'), livesIn('SE')]),
        })
      ).status,
    ).toBe(201)
    expect(
      (
        await call('PUT', 'condition-types/livesIn', {
          version: 2,
          parentCondition: group('and', [{ type: 'nordic', parameterValues: {} }]),
        })
      ).body.errors,
    ).toEqual([
      { path: '/parentCondition', message: 'The condition type would be made of itself.' },
    ])
  })

  it.each([
    [
      'a shipped id',
      { id: 'formEventCondition', name: 'Form', parentCondition: country('NO') },
      '/id',
    ],
    [
      'a hole without a parameter',
      { id: 'holey', name: 'Holey', parentCondition: country('parameter::nothing') },
      '/parameters',
    ],
    [
      'a faulty line',
      {
        id: 'faulty',
        name: 'Faulty',
        parentCondition: group('and', [country('NO'), { type: 'nope', parameterValues: {} }]),
      },
      '/parentCondition/parameterValues/subConditions/1/type',
    ],
    [
      'two parameters of one id',
      {
        id: 'twice',
        name: 'Twice',
        parentCondition: country('parameter::country'),
        parameters: [parameter, parameter],
      },
      '/parameters/1/id',
    ],
    [
      'an event where a person is',
      {
        id: 'wrong',
        name: 'Wrong',
        about: 'profile',
        parentCondition: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'x' } },
      },
      '/parentCondition/type',
    ],
  ])('is refused with %s', async (_name, values, path) => {
    const { status, body } = await call('POST', 'condition-types', values)
    expect([status, body.errors[0].path]).toEqual([422, path])
  })

  it('is listed with those that are shipped', async () => {
    const all = (await call('GET', 'conditions')).body as {
      id: string
      shipped: boolean
      parameters: unknown[]
    }[]
    expect(all.find((one) => one.id === 'livesIn')).toMatchObject({
      shipped: false,
      parameters: [parameter],
    })
    expect(all.find((one) => one.id === 'pastEventCondition')).toMatchObject({ shipped: true })
  })
})

describe('a saved action', () => {
  it('stands in rules with what it was given, and rules give the rest', async () => {
    expect(
      (
        await call('POST', 'action-types', {
          id: 'setPlan',
          name: 'Set the plan',
          actions: [{ type: 'setPropertyAction', parameterValues: { setPropertyName: 'plan' } }],
        })
      ).status,
    ).toBe(201)
    const source = await call('POST', 'sources', { name: 'Shop', kind: 'server' })
    expect(
      (
        await call('POST', 'rules', {
          id: 'bad',
          name: 'Without a value',
          actions: [{ type: 'setPlan', parameterValues: {} }],
        })
      ).body.errors[0].path,
    ).toBe('/actions/0/parameterValues/setPropertyValue')
    expect(
      (
        await call('POST', 'rules', {
          id: 'pro',
          name: 'To pro',
          condition: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'Upgraded' } },
          actions: [{ type: 'setPlan', parameterValues: { setPropertyValue: 'pro' } }],
        })
      ).status,
    ).toBe(201)
    await t.app.inject({
      method: 'POST',
      url: '/v1/track',
      headers: { authorization: `Basic ${btoa(`${source.body.key}:`)}` },
      payload: { userId: 'u', event: 'Upgraded' },
    })
    expect((await call('GET', 'rules/pro/events')).body).toMatchObject([
      { outcome: 'done', summary: 'properties.plan: pro' },
    ])
    expect((await call('DELETE', 'action-types/setPlan')).status).toBe(409)
    expect(
      (await call('GET', 'actions')).body.find((one: { id: string }) => one.id === 'setPlan'),
    ).toMatchObject({ shipped: false })
  })

  it.each([
    [
      'an id that is shipped',
      {
        id: 'setPropertyAction',
        name: 'Mine',
        actions: [{ type: 'sendEventAction', parameterValues: {} }],
      },
      '/id',
    ],
    [
      'another saved one inside',
      { id: 'again', name: 'Again', actions: [{ type: 'setPlan', parameterValues: {} }] },
      '/actions/0/type',
    ],
    [
      'a list that there is not',
      {
        id: 'listed',
        name: 'Listed',
        actions: [{ type: 'addToListsAction', parameterValues: { listIdentifiers: ['gone'] } }],
      },
      '/actions/0/parameterValues/listIdentifiers',
    ],
    [
      'two actions',
      {
        id: 'two-of-them',
        name: 'Two of them',
        actions: [
          { type: 'sendEventAction', parameterValues: {} },
          { type: 'sendEventAction', parameterValues: {} },
        ],
      },
      '/actions',
    ],
  ])('is refused with %s', async (_name, values, path) => {
    const { status, body } = await call('POST', 'action-types', values)
    expect([status, body.errors[0].path]).toEqual([422, path])
  })
})
