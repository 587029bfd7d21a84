import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { group, negated, type Condition } from '#condition/condition.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let writeKey = ''

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
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.body === '' ? undefined : answer.json(),
  }
}
const ingest = async (path: string, payload: object) => {
  const answer = await t.app.inject({
    method: 'POST',
    url: `/v1/${path}`,
    headers: { authorization: `Basic ${Buffer.from(`${writeKey}:`).toString('base64')}` },
    payload,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const track = (userId: string, event: string, properties: object = {}, more: object = {}) =>
  ingest('track', { userId, event, properties, ...more })
const person = async (userId: string) => {
  const alias = await t.database.tenant(t.tenants.a, (db) =>
    db
      .selectFrom('profile_aliases')
      .select('profile_id')
      .where('kind', '=', 'user')
      .where('value', '=', userId)
      .executeTakeFirstOrThrow(),
  )
  return (await call('GET', `profiles/${alias.profile_id}`)).body
}
const typeIs = (eventTypeId: string): Condition => ({
  type: 'eventTypeCondition',
  parameterValues: { eventTypeId },
})
const profileIs = (name: string, value: unknown): Condition => ({
  type: 'profilePropertyCondition',
  parameterValues: {
    propertyName: `properties.${name}`,
    comparisonOperator: 'equals',
    propertyValue: value,
  },
})
const set = (name: string, value: string, more: object = {}) => ({
  type: 'setPropertyAction',
  parameterValues: { setPropertyName: name, setPropertyValue: value, ...more },
})
const rule = async (id: string, condition: Condition, actions: object[], more: object = {}) => {
  const answer = await call('POST', 'rules', {
    id,
    name: `Rule ${id}`,
    condition,
    actions,
    ...more,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}
const firings = async (id: string) =>
  (await call('GET', `rules/${id}/events`)).body as {
    outcome: string
    summary: string
    eventType: string
    profileId: string
    steps: { outcome: string; reason: string; changes: unknown[] }[]
  }[]
const statistics = async (id: string) => (await call('GET', `rules/${id}/statistics`)).body

beforeAll(async () => {
  t = await startTestApp()
  const source = await call('POST', 'sources', { name: 'Shop', scope: 'shop', kind: 'server' })
  writeKey = source.body.key
  await call('POST', 'property-types', { id: 'seats', name: 'Seats', valueType: 'long' })
  await call('POST', 'lists', { id: 'vip', name: 'Very important' })
})
afterAll(() => t.close())

describe('when an event comes', () => {
  it('the actions of a rule are done before the sender has the answer, and segments see them', async () => {
    await call('POST', 'segments', {
      id: 'pros',
      name: 'Professionals',
      condition: profileIs('plan', 'pro'),
    })
    await call('POST', 'segments', {
      id: 'listed',
      name: 'On the list',
      condition: { type: 'profileUserListCondition', parameterValues: { lists: ['vip'] } },
    })
    await rule('upgrade', typeIs('Upgraded'), [
      set('plan', 'eventProperty::properties.plan'),
      { type: 'addToListsAction', parameterValues: { listIdentifiers: ['vip'] } },
      { type: 'modifyConsentAction', parameterValues: { consentTypeId: 'product-mail' } },
      { type: 'incrementPropertyAction', parameterValues: { propertyName: 'upgrades' } },
    ])
    await track('anna', 'Upgraded', { plan: 'pro' })
    await track('anna', 'Looked')
    const anna = await person('anna')
    expect(anna).toMatchObject({
      properties: { plan: 'pro', upgrades: 1 },
      consents: { 'product-mail': { status: 'GRANTED' } },
    })
    for (const id of ['pros', 'listed'])
      expect((await call('GET', `segments/${id}/members`)).body).toMatchObject([{ id: anna.id }])
    expect(await firings('upgrade')).toMatchObject([
      {
        outcome: 'done',
        eventType: 'Upgraded',
        profileId: anna.id,
        summary:
          'properties.plan: pro; on list vip; consent product-mail: GRANTED; properties.upgrades: 1',
      },
    ])
    expect(await statistics('upgrade')).toMatchObject({
      evaluations: 1,
      executions: 1,
      failures: 0,
    })
  })

  it('rules act by priority, then by id; what they are asked stands before the first one acts', async () => {
    await rule('order-b', typeIs('Ordered'), [
      set('trail', '${profileProperty::properties.trail}b'),
    ])
    await rule('order-a', typeIs('Ordered'), [
      set('trail', '${profileProperty::properties.trail}a'),
    ])
    await rule('order-first', typeIs('Ordered'), [set('trail', 'first')], { priority: -5 })
    await rule(
      'order-asks',
      group('and', [typeIs('Ordered'), profileIs('trail', 'first')]),
      [set('asked', 'yes')],
      { priority: 5 },
    )
    await track('order', 'Ordered')
    expect((await person('order')).properties).toMatchObject({ trail: 'firstab' })
    expect((await person('order')).properties.asked).toBeUndefined()
  })

  it('only rules that can be true for its type are asked', async () => {
    await rule('any-type', negated(typeIs('Never')), [set('touched', 'yes')])
    const before = (await statistics('upgrade')).evaluations
    await track('idle', 'Something else')
    expect((await statistics('upgrade')).evaluations).toBe(before)
    expect((await person('idle')).properties.touched).toBe('yes')
    await call('POST', 'rules/any-type/deactivate')
    await track('idle2', 'Something else')
    expect((await person('idle2')).properties.touched).toBeUndefined()
    expect((await call('POST', 'rules/any-type/activate')).body.enabled).toBe(true)
    await call('DELETE', 'rules/any-type')
  })

  it('only the scope of the rule counts', async () => {
    await rule('scoped', typeIs('Scoped'), [set('scoped', 'yes')], { scope: 'elsewhere' })
    await track('scoped', 'Scoped')
    expect((await person('scoped')).properties.scoped).toBeUndefined()
  })

  it('a rule may ask about past events, this one with them, and about segments', async () => {
    await rule(
      'third',
      {
        type: 'booleanCondition',
        parameterValues: {
          operator: 'and',
          subConditions: [
            typeIs('Visited'),
            {
              type: 'pastEventCondition',
              parameterValues: { eventCondition: typeIs('Visited'), minimumEventCount: 3 },
            },
          ],
        },
      },
      [set('regular', 'yes')],
    )
    await rule(
      'seg',
      {
        type: 'booleanCondition',
        parameterValues: {
          operator: 'and',
          subConditions: [
            typeIs('Second'),
            { type: 'profileSegmentCondition', parameterValues: { segments: ['pros'] } },
          ],
        },
      },
      [set('sawSegment', 'yes')],
    )
    await track('reg', 'Visited')
    await track('reg', 'Visited')
    expect((await person('reg')).properties.regular).toBeUndefined()
    await track('reg', 'Visited')
    expect((await person('reg')).properties.regular).toBe('yes')
    await track('late', 'Second')
    expect((await person('late')).properties.sawSegment).toBeUndefined()
    // What shares a transaction comes out as if each had come alone.
    await ingest('batch', {
      batch: [
        { type: 'track', userId: 'batched', event: 'Upgraded', properties: { plan: 'pro' } },
        { type: 'track', userId: 'batched', event: 'Second' },
        ...Array.from({ length: 3 }, () => ({
          type: 'track',
          userId: 'batched',
          event: 'Visited',
        })),
      ],
    })
    expect((await person('batched')).properties).toMatchObject({
      sawSegment: 'yes',
      regular: 'yes',
      upgrades: 1,
    })
  })

  it('a repeat fires nothing', async () => {
    await rule('repeat', typeIs('Repeated'), [
      { type: 'incrementPropertyAction', parameterValues: { propertyName: 'n' } },
    ])
    for (let n = 0; n < 3; n++) await track('rep', 'Repeated', {}, { messageId: 'same' })
    expect((await person('rep')).properties.n).toBe(1)
  })

  it('once for each person, or for each visit, means the type and target of the event', async () => {
    const count = (propertyName: string) => [
      { type: 'incrementPropertyAction', parameterValues: { propertyName } },
    ]
    await rule('once', typeIs('Bought'), count('once'), { raiseEventOnlyOnceForProfile: true })
    await track('buyer', 'Bought')
    await track('buyer', 'Bought')
    await ingest('batch', {
      batch: [
        { type: 'track', userId: 'buyer2', event: 'Bought' },
        { type: 'track', userId: 'buyer2', event: 'Bought' },
      ],
    })
    for (const id of ['buyer', 'buyer2']) expect((await person(id)).properties.once, id).toBe(1)
  })

  it('what a rule raises is heard by rules, is kept unless it says otherwise, and never goes round', async () => {
    await rule('raise', typeIs('Began'), [
      {
        type: 'sendEventAction',
        parameterValues: {
          eventType: 'Raised',
          eventProperties: { from: 'eventProperty::properties.what' },
        },
      },
      {
        type: 'sendEventAction',
        parameterValues: { eventType: 'Whispered', toBePersisted: false },
      },
    ])
    await rule('hear', typeIs('Raised'), [set('heard', 'eventProperty::properties.from')])
    await rule('hear-more', typeIs('Whispered'), [
      set('whispered', 'yes'),
      { type: 'sendEventAction', parameterValues: { eventType: 'Began' } },
    ])
    await track('chain', 'Began', { what: 'this' })
    const { id, properties } = await person('chain')
    expect(properties).toMatchObject({ heard: 'this', whispered: 'yes' })
    const events = (
      await call('GET', `events?filter=${encodeURIComponent(JSON.stringify({ profileId: id }))}`)
    ).body as { eventType: string; source: object }[]
    expect(events.map((one) => one.eventType).toSorted()).toEqual(['Began', 'Began', 'Raised'])
    expect(events.find((one) => one.eventType === 'Raised')!.source).toMatchObject({
      itemType: 'rule',
      itemId: 'raise',
    })
    const stopped = (await firings('raise')).filter((one) => one.outcome === 'stopped')
    expect(stopped).toMatchObject([
      {
        summary: 'It was set off by an event that it raised itself (raise → hear-more → raise).',
      },
    ])
  })

  it.each([
    ['looked up', 'eventProperty::properties.kind'],
    ['inside of text', '${eventProperty::properties.kind}'],
    ['with blanks around it', ' Looked up '],
  ])('a raised type %s is heard with the segments of the person', async (_, eventType) => {
    const name = `looked${eventType.length}`
    await rule(name, typeIs(name), [{ type: 'sendEventAction', parameterValues: { eventType } }])
    await rule(
      `${name}-hears`,
      {
        type: 'booleanCondition',
        parameterValues: {
          operator: 'and',
          subConditions: [
            typeIs('Looked up'),
            { type: 'profileSegmentCondition', parameterValues: { segments: ['pros'] } },
          ],
        },
      },
      [set(name, 'yes')],
    )
    await track('looker', 'Upgraded', { plan: 'pro' })
    await track('looker', name, { kind: 'Looked up' })
    expect((await person('looker')).properties).toMatchObject({ [name]: 'yes' })
  })

  it('what cannot be done is told, what can be is done, and the event counts', async () => {
    await rule('faulty', typeIs('Faulty'), [
      set('seats', 'many'),
      set('kept', 'yes'),
      {
        type: 'incrementPropertyAction',
        parameterValues: { propertyName: 'spent', propertyTarget: 'amount' },
      },
    ])
    await track('fault', 'Faulty')
    expect((await person('fault')).properties).toMatchObject({ kept: 'yes' })
    expect(await firings('faulty')).toMatchObject([
      {
        outcome: 'partly',
        steps: [
          { outcome: 'failed', reason: 'Seats: This must be a whole number.' },
          { outcome: 'done' },
          { outcome: 'failed', reason: `The event's target has no number at "amount".` },
        ],
      },
    ])
    expect(await statistics('faulty')).toMatchObject({ executions: 1, failures: 1 })
    expect(
      (
        await call(
          'GET',
          `events?filter=${encodeURIComponent(JSON.stringify({ eventType: 'Faulty' }))}`,
        )
      ).body,
    ).toHaveLength(1)
  })

  it('people who share a value become one, and another value on one browser is another person', async () => {
    await rule('merge', typeIs('Signed in'), [
      {
        type: 'mergeProfilesOnPropertyAction',
        parameterValues: {
          mergeProfilePropertyName: 'loginId',
          mergeProfilePropertyValue: 'eventProperty::properties.login',
        },
      },
    ])
    await ingest('track', {
      anonymousId: 'phone',
      event: 'Signed in',
      properties: { login: 'L-1' },
    })
    await ingest('track', { anonymousId: 'laptop', event: 'Looked' })
    await ingest('track', {
      anonymousId: 'laptop',
      event: 'Signed in',
      properties: { login: 'l-1' },
    })
    const of = (anonymousId: string) =>
      t.database.tenant(
        t.tenants.a,
        async (db) =>
          (
            await db
              .selectFrom('profile_aliases')
              .select('profile_id')
              .where('kind', '=', 'anonymous')
              .where('value', '=', anonymousId)
              .executeTakeFirstOrThrow()
          ).profile_id,
      )
    const first = await of('phone')
    expect(await of('laptop')).toBe(first)
    await ingest('track', {
      anonymousId: 'laptop',
      event: 'Signed in',
      properties: { login: 'L-2' },
    })
    const second = await of('laptop')
    expect(second).not.toBe(first)
    await ingest('track', { anonymousId: 'laptop', event: 'Looked' })
    const events = (
      await call(
        'GET',
        `events?filter=${encodeURIComponent(JSON.stringify({ profileId: second }))}`,
      )
    ).body as { eventType: string }[]
    expect(events.map((one) => one.eventType).toSorted()).toEqual(['Looked', 'Signed in'])
  })

  it('an identifying property that a rule writes joins people, as one that was sent does', async () => {
    await call('POST', 'property-types', {
      id: 'customerNo',
      name: 'Customer number',
      valueType: 'string',
      identifier: true,
    })
    await rule('identify', typeIs('Told'), [set('customerNo', 'eventProperty::properties.no')])
    await ingest('identify', { userId: 'known', traits: { customerNo: 'c-9' } })
    await ingest('track', { anonymousId: 'stranger', event: 'Told', properties: { no: 'c-9' } })
    const { id } = await person('known')
    expect(
      (
        await call(
          'GET',
          `events?filter=${encodeURIComponent(JSON.stringify({ eventType: 'Told' }))}`,
        )
      ).body,
    ).toMatchObject([{ profileId: id }])
  })
})

describe('a rule', () => {
  it('is checked when it is saved, with the place of the node or parameter', async () => {
    const bad = await call('POST', 'rules', {
      id: 'bad',
      name: 'A bad one',
      condition: group('and', [typeIs('x'), { type: 'nope', parameterValues: {} }]),
      actions: [set('plan', 'pro'), { type: 'addToListsAction', parameterValues: {} }],
    })
    expect([bad.status, bad.body.errors.map((one: { path: string }) => one.path)]).toEqual([
      422,
      [
        '/condition/parameterValues/subConditions/1/type',
        '/actions/1/parameterValues/listIdentifiers',
      ],
    ])
    const missing = await call('POST', 'rules', {
      id: 'bad',
      name: 'A bad one',
      condition: typeIs('x'),
      actions: [{ type: 'addToListsAction', parameterValues: { listIdentifiers: ['gone'] } }],
    })
    expect([missing.status, missing.body.errors]).toEqual([
      422,
      [
        {
          path: '/actions/0/parameterValues/listIdentifiers',
          message: 'The list "gone" does not exist.',
        },
      ],
    ])
    expect(
      (await call('POST', 'rules/check', { condition: typeIs('x'), actions: [] })).body,
    ).toEqual({ valid: true, faults: [] })
  })

  it('keeps a list that it puts people on from being deleted', async () => {
    expect((await call('GET', 'rules/upgrade')).body.actions).toHaveLength(4)
    const { status, body } = await call('DELETE', 'lists/vip')
    expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('Rule upgrade')])
  })

  it('is tried upon a past event: each line, what each action would change, and nothing is changed', async () => {
    const anna = await person('anna')
    const [event] = (
      await call(
        'GET',
        `events?filter=${encodeURIComponent(JSON.stringify({ profileId: anna.id, eventType: 'Upgraded' }))}`,
      )
    ).body as { id: string }[]
    const before = {
      anna,
      statistics: await statistics('upgrade'),
      firings: (await firings('upgrade')).length,
    }
    const draft = {
      condition: group('and', [typeIs('Upgraded'), profileIs('plan', 'free')]),
      actions: [
        set('plan', 'gold'),
        { type: 'removeFromListsAction', parameterValues: { listIdentifiers: ['vip'] } },
        set('seats', 'x'),
      ],
    }
    const tried = await call('POST', 'rules/test', { ...draft, eventId: event!.id })
    expect(tried.body).toMatchObject({
      fires: false,
      reasons: {
        holds: false,
        parts: [
          { holds: true, path: '/parameterValues/subConditions/0' },
          { holds: false, seen: 'pro' },
        ],
      },
      steps: [
        {
          outcome: 'done',
          changes: [{ what: 'properties.plan', before: 'pro', after: 'gold' }],
          says: 'set plan to "gold"',
        },
        { outcome: 'done', changes: [{ what: 'list vip', before: true, after: false }] },
        { outcome: 'failed', reason: 'Seats: This must be a whole number.' },
      ],
    })
    expect((await call('POST', 'rules/upgrade/test', { eventId: event!.id })).body).toMatchObject({
      fires: true,
      held: '',
    })
    expect({
      anna: await person('anna'),
      statistics: await statistics('upgrade'),
      firings: (await firings('upgrade')).length,
    }).toEqual(before)
    expect(
      (await call('POST', 'rules/upgrade/test', { eventId: t.tenants.a })).body.errors,
    ).toEqual([{ path: '/eventId', message: 'There is no such event.' }])
  })

  it('begins to count anew when asked', async () => {
    expect((await call('DELETE', 'rules/upgrade/statistics')).body).toMatchObject({
      executions: 0,
      since: null,
    })
    expect(await statistics('upgrade')).toMatchObject({ evaluations: 0, executions: 0 })
  })

  it('is of its own tenant and for admins', async () => {
    const other = { ...t.as.admin, 'x-tenant-id': t.tenants.b }
    for (const path of ['rules/upgrade', 'rules/upgrade/statistics', 'rules/upgrade/events']) {
      expect((await call('GET', path, undefined, other)).status, path).toBe(404)
      expect((await call('GET', path, undefined, t.as.member)).status, path).toBe(403)
    }
    expect((await call('POST', 'rules/upgrade/activate', undefined, t.as.reader)).status).toBe(403)
  })
})
