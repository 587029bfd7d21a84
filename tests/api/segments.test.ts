import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { matchAll, group, type Condition } from '#condition/condition.ts'
import { createWork } from '#engine/work.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
const country = (value: string): Condition => ({
  type: 'profilePropertyCondition',
  parameterValues: {
    propertyName: 'properties.country',
    comparisonOperator: 'equals',
    propertyValue: value,
  },
})
const send = async (
  method: 'GET' | 'POST' | 'PUT',
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
const person = async (name: string, properties: Record<string, unknown>) =>
  (await send('POST', 'profiles', { name, properties })).body.id as string
const people: Record<string, string> = {}

beforeAll(async () => {
  t = await startTestApp()
  await send('POST', 'property-types', { id: 'seats', name: 'Seats', valueType: 'long' })
  for (const [name, properties] of Object.entries({
    Anna: { country: 'NO', seats: 5 },
    Bo: { country: 'SE' },
    Carl: { country: 'NO' },
  }))
    people[name] = await person(name, properties)
})
afterAll(() => t.close())

describe('a condition that is not saved yet', () => {
  it('is checked, each fault with the place of its node', async () => {
    const bad = group('and', [
      country('NO'),
      {
        type: 'profilePropertyCondition',
        parameterValues: {
          propertyName: 'properties.seats',
          comparisonOperator: 'contains',
          propertyValue: 'x',
        },
      },
      { type: 'profileSegmentCondition', parameterValues: { segments: ['gone'] } },
    ])
    const { body } = await send('POST', 'conditions/check', { condition: bad })
    expect(body.valid).toBe(false)
    expect(body.faults.map((one: { path: string }) => one.path)).toEqual([
      '/condition/parameterValues/subConditions/1/parameterValues/comparisonOperator',
      '/condition/parameterValues/subConditions/2/parameterValues/segments',
    ])
    expect((await send('POST', 'conditions/check', { condition: country('NO') })).body).toEqual({
      valid: true,
      faults: [],
    })
    expect(
      (
        await send('POST', 'conditions/check', {
          condition: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'view' } },
          about: 'event',
        })
      ).body.valid,
    ).toBe(true)
  })

  it.each(['conditions/preview', 'segments/preview'])(
    'is previewed by %s: count, count for each line, and people with the reason',
    async (path) => {
      const condition = group('and', [
        country('NO'),
        {
          type: 'profilePropertyCondition',
          parameterValues: {
            propertyName: 'properties.seats',
            comparisonOperator: 'greaterThan',
            propertyValue: 3,
          },
        },
      ])
      const { status, body } = await send('POST', path, { condition })
      expect(status).toBe(200)
      expect(body).toMatchObject({ count: 1, exact: true, total: 3 })
      expect(
        body.lines.map(({ path: at, count }: { path: string; count: number }) => [at, count]),
      ).toEqual([
        ['/condition', 1],
        ['/condition/parameterValues/subConditions/0', 2],
        ['/condition/parameterValues/subConditions/1', 1],
      ])
      expect(body.samples).toMatchObject([
        {
          id: people.Anna,
          name: 'Anna',
          reasons: {
            holds: true,
            parts: [
              { holds: true, seen: 'NO' },
              { holds: true, seen: '5', says: 'seats is more than 3' },
            ],
          },
        },
      ])
      expect((await send('POST', 'profiles/count', { condition })).body).toEqual({ count: 1 })
    },
  )

  it('is refused with paths when it is faulty', async () => {
    const { status, body } = await send('POST', 'conditions/preview', {
      condition: { type: 'nope', parameterValues: {} },
    })
    expect([status, body.errors[0].path]).toEqual([422, '/condition/type'])
  })

  it('counts people of its own tenant only, and is for admins', async () => {
    expect(
      (
        await send(
          'POST',
          'profiles/count',
          { condition: matchAll },
          { ...t.as.admin, 'x-tenant-id': t.tenants.b },
        )
      ).body,
    ).toEqual({ count: 0 })
    expect((await send('POST', 'profiles/count', { condition: matchAll }, t.as.key)).body).toEqual({
      count: 3,
    })
    for (const path of [
      'conditions/check',
      'conditions/preview',
      'segments/preview',
      'profiles/count',
    ])
      expect((await send('POST', path, { condition: matchAll }, t.as.member)).status).toBe(403)
  })
})

describe('what is saved', () => {
  it('is checked by its kind, with the place of the faulty node', async () => {
    const segment = await send('POST', 'segments', {
      id: 'faulty',
      name: 'Faulty',
      condition: group('or', [country('NO'), { type: 'nope', parameterValues: {} }]),
    })
    expect([segment.status, segment.body.errors[0].path]).toEqual([
      422,
      '/condition/parameterValues/subConditions/1/type',
    ])
    const goal = await send('POST', 'goals', {
      id: 'faulty',
      name: 'Faulty',
      targetEvent: { type: 'eventTypeCondition', parameterValues: {} },
    })
    expect([goal.status, goal.body.errors[0].path]).toEqual([
      422,
      '/targetEvent/parameterValues/eventTypeId',
    ])
    const { body } = await send('POST', 'segments', {
      id: 'sound',
      name: 'Sound',
      condition: country('NO'),
    })
    expect(
      (
        await send('PUT', 'segments/sound', {
          version: body.version,
          condition: { type: 'nope', parameterValues: {} },
        })
      ).status,
    ).toBe(422)
  })

  it.each([
    ['profileSegmentCondition', 'segments', ['gone']],
    ['profileUserListCondition', 'lists', ['gone']],
    ['segmentHistoryCondition', 'segmentId', 'gone'],
    ['goalMatchCondition', 'goalId', 'gone'],
    [
      'scoringCondition',
      'scoringPlanId',
      'gone',
      { comparisonOperator: 'greaterThan', scoreValue: 1 },
    ],
    ['campaignStateCondition', 'campaignId', '01900000-0000-7000-8000-000000000000'],
    ['campaignStateCondition', 'campaignId', 'gone'],
    ['campaignMailCondition', 'campaignId', 'gone', { interaction: 'sent' }],
  ] as const)(
    'is not saved with a record that does not exist: %s, %s',
    async (type, parameter, id, more: object = {}) => {
      const condition = {
        type: 'booleanCondition',
        parameterValues: {
          operator: 'and',
          subConditions: [{ type, parameterValues: { [parameter]: id, ...more } }],
        },
      }
      const { status, body } = await send('POST', 'segments', {
        id: 'names-nothing',
        name: 'Names nothing',
        condition,
      })
      expect([status, body.errors[0].path]).toEqual([
        422,
        `/condition/parameterValues/subConditions/0/parameterValues/${parameter}`,
      ])
      expect(body.errors[0].message).toMatch(/ does not exist\.$/)
    },
  )

  it('says whether a person matches, and why', async () => {
    await send('POST', 'segments', { id: 'norway', name: 'Norway', condition: country('NO') })
    const { body } = await send('GET', `segments/norway/match/${people.Bo}`)
    expect(body).toMatchObject({ match: false, reasons: { holds: false, seen: 'SE' } })
    for (const path of [
      'segments/none/match/x',
      `segments/norway/match/${t.tenants.a}`,
      'segments/norway/match/x',
      'segments/none/count',
      'segments/none/members',
    ])
      expect((await send('GET', path)).status, path).toBe(404)
  })
})

const bought = (numberOfDays: number): Condition => ({
  type: 'pastEventCondition',
  parameterValues: {
    eventCondition: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'Bought' } },
    numberOfDays,
  },
})
const inSegments = (...segments: string[]): Condition => ({
  type: 'profileSegmentCondition',
  parameterValues: { segments },
})
const members = async (id: string) =>
  ((await send('GET', `segments/${id}/members`)).body as { name: string }[])
    .map((one) => one.name)
    .toSorted()
const create = async (id: string, condition: Condition) =>
  expect((await send('POST', 'segments', { id, name: `Segment ${id}`, condition })).status).toBe(
    201,
  )

describe('memberships', () => {
  it('are right when saving has answered, and after each write of a person', async () => {
    await create('nordic', group('or', [country('NO'), country('SE')]))
    expect(await members('nordic')).toEqual(['Anna', 'Bo', 'Carl'])
    const { body: carl } = await send('GET', `profiles/${people.Carl}`)
    await send('PUT', `profiles/${people.Carl}`, {
      version: carl.version,
      properties: { country: 'DK' },
    })
    expect([await members('nordic'), (await send('GET', 'segments/nordic/count')).body]).toEqual([
      ['Anna', 'Bo'],
      { count: 2 },
    ])
    await send('PUT', `profiles/${people.Carl}`, {
      version: carl.version + 1,
      properties: { country: 'NO' },
    })
    const { body } = await send('GET', `segments/nordic/match/${people.Carl}`)
    expect(body.stays.map((stay: { leftAt: string | null }) => stay.leftAt === null)).toEqual([
      true,
      false,
    ])
    const page = await send('GET', 'segments/nordic/members?range=[1,1]')
    expect([page.headers['content-range'], page.body.length]).toEqual(['members 1-1/3', 1])
  })

  it('show who would enter and leave before a change, and follow it', async () => {
    const { body } = await send('POST', 'segments/nordic/changes', { condition: country('SE') })
    expect(body).toMatchObject({
      staying: 1,
      entering: 0,
      leaving: 2,
      samples: { entering: [], leaving: [{ name: 'Anna' }, { name: 'Carl' }] },
    })
    expect(await members('nordic')).toHaveLength(3)
    const {
      body: { version },
    } = await send('GET', 'segments/nordic')
    await send('PUT', 'segments/nordic', { version, condition: country('SE') })
    expect(await members('nordic')).toEqual(['Bo'])
    const left = await send('GET', 'segments/nordic/left')
    expect(left.body.map((one: { name: string }) => one.name).toSorted()).toEqual([
      'Anna',
      'Carl',
      'Carl',
    ])
    expect(
      left.body.every(
        ({ enteredAt, leftAt }: { enteredAt: string; leftAt: string }) => enteredAt <= leftAt,
      ),
    ).toBe(true)
    const page = await send(
      'GET',
      `segments/nordic/left?range=[0,0]&filter=${encodeURIComponent('{"q":"Carl"}')}`,
    )
    expect([page.headers['content-range'], page.body.length]).toEqual(['left 0-0/2', 1])
    expect((await send('GET', 'segments/none/left')).status).toBe(404)
    expect((await send('GET', 'segments/nordic/left', undefined, t.as.member)).status).toBe(403)
  })

  it('are right once the event is answered, and end on the second, also over a clock change', async () => {
    await create('buyers', bought(7))
    await create('swedish-buyers', group('and', [inSegments('buyers'), inSegments('nordic')]))
    const { body: source } = await send('POST', 'sources', { name: 'Our website' })
    const track = () =>
      t.app.inject({
        method: 'POST',
        url: '/v1/track',
        headers: { authorization: `Basic ${btoa(`${source.key}:`)}` },
        payload: { event: 'Bought', userId: 'dora' },
      })
    expect(
      (
        await t.app.inject({
          method: 'POST',
          url: '/v1/identify',
          headers: { authorization: `Basic ${btoa(`${source.key}:`)}` },
          payload: { userId: 'dora', traits: { name: 'Dora', country: 'SE' } },
        })
      ).statusCode,
    ).toBe(200)
    expect([await members('nordic'), await members('buyers')]).toEqual([['Bo', 'Dora'], []])
    await t.database.system((db) => sql`update tenants set time_zone = 'Europe/Berlin'`.execute(db))
    const from = Date.parse('2027-03-25T10:00:00.000Z')
    t.clock.set(from)
    await track()
    expect([await members('buyers'), await members('swedish-buyers')]).toEqual([['Dora'], ['Dora']])
    const work = createWork(t.engine)
    // Seven days of 24 hours: the clocks of Berlin change between them.
    await work.playTo(from + 7 * 86_400_000 - 1, t.clock)
    expect(await members('swedish-buyers')).toEqual(['Dora'])
    await work.playTo(from + 7 * 86_400_000, t.clock)
    expect([await members('buyers'), await members('swedish-buyers')]).toEqual([[], []])
    await track()
    expect(await members('swedish-buyers')).toEqual(['Dora'])
  })

  it('refuse a segment that is made of itself, with the way round', async () => {
    const {
      body: { version },
    } = await send('GET', 'segments/buyers')
    const { status, body } = await send('PUT', 'segments/buyers', {
      version,
      condition: group('or', [bought(7), inSegments('swedish-buyers')]),
    })
    expect([status, body.errors[0]]).toEqual([
      422,
      {
        path: '/condition/parameterValues/subConditions/1/parameterValues/segments',
        message: 'The segment would be made of itself: buyers → swedish-buyers → buyers.',
      },
    ])
  })

  it('end when a segment is switched off, and come back by a job that says how far it is', async () => {
    expect((await send('POST', 'segments/buyers/deactivate')).body.enabled).toBe(false)
    expect([await members('buyers'), await members('swedish-buyers')]).toEqual([[], []])
    await send('POST', 'segments/buyers/activate')
    expect(await members('swedish-buyers')).toEqual(['Dora'])
    await t.database.system((db) =>
      sql`delete from segment_members where segment_id in ('buyers', 'swedish-buyers')`.execute(db),
    )
    const { status, body } = await send('POST', 'segments/buyers/recalculate')
    expect(status).toBe(202)
    await createWork(t.engine).drain()
    expect((await send('GET', `jobs/${body.jobId}`)).body).toMatchObject({
      state: 'done',
      done: 2,
      total: 2,
      result: { segments: 2, entered: 2, left: 0 },
    })
    expect(await members('swedish-buyers')).toEqual(['Dora'])
  })
})

describe('a list', () => {
  it('takes people, and segments over segments over it follow', async () => {
    expect((await send('POST', 'lists', { id: 'friends', name: 'Friends' })).status).toBe(201)
    await create('on-the-list', {
      type: 'profileUserListCondition',
      parameterValues: { lists: ['friends'] },
    })
    await create('friends-in-norway', group('and', [inSegments('on-the-list'), country('NO')]))
    expect(
      (await send('POST', 'lists/friends/members', { profileIds: [people.Anna, people.Bo] })).body,
    ).toEqual({ added: 2 })
    expect((await send('POST', 'lists/friends/members', { profileIds: [people.Bo] })).body).toEqual(
      { added: 0 },
    )
    expect([await members('on-the-list'), await members('friends-in-norway')]).toEqual([
      ['Anna', 'Bo'],
      ['Anna'],
    ])
    const page = await send('GET', 'lists/friends/members?range=[0,0]')
    expect([page.headers['content-range'], page.body[0].name]).toEqual(['members 0-0/2', 'Anna'])
    expect(
      (
        await send('POST', 'lists/friends/members/remove', {
          profileIds: [people.Anna, people.Carl],
        })
      ).body,
    ).toEqual({ removed: 1 })
    expect([await members('on-the-list'), await members('friends-in-norway')]).toEqual([['Bo'], []])
  })

  it("takes nobody when somebody does not exist, and is nobody else's", async () => {
    const { status, body } = await send('POST', 'lists/friends/members', {
      profileIds: [people.Carl, 'nobody'],
    })
    expect([status, body.errors[0].path]).toEqual([422, '/profileIds/1'])
    expect(await members('on-the-list')).toEqual(['Bo'])
    expect(
      (
        await send('GET', 'lists/friends/members', undefined, {
          ...t.as.admin,
          'x-tenant-id': t.tenants.b,
        })
      ).status,
    ).toBe(404)
    expect(
      (await send('POST', 'lists/friends/members', { profileIds: [people.Carl] }, t.as.reader))
        .status,
    ).toBe(403)
  })
})

describe('two profiles that become one', () => {
  it('are in a segment once, since the first of them was, and two again when it is undone', async () => {
    const [one, other] = [
      await person('Eva One', { country: 'SE' }),
      await person('Eva Two', { country: 'SE' }),
    ]
    const {
      body: { mergeId },
    } = await send('POST', `profiles/${one}/merge`, { otherId: other })
    const stays = async (id: string) =>
      (await send('GET', `segments/nordic/match/${id}`)).body.stays.filter(
        (stay: { leftAt: string | null }) => stay.leftAt === null,
      ).length
    expect(await stays(one)).toBe(1)
    await send('POST', `profile-merges/${mergeId}/undo`)
    expect([await stays(one), await stays(other)]).toEqual([1, 1])
  })
})
