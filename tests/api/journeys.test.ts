import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWork } from '#engine/work.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { HOUR_MS, DAY_MS } from '#model/lib/time-units.ts'

let t: TestApp
let key = ''

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
const ok = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: unknown) => {
  const answer = await call(method, path, payload)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}
const send = async (path: string, payload: object) =>
  expect(
    (
      await t.app.inject({
        method: 'POST',
        url: `/v1/${path}`,
        headers: { authorization: `Basic ${btoa(`${key}:`)}` },
        payload,
      })
    ).statusCode,
  ).toBe(200)
const track = (userId: string, event: string, properties: object = {}) =>
  send('track', { userId, event, properties, timestamp: new Date(t.clock.now()).toISOString() })
const drain = () => createWork(t.engine).drain()
const pass = (ms: number) => createWork(t.engine).playTo(t.clock.now() + ms, t.clock)
const profileId = async (userId: string) =>
  (await ok('GET', `aliases?filter=${encodeURIComponent(JSON.stringify({ value: userId }))}`))[0]
    .profileId as string
const propertiesOf = async (userId: string) =>
  (await ok('GET', `profiles/${await profileId(userId)}`)).properties as Record<string, unknown>
const executions = async (journeyId: string, filter: object = {}) =>
  (await ok(
    'GET',
    `journey-executions?filter=${encodeURIComponent(JSON.stringify({ journeyId, ...filter }))}`,
  )) as Record<string, any>[]
const trace = async (executionId: string) =>
  (await ok(
    'GET',
    `journey-steps?filter=${encodeURIComponent(JSON.stringify({ executionId }))}&sort=["enteredAt","ASC"]`,
  )) as Record<string, any>[]
const figures = async (id: string) =>
  (await ok('GET', `journeys/${id}/statistics`)) as Record<string, any>

const typeIs = (eventTypeId: string) => ({
  type: 'eventTypeCondition',
  parameterValues: { eventTypeId },
})
const is = (name: string, value: unknown) => ({
  type: 'profilePropertyCondition',
  parameterValues: {
    propertyName: `properties.${name}`,
    comparisonOperator: 'equals',
    propertyValue: value,
  },
})
const set = (name: string, value: string) => ({
  type: 'setPropertyAction',
  parameterValues: { setPropertyName: name, setPropertyValue: value },
})
const step = (id: string, kind: string, given: object, exits: Record<string, string>) => ({
  id,
  kind,
  name: '',
  note: '',
  given,
  exits,
})
const exit = step('exit', 'exit', {}, {})
const journey = async (id: string, nodes: object[], more: object = {}) => {
  await ok('POST', 'journeys', {
    id,
    name: `Journey ${id}`.slice(0, 40),
    graph: { nodes },
    ...more,
  })
  return ok('POST', `journeys/${id}/publish`, {})
}

beforeAll(async () => {
  t = await startTestApp()
  key = (await ok('POST', 'sources', { name: 'Shop', scope: 'shop', kind: 'server' })).key
  await ok('POST', 'lists', { id: 'vip', name: 'Very important' })
})
afterAll(() => t.close())

describe('a journey', () => {
  it('takes somebody in by an event, waits to the second, acts and ends', async () => {
    await journey('welcome', [
      step('entry', 'entry', { event: typeIs('Signed up') }, { next: 'wait' }),
      step('wait', 'wait', { time: 'P2D' }, { done: 'act' }),
      step(
        'act',
        'update',
        {
          actions: [
            set('greeted', 'eventProperty::properties.plan'),
            { type: 'addToListsAction', parameterValues: { listIdentifiers: ['vip'] } },
          ],
        },
        { next: 'exit' },
      ),
      exit,
    ])
    await track('anna', 'Something else')
    await track('anna', 'Signed up', { plan: 'pro' })
    await drain()
    const [first] = await executions('welcome')
    expect(first).toMatchObject({
      state: 'running',
      nodeId: 'wait',
      versionNumber: 1,
      how: 'event Signed up',
    })
    expect(Date.parse(first!.dueAt) - Date.parse(first!.stepEnteredAt)).toBe(2 * DAY_MS)
    await pass(2 * DAY_MS - 1000)
    expect((await propertiesOf('anna')).greeted).toBeUndefined()
    await pass(1000)
    expect(await propertiesOf('anna')).toMatchObject({ greeted: 'pro' })
    expect((await executions('welcome'))[0]).toMatchObject({
      state: 'done',
      reason: 'Reached the end.',
    })
    expect(
      (await trace(first!.id)).map(({ nodeId, outcome, way }) => [nodeId, outcome, way]),
    ).toEqual([
      ['entry', 'left', 'next'],
      ['wait', 'left', 'done'],
      ['act', 'left', 'next'],
      ['exit', 'ended', ''],
    ])
    expect(await ok('GET', 'lists/vip/members')).toHaveLength(1)
    // Once in their life, unless the entry says otherwise.
    await track('anna', 'Signed up')
    await drain()
    expect(await executions('welcome')).toHaveLength(1)
  })

  it('sends people along the first way that is true of them, and counts them at each step', async () => {
    await journey('ways', [
      step('entry', 'entry', { event: typeIs('Asked') }, { next: 'which' }),
      step(
        'which',
        'branch',
        {
          ways: [
            { id: 'pro', name: 'Pro', condition: is('plan', 'pro') },
            { id: 'team', name: 'Team', condition: is('plan', 'team') },
          ],
        },
        { pro: 'hold', team: 'exit', else: 'exit' },
      ),
      step('hold', 'wait', { time: 'P9D' }, { done: 'exit' }),
      exit,
    ])
    for (const [user, plan] of [
      ['w1', 'pro'],
      ['w2', 'team'],
      ['w3', 'free'],
      ['w4', 'pro'],
    ] as const) {
      await send('identify', { userId: user, traits: { plan } })
      await track(user, 'Asked')
    }
    await drain()
    const all = await figures('ways')
    expect(all).toMatchObject({ entered: 4, running: 2, done: 2, left: 0, failed: 0 })
    expect(all.nodes.which).toEqual({
      entered: 4,
      here: 0,
      gone: { pro: 2, team: 1, else: 1 },
      ended: 0,
      failed: 0,
    })
    expect(all.nodes.hold).toMatchObject({ entered: 2, here: 2 })
  })

  it('waits for an event, also for one that came since they came in, and times out', async () => {
    await journey('patience', [
      step('entry', 'entry', { event: typeIs('Began') }, { next: 'until' }),
      step(
        'until',
        'wait',
        { how: 'event', event: typeIs('Bought'), timeout: 'P3D' },
        { done: 'yes', 'timed-out': 'no' },
      ),
      step('yes', 'update', { actions: [set('bought', 'yes')] }, { next: 'exit' }),
      step('no', 'update', { actions: [set('bought', 'no')] }, { next: 'exit' }),
      exit,
    ])
    await track('p1', 'Began')
    // Before they have taken their first step.
    await track('p1', 'Bought')
    await track('p2', 'Began')
    await track('p3', 'Bought')
    await track('p3', 'Began')
    await drain()
    expect((await propertiesOf('p1')).bought).toBe('yes')
    await pass(2 * DAY_MS)
    await track('p2', 'Bought')
    await drain()
    expect((await propertiesOf('p2')).bought).toBe('yes')
    await pass(DAY_MS)
    expect((await propertiesOf('p3')).bought).toBe('no')
  })

  it('counts what happened between an awaited event and the round for the next wait', async () => {
    const next = { done: 'second', 'timed-out': 'no' }
    await journey('in-a-row', [
      step('entry', 'entry', { event: typeIs('Looked') }, { next: 'first' }),
      step('first', 'wait', { how: 'event', event: typeIs('Added'), timeout: 'P3D' }, next),
      step(
        'second',
        'wait',
        { how: 'event', event: typeIs('Ordered'), timeout: 'P3D' },
        { done: 'yes', 'timed-out': 'no' },
      ),
      step('yes', 'update', { actions: [set('ordered', 'yes')] }, { next: 'exit' }),
      step('no', 'update', { actions: [set('ordered', 'no')] }, { next: 'exit' }),
      exit,
    ])
    for (const [event, hoursAgo] of [
      ['Looked', 3],
      ['Added', 2],
      ['Ordered', 1],
    ] as const)
      await send('track', {
        userId: 'w1',
        event,
        timestamp: new Date(t.clock.now() - hoursAgo * HOUR_MS).toISOString(),
      })
    await drain()
    expect((await propertiesOf('w1')).ordered).toBe('yes')
  })

  it('a test keeps no one out, and everyone is shown how they came in', async () => {
    await ok('POST', 'lists', { id: 'guests', name: 'Guests' })
    const either = {
      type: 'booleanCondition',
      parameterValues: { operator: 'or', subConditions: [typeIs('Rang'), typeIs('Wrote')] },
    }
    await journey('tested', [
      step('entry', 'entry', { lists: ['guests'], event: either }, { next: 'hold' }),
      step('hold', 'wait', { time: 'P9D' }, { done: 'exit' }),
      exit,
    ])
    await send('identify', { userId: 'e1' })
    const named = { profileIds: [await profileId('e1')], isTest: true }
    expect(await ok('POST', 'journeys/tested/start', named)).toMatchObject({ started: 1 })
    expect((await ok('POST', 'journeys/tested/start', named)).refused).toMatchObject([
      { reason: 'Already in the journey.' },
    ])
    await ok('POST', 'lists/guests/members', { profileIds: named.profileIds })
    expect((await executions('tested')).map((one) => one.isTest).toSorted()).toEqual([false, true])
    await send('batch', {
      batch: [
        { type: 'track', userId: 'e2', event: 'Rang' },
        { type: 'track', userId: 'e3', event: 'Wrote' },
      ],
    })
    await drain()
    const howOf = async (userId: string) =>
      (await executions('tested', { profileId: await profileId(userId) }))[0]?.how
    expect([await howOf('e2'), await howOf('e3')]).toEqual(['event Rang', 'event Wrote'])
  })

  it('enrolls people who join or leave a segment, also by a changed definition, or join a list', async () => {
    await ok('POST', 'segments', { id: 'fans', name: 'Our fans', condition: is('fan', 'yes') })
    await journey('by-segment', [
      step('entry', 'entry', { joins: ['fans'], who: is('country', 'NO') }, { next: 'hold' }),
      step('hold', 'wait', { time: 'P9D' }, { done: 'exit' }),
      exit,
    ])
    await journey('by-leaving', [
      step('entry', 'entry', { leaves: ['fans'], lists: ['vip'] }, { next: 'hold' }),
      step('hold', 'wait', { time: 'P9D' }, { done: 'exit' }),
      exit,
    ])
    await send('identify', { userId: 's1', traits: { fan: 'yes', country: 'NO' } })
    await send('identify', { userId: 's2', traits: { fan: 'yes', country: 'SE' } })
    await send('identify', { userId: 's3', traits: { fan: 'no', country: 'NO' } })
    expect((await executions('by-segment')).map((one) => one.profileId)).toEqual([
      await profileId('s1'),
    ])
    await ok('PUT', 'segments/fans', {
      name: 'Our fans',
      condition: is('country', 'NO'),
      version: 1,
    })
    expect((await executions('by-segment')).map((one) => one.profileId).toSorted()).toEqual(
      [await profileId('s1'), await profileId('s3')].toSorted(),
    )
    expect((await executions('by-leaving')).map((one) => one.profileId)).toEqual([
      await profileId('s2'),
    ])
    await ok('POST', 'lists/vip/members', { profileIds: [await profileId('s1')] })
    expect(await executions('by-leaving')).toHaveLength(2)
  })

  it('takes people out for whom the way out is true, whenever something of them changes', async () => {
    await journey(
      'way-out',
      [
        step('entry', 'entry', { event: typeIs('In') }, { next: 'hold' }),
        step(
          'hold',
          'wait',
          { how: 'condition', condition: is('ready', 'yes'), timeout: 'P30D' },
          { done: 'exit', 'timed-out': 'exit' },
        ),
        exit,
      ],
      { exitCondition: is('gone', 'yes') },
    )
    for (const user of ['o1', 'o2', 'o3']) await track(user, 'In')
    await drain()
    await send('identify', { userId: 'o1', traits: { gone: 'yes' } })
    await send('identify', { userId: 'o2', traits: { ready: 'yes' } })
    await drain()
    const states = new Map(
      (await executions('way-out')).map((one) => [one.profileId, [one.state, one.reason]]),
    )
    expect(states.get(await profileId('o1'))).toEqual(['left', 'Matched the exit condition.'])
    expect(states.get(await profileId('o2'))).toEqual(['done', 'Reached the end.'])
    expect(states.get(await profileId('o3'))![0]).toBe('running')
  })

  it('counts who reaches its goal, and lets them go', async () => {
    await ok('POST', 'goals', { id: 'purchase', name: 'Purchase', targetEvent: typeIs('Paid') })
    await journey(
      'aim',
      [
        step('entry', 'entry', { event: typeIs('Tried') }, { next: 'hold' }),
        step('hold', 'wait', { time: 'P30D' }, { done: 'exit' }),
        exit,
      ],
      { goalId: 'purchase' },
    )
    await track('g1', 'Tried')
    await track('g2', 'Tried')
    await drain()
    await track('g1', 'Paid')
    await drain()
    expect(await figures('aim')).toMatchObject({ entered: 2, running: 1, done: 1, converted: 1 })
  })

  it('goes round by a jump, so many times', async () => {
    await journey('round', [
      step('entry', 'entry', { event: typeIs('Spin') }, { next: 'hold' }),
      step('hold', 'wait', { time: 'PT1H' }, { done: 'count' }),
      step(
        'count',
        'update',
        {
          actions: [
            { type: 'incrementPropertyAction', parameterValues: { propertyName: 'rounds' } },
          ],
        },
        { next: 'back' },
      ),
      step('back', 'jump', { most: 2 }, { again: 'hold', done: 'exit' }),
      exit,
    ])
    await track('r1', 'Spin')
    await pass(10 * HOUR_MS)
    expect(await propertiesOf('r1')).toMatchObject({ rounds: 3 })
    const [one] = await executions('round')
    expect(one).toMatchObject({ state: 'done' })
    expect(
      (await trace(one!.id))
        .filter(({ nodeId }) => nodeId === 'hold')
        .map(({ visit }) => visit)
        .toSorted(),
    ).toEqual([1, 2, 3])
  })

  it('puts a to-do on the page and waits until it is done', async () => {
    await journey('call', [
      step('entry', 'entry', { event: typeIs('Ring me') }, { next: 'todo' }),
      step(
        'todo',
        'todo',
        { title: 'Call them', due: 'P1D', waits: true, timeout: 'P5D' },
        { next: 'yes', 'timed-out': 'exit' },
      ),
      step('yes', 'update', { actions: [set('called', 'yes')] }, { next: 'exit' }),
      exit,
    ])
    await track('t1', 'Ring me')
    await drain()
    const [todo] = (await ok(
      'GET',
      `todos?filter=${encodeURIComponent(JSON.stringify({ profileId: await profileId('t1') }))}`,
    )) as Record<string, any>[]
    expect(todo).toMatchObject({ title: 'Call them', state: 'open' })
    await ok('PUT', `todos/${todo!.id}`, { ...todo, state: 'done' })
    await drain()
    expect(await propertiesOf('t1')).toMatchObject({ called: 'yes' })
  })

  it('leaves a step that sends by the way of what became of the message', async () => {
    await ok('POST', 'engage', {
      id: 'hello',
      name: 'Hello message',
      channel: 'webhook',
      url: 'https://hooks.example/hello',
      enabled: false,
    })
    await journey('sender', [
      step('entry', 'entry', { event: typeIs('Say hello') }, { next: 'send' }),
      step('send', 'send', { engageId: 'hello' }, { sent: 'exit', skipped: 'no', failed: 'exit' }),
      step('no', 'update', { actions: [set('greeting', 'skipped')] }, { next: 'exit' }),
      exit,
    ])
    await track('e1', 'Say hello')
    await drain()
    expect(await propertiesOf('e1')).toMatchObject({ greeting: 'skipped' })
    const [one] = await executions('sender')
    expect((await trace(one!.id)).find(({ nodeId }) => nodeId === 'send')).toMatchObject({
      way: 'skipped',
      outcome: 'left',
      because: 'disabled',
    })
  })

  it('whoever is out of it gets nothing of it any more', async () => {
    await ok('POST', 'engage', {
      id: 'later',
      name: 'Later message',
      channel: 'webhook',
      url: 'https://hooks.example/later',
      quietFrom: '00:00',
      quietTo: '23:59',
    })
    await journey(
      'quiet',
      [
        step('entry', 'entry', { event: typeIs('Be quiet') }, { next: 'send' }),
        step(
          'send',
          'send',
          { engageId: 'later' },
          { sent: 'exit', skipped: 'exit', failed: 'exit' },
        ),
        exit,
      ],
      { exitCondition: is('away', 'yes') },
    )
    for (const user of ['z1', 'z2', 'z3']) await track(user, 'Be quiet')
    await drain()
    const messages = async () =>
      (
        (await ok(
          'GET',
          `engage-messages?filter=${encodeURIComponent(JSON.stringify({ engageId: 'later' }))}`,
        )) as { profileId: string; state: string }[]
      ).toSorted((a, b) => a.profileId.localeCompare(b.profileId))
    const states = async () =>
      Object.fromEntries(
        await Promise.all((await messages()).map(async ({ profileId: id, state }) => [id, state])),
      )
    const [z1, z2, z3] = [await profileId('z1'), await profileId('z2'), await profileId('z3')]
    expect(await states()).toEqual({ [z1]: 'planned', [z2]: 'planned', [z3]: 'planned' })
    await send('identify', { userId: 'z1', traits: { away: 'yes' } })
    await drain()
    const [second] = await executions('quiet', { profileId: z2 })
    await ok('POST', `journey-executions/${second!.id}/end`, { reason: 'Asked us to' })
    expect(await states()).toEqual({ [z1]: 'cancelled', [z2]: 'cancelled', [z3]: 'planned' })
    await ok('POST', 'journeys/quiet/stop')
    expect(await states()).toEqual({ [z1]: 'cancelled', [z2]: 'cancelled', [z3]: 'cancelled' })
  })

  it('segments and other journeys follow who is in it, the moment that they come and go', async () => {
    const state = (to: string) => ({
      type: 'journeyStateCondition',
      parameterValues: { journeyId: 'member', state: to },
    })
    await ok('POST', 'segments', {
      id: 'members',
      name: 'In the journey',
      condition: { type: 'matchAllCondition', parameterValues: {} },
      enabled: false,
    })
    await journey('member', [
      step('entry', 'entry', { event: typeIs('Become one') }, { next: 'hold' }),
      step('hold', 'wait', { time: 'PT1H' }, { done: 'exit' }),
      exit,
    ])
    await ok('PUT', 'segments/members', {
      name: 'In the journey',
      condition: state('running'),
      enabled: true,
      version: 1,
    })
    await ok('POST', 'segments', { id: 'former', name: 'Went through', condition: state('done') })
    await journey('after', [
      step('entry', 'entry', { joins: ['former'] }, { next: 'hold' }),
      step('hold', 'wait', { time: 'P9D' }, { done: 'exit' }),
      exit,
    ])
    const members = async (id: string) =>
      ((await ok('GET', `segments/${id}/members`)) as { id: string }[]).map((one) => one.id)
    await track('f1', 'Become one')
    expect(await members('members')).toEqual([await profileId('f1')])
    await pass(HOUR_MS)
    expect(await members('members')).toEqual([])
    expect(await members('former')).toEqual([await profileId('f1')])
    expect(await executions('after')).toHaveLength(1)
    // What a journey is named by keeps it.
    expect((await call('DELETE', 'journeys/member')).status).toBe(409)
  })

  it('journeys that set each other off come to an end', async () => {
    const again = (id: string, on: string, raises: string) =>
      journey(id, [
        step('entry', 'entry', { event: typeIs(on), again: 'after-leaving' }, { next: 'act' }),
        step(
          'act',
          'update',
          { actions: [{ type: 'sendEventAction', parameterValues: { eventType: raises } }] },
          { next: 'exit' },
        ),
        exit,
      ])
    await again('ping', 'Ping', 'Pong')
    await again('pong', 'Pong', 'Ping')
    await track('h1', 'Ping')
    await drain()
    expect((await executions('ping')).length + (await executions('pong')).length).toBe(10)
  })
})

describe('publishing', () => {
  it('refuses what is not whole, with the place of each fault; saving does not', async () => {
    const nodes = [
      step('entry', 'entry', { event: typeIs('X'), joins: ['nobody'] }, { next: 'which' }),
      step('which', 'branch', { ways: [{ id: 'a', name: 'A', condition: null }] }, { a: 'wait' }),
      step('wait', 'wait', { time: 'soon' }, { done: 'which' }),
    ]
    await ok('POST', 'journeys', { id: 'broken', name: 'Not whole', graph: { nodes } })
    const { problems } = await ok('POST', 'journeys/broken/validate', {})
    expect(problems.map((one: { path: string }) => one.path)).toEqual(
      expect.arrayContaining([
        '/graph/nodes/0/given/joins',
        '/graph/nodes/1/given/ways/0/condition',
        '/graph/nodes/1/exits/else',
        '/graph/nodes/2/given/time',
      ]),
    )
    expect((await call('POST', 'journeys/broken/publish', {})).status).toBe(422)
    for (const [graph, path] of [
      [{ nodes: [{ ...exit, kind: 'teleport' }] }, '/graph/nodes/0/kind'],
      [{ nodes: [exit, exit] }, '/graph/nodes/1/id'],
      [{ nodes: [step('entry', 'entry', {}, { next: 'nowhere' })] }, '/graph/nodes/0/exits/next'],
      [{ nodes: 'none' }, '/graph'],
    ] as const) {
      const answer = await call('PUT', 'journeys/broken/dag', { graph })
      expect(answer.status).toBe(422)
      expect(answer.body.errors[0].path).toBe(path)
    }
  })

  it('refuses a draft that was not reviewed, and shows the one that is there', async () => {
    const nodes = (time: string) => [
      step('entry', 'entry', { event: typeIs('Reviewed') }, { next: 'hold' }),
      step('hold', 'wait', { time }, { done: 'exit' }),
      exit,
    ]
    await ok('POST', 'journeys', {
      id: 'reviewed',
      name: 'Reviewed',
      graph: { nodes: nodes('P2D') },
    })
    const { version } = await ok('GET', 'journeys/reviewed/dag')
    await ok('PUT', 'journeys/reviewed/dag', { graph: { nodes: nodes('P90D') }, version })
    const refused = await call('POST', 'journeys/reviewed/publish', { version })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { version: version + 1, liveVersion: null } },
    })
    const published = await ok('POST', 'journeys/reviewed/publish', { version: version + 1 })
    expect(published.liveVersion).toBe(1)
  })

  it('and pausing are no edits: a draft that was read before is saved', async () => {
    const nodes = (time: string) => [
      step('entry', 'entry', { event: typeIs('Paused') }, { next: 'hold' }),
      step('hold', 'wait', { time }, { done: 'exit' }),
      exit,
    ]
    await ok('POST', 'journeys', { id: 'no-edit', name: 'No edit', graph: { nodes: nodes('P2D') } })
    const { version } = await ok('GET', 'journeys/no-edit/dag')
    await ok('POST', 'journeys/no-edit/publish', {})
    await ok('POST', 'journeys/no-edit/deactivate', {})
    await ok('POST', 'journeys/no-edit/activate', {})
    const saved = await ok('PUT', 'journeys/no-edit/dag', {
      graph: { nodes: nodes('P3D') },
      version,
    })
    expect(saved.version).toBe(version + 1)
  })

  it('keeps people on their version, or moves them to the same step of the new one, keeping their time', async () => {
    const nodes = (time: string, to = 'exit') => [
      step('entry', 'entry', { event: typeIs('Move me') }, { next: 'hold' }),
      step('hold', 'wait', { time }, { done: to }),
      step('mark', 'update', { actions: [set('marked', 'yes')] }, { next: 'exit' }),
      exit,
    ]
    await journey('mover', nodes('P10D'))
    await track('m1', 'Move me')
    await drain()
    await pass(3 * DAY_MS)
    const dag = await ok('GET', 'journeys/mover/dag')
    await ok('PUT', 'journeys/mover/dag', {
      graph: { nodes: nodes('P2D', 'mark') },
      version: dag.version,
    })
    expect(
      (
        await call('PUT', 'journeys/mover/dag', {
          graph: { nodes: nodes('P1D') },
          version: dag.version,
        })
      ).status,
    ).toBe(409)
    expect(await ok('POST', 'journeys/mover/publish/preview', {})).toMatchObject({
      problems: [{ level: 'error' }].slice(1),
      changes: { added: [], removed: [], changed: ['hold'] },
      people: [{ nodeId: 'hold', here: 1, remains: true }],
    })
    await ok('POST', 'journeys/mover/publish', { people: 'stay' })
    await drain()
    expect((await executions('mover'))[0]).toMatchObject({ versionNumber: 1, nodeId: 'hold' })
    await ok('POST', 'journeys/mover/publish', { people: 'move', note: 'Shorter' })
    await drain()
    // Two days from when they came to the step are over already.
    expect((await executions('mover'))[0]).toMatchObject({ versionNumber: 3, state: 'done' })
    expect(await propertiesOf('m1')).toMatchObject({ marked: 'yes' })
    expect(
      (
        (await ok(
          'GET',
          `journey-versions?filter=${encodeURIComponent(JSON.stringify({ journeyId: 'mover' }))}`,
        )) as { number: number }[]
      )
        .map((one) => one.number)
        .toSorted(),
    ).toEqual([1, 2, 3])
  })

  it('a pause holds everybody; what fell due meanwhile goes on when it is over; a stop takes all out', async () => {
    await journey('holds', [
      step('entry', 'entry', { event: typeIs('Hold') }, { next: 'hold' }),
      step('hold', 'wait', { time: 'PT1H' }, { done: 'far' }),
      step('far', 'wait', { time: 'P9D' }, { done: 'exit' }),
      exit,
    ])
    await track('k1', 'Hold')
    await drain()
    await ok('POST', 'journeys/holds/deactivate')
    await track('k2', 'Hold')
    await pass(2 * HOUR_MS)
    expect(await executions('holds')).toMatchObject([{ nodeId: 'hold', state: 'running' }])
    expect(
      (await call('POST', 'journeys/holds/start', { profileIds: [await profileId('k2')] })).status,
    ).toBe(409)
    await ok('POST', 'journeys/holds/activate')
    await drain()
    expect(await executions('holds')).toMatchObject([{ nodeId: 'far' }])
    expect(
      await ok('POST', 'journeys/holds/start', {
        profileIds: [await profileId('k1'), await profileId('k2'), 'nobody'],
      }),
    ).toMatchObject({
      started: 1,
      refused: [{ reason: 'Already in the journey.' }, { reason: 'There is no such profile.' }],
    })
    await drain()
    await ok('POST', 'journeys/holds/stop')
    expect((await call('POST', 'journeys/holds/activate')).status).toBe(409)
    const all = await figures('holds')
    expect(all).toMatchObject({ entered: 2, running: 0, left: 2 })
    for (const node of Object.values(all.nodes) as Record<string, any>[])
      expect(node.entered).toBe(
        node.here +
          node.ended +
          node.failed +
          Object.values(node.gone as Record<string, number>).reduce((sum, n) => sum + n, 0),
      )
  })
})

it('a simulation takes one person through the draft on a clock of its own, and does nothing', async () => {
  const before = t.clock.now()
  await ok('POST', 'journeys', {
    id: 'tried',
    name: 'Tried out',
    graph: {
      nodes: [
        step('entry', 'entry', { event: typeIs('Never') }, { next: 'until' }),
        step(
          'until',
          'wait',
          { how: 'event', event: typeIs('Never too'), timeout: 'P3D' },
          { done: 'act', 'timed-out': 'exit' },
        ),
        step('act', 'update', { actions: [set('simulated', 'yes')] }, { next: 'exit' }),
        exit,
      ],
    },
  })
  const person = await profileId('anna')
  const alone = await ok('POST', 'journeys/tried/simulate', {
    profileId: person,
    at: '2030-01-01T09:00:00Z',
  })
  expect(
    alone.steps.map((one: { nodeId: string; at: string; exit: string | null }) => [
      one.nodeId,
      one.at,
      one.exit,
    ]),
  ).toEqual([
    ['entry', '2030-01-01T09:00:00.000Z', 'next'],
    ['until', '2030-01-01T09:00:00.000Z', 'timed-out'],
    ['exit', '2030-01-04T09:00:00.000Z', null],
  ])
  const chosen = await ok('POST', 'journeys/tried/simulate', {
    profileId: person,
    happens: { until: 'done' },
  })
  expect(chosen.steps.map((one: { nodeId: string }) => one.nodeId)).toEqual([
    'entry',
    'until',
    'act',
    'exit',
  ])
  expect(chosen.steps[2].said).toBe('Set simulated to "yes"')
  expect(await executions('tried')).toEqual([])
  expect((await propertiesOf('anna')).simulated).toBeUndefined()
  expect(t.clock.now()).toBe(before)
})

it('people who are merged stay in each journey once', async () => {
  await journey('merged', [
    step('entry', 'entry', { event: typeIs('Merge') }, { next: 'hold' }),
    step('hold', 'wait', { time: 'P9D' }, { done: 'exit' }),
    exit,
  ])
  await track('q1', 'Merge')
  await send('track', {
    anonymousId: 'q-browser',
    event: 'Merge',
    timestamp: new Date(t.clock.now()).toISOString(),
  })
  await drain()
  expect(await executions('merged')).toHaveLength(2)
  await send('identify', { userId: 'q1', anonymousId: 'q-browser' })
  const kept = await executions('merged')
  expect(kept.filter(({ state }) => state === 'running')).toMatchObject([
    { profileId: await profileId('q1') },
  ])
  await pass(9 * DAY_MS)
  expect(await executions('merged', { state: 'running' })).toEqual([])
})

it('tells what happened in it, and travels as a file', async () => {
  const read = async (name: string) =>
    (await ok('GET', `journeys/welcome/${name}`)) as Record<string, any>[]
  expect(await read('executions')).toMatchObject([{ state: 'done', journeyId: 'welcome' }])
  expect(await read('logs')).toHaveLength(4)
  expect(await read('eventlogs')).toMatchObject([
    {
      profileId: await profileId('anna'),
      event: { eventType: 'Signed up', properties: { plan: 'pro' } },
    },
  ])
  expect(await ok('GET', 'journeys/call/tasks')).toMatchObject([
    { title: 'Call them', journeyId: 'call' },
  ])
  const file = await ok('GET', 'journeys/welcome/export')
  expect(file).toMatchObject({
    id: 'welcome',
    graph: { nodes: [{ id: 'entry' }, { id: 'wait' }, { id: 'act' }, { id: 'exit' }] },
  })
  expect((await call('POST', 'journeys/import', { journey: file })).status).toBe(409)
  expect(
    await ok('POST', 'journeys/import', {
      journey: { ...file, id: 'welcome-2', name: 'Welcome again' },
    }),
  ).toMatchObject({ id: 'welcome-2', state: 'draft', liveVersion: null })
  expect(
    (await call('POST', 'journeys/import', { journey: { id: 'x', state: 'live' } })).body.errors,
  ).toMatchObject([{ path: '/state' }])
  expect((await call('GET', 'journeys/nothing/executions')).status).toBe(404)
})

it('whoever is anonymised stays in the figures, and nothing there tells who it was', async () => {
  await ok('POST', 'engage', {
    id: 'told',
    name: 'Told once',
    channel: 'webhook',
    url: 'https://hooks.example/told',
    quietFrom: '00:00',
    quietTo: '23:59',
  })
  await journey('secret', [
    step('entry', 'entry', { event: typeIs('Tell') }, { next: 'send' }),
    step('send', 'send', { engageId: 'told' }, { sent: 'exit', skipped: 'exit', failed: 'exit' }),
    exit,
  ])
  await track('y1', 'Tell', { email: 'ylva@nord.example', plan: 'pro' })
  await drain()
  const person = await profileId('y1')
  const { Executions: kept } = await ok('GET', `profiles/${person}/download`)
  expect(kept).toHaveLength(1)
  const { id: fresh } = await ok('POST', `profiles/${person}/anonymise`)
  await drain()
  expect(await figures('secret')).toMatchObject({ entered: 1, done: 1 })
  const rows = await t.database.tenant(t.tenants.a, async (db) =>
    JSON.stringify([
      await db
        .selectFrom('journey_executions')
        .selectAll()
        .where('profile_id', '=', fresh)
        .execute(),
      await db.selectFrom('engage_messages').selectAll().where('profile_id', '=', fresh).execute(),
    ]),
  )
  expect(rows).toContain('pro')
  expect(rows).toContain('cancelled')
  for (const trace of ['ylva@nord.example', 'hooks.example', person])
    expect(rows).not.toContain(trace)
  await ok('POST', `profiles/${fresh}/erase`)
  expect(await executions('secret')).toEqual([])
})
