import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers = t.as.admin,
) => t.app.inject({ method, url: `/api/v1/${path}`, ...(payload ? { payload } : {}), headers })
const country = (code: string) => ({
  type: 'profilePropertyCondition',
  parameterValues: {
    propertyName: 'properties.country',
    comparisonOperator: 'equals',
    propertyValue: code,
  },
})
const ordered = {
  type: 'pastEventCondition',
  parameterValues: {
    numberOfDays: 30,
    eventCondition: {
      type: 'eventTypeCondition',
      parameterValues: { eventTypeId: 'Order placed' },
    },
  },
}
const all = (...subConditions: object[]) => ({
  type: 'booleanCondition',
  parameterValues: { operator: 'and', subConditions },
})

beforeAll(async () => {
  t = await startTestApp()
  const scope = { tenantId: t.tenants.a, actor: systemActor }
  const segments = [
    ['nordic', country('NO'), true],
    [
      'buyers',
      all({ type: 'profileSegmentCondition', parameterValues: { segments: ['nordic'] } }, ordered),
      true,
    ],
    ['off', country('NO'), false],
  ] as const
  for (const [id, condition, enabled] of segments)
    await t.engine.stores
      .of('segment')
      .create(scope, { id, name: `Segment ${id}`, condition, enabled } as never)
  expect(
    (
      await call('POST', 'personas', {
        id: 'ida',
        name: 'Ida Exporter',
        properties: { country: 'NO' },
        events: [{ eventType: 'Order placed', daysAgo: 10 }],
      })
    ).statusCode,
  ).toBe(201)
})
afterAll(() => t.close())

describe('a persona', () => {
  it('is tried on every segment, also on those made of others, with the reason of each line', async () => {
    const answer = await call('GET', 'personas/ida/segments')
    expect(answer.headers['content-range']).toBe('segments 0-2/3')
    const rows = answer.json() as {
      id: string
      match: boolean
      enabled: boolean
      reasons: { holds: boolean; parts: { says: string }[] }
    }[]
    expect(rows.map(({ id, match }) => [id, match])).toEqual([
      ['buyers', true],
      ['nordic', true],
      ['off', false],
    ])
    expect(rows[0]!.reasons.parts).toHaveLength(2)
    expect(rows[2]).toMatchObject({ enabled: false, reasons: { holds: true } })
  })

  it('falls out of sliding windows by what it is said to have done', async () => {
    const { version } = (await call('GET', 'personas/ida')).json() as { version: number }
    await call('PUT', 'personas/ida', {
      events: [{ eventType: 'Order placed', daysAgo: 40 }],
      version,
    })
    expect(
      ((await call('GET', 'personas/ida/segments')).json() as { id: string; match: boolean }[]).map(
        ({ id, match }) => [id, match],
      ),
    ).toEqual([
      ['nordic', true],
      ['buyers', false],
      ['off', false],
    ])
  })

  it('has the scores that plans would give, element by element', async () => {
    await t.engine.stores.of('scoring').create({ tenantId: t.tenants.a, actor: systemActor }, {
      id: 'lead',
      name: 'Lead score',
      elements: [
        { name: 'Nordic', condition: country('NO'), value: 7 },
        { condition: ordered, value: 5 },
      ],
    } as never)
    const answer = await call('GET', 'personas/ida/scores')
    expect(answer.headers['content-range']).toBe('scores 0-0/1')
    expect(answer.json()).toMatchObject([
      {
        id: 'lead',
        name: 'Lead score',
        score: 7,
        elements: [{ name: 'Nordic', holds: true }, { holds: false }],
      },
    ])
  })

  it('tries a condition that is saved nowhere, and names what is wrong with one', async () => {
    expect(
      (await call('POST', 'personas/ida/try', { condition: country('SE') })).json(),
    ).toMatchObject({ match: false, reasons: { holds: false } })
    expect(
      (await call('POST', 'personas/ida/try', { condition: country('NO') })).json(),
    ).toMatchObject({ match: true })
    const faulty = await call('POST', 'personas/ida/try', {
      condition: { type: 'nothingSuch', parameterValues: {} },
    })
    expect(faulty.statusCode).toBe(422)
    expect((faulty.json() as { errors: { path: string }[] }).errors[0]!.path).toMatch(
      /^\/condition/,
    )
  })

  it('counts nowhere: no profile, no member, no event', async () => {
    const { rows } = await t.database.system((db) =>
      sql<{
        n: number
      }>`select ((select count(*) from profiles) + (select count(*)
        from segment_members) + (select count(*) from events) + (select count(*)
        from profile_timers))::integer as n`.execute(db),
    )
    expect(rows[0]!.n).toBe(0)
    expect((await call('POST', 'profiles/count', { condition: country('NO') })).json()).toEqual({
      count: 0,
    })
  })

  it('is seen by nobody else', async () => {
    for (const headers of [t.as.member, t.as.memberB])
      expect((await call('GET', 'personas/ida/segments', undefined, headers)).statusCode).toBe(403)
    expect(
      (
        await call('GET', 'personas/ida/segments', undefined, {
          ...t.as.admin,
          'x-tenant-id': t.tenants.b,
        })
      ).statusCode,
    ).toBe(404)
    expect(
      (await call('POST', 'personas', { name: 'Wrong events', events: [{ daysAgo: 1 }] }))
        .statusCode,
    ).toBe(422)
  })
})

describe('notes and to-dos', () => {
  it('go over with a merge and come back with its undoing, and go when the person is erased', async () => {
    const make = async (name: string) =>
      ((await call('POST', 'profiles', { name })).json() as { id: string }).id
    const [master, other] = [await make('One'), await make('Two')]
    await call('POST', 'notes', { profileId: other, text: 'Prefers to be called.' })
    await call('POST', 'todos', { profileId: other, title: 'Call', dueOn: '2026-12-01' })
    const of = async (id: string) =>
      Promise.all(
        ['notes', 'todos'].map(
          async (path) =>
            (
              (
                await call(
                  'GET',
                  `${path}?filter=${encodeURIComponent(JSON.stringify({ profileId: id }))}`,
                )
              ).json() as object[]
            ).length,
        ),
      )
    const { mergeId } = (
      await call('POST', `profiles/${master}/merge`, { otherId: other })
    ).json() as { mergeId: string }
    expect(await of(master)).toEqual([1, 1])
    await call('POST', `profile-merges/${mergeId}/undo`)
    expect([await of(master), await of(other)]).toEqual([
      [0, 0],
      [1, 1],
    ])
    const [note] = (
      await call('GET', `notes?filter=${encodeURIComponent(JSON.stringify({ profileId: other }))}`)
    ).json() as { id: string }[]
    const { undo } = (
      await call('POST', 'notes/bulk', { action: 'delete', ids: [note!.id] })
    ).json() as { undo: string }
    await call('POST', `profiles/${other}/erase`)
    expect(await of(other)).toEqual([0, 0])
    // Not even what was deleted before can be brought back.
    expect((await call('POST', 'notes/undo-delete', { undo })).statusCode).toBe(404)
  })

  it('are deleted with an undo, and refuse what is no day', async () => {
    const profileId = ((await call('POST', 'profiles', { name: 'Three' })).json() as { id: string })
      .id
    const { id } = (await call('POST', 'notes', { profileId, text: 'Short lived' })).json() as {
      id: string
    }
    const { undo } = (await call('POST', 'notes/bulk', { action: 'delete', ids: [id] })).json() as {
      undo: string
    }
    expect((await call('GET', `notes/${id}`)).statusCode).toBe(404)
    await call('POST', 'notes/undo-delete', { undo })
    expect((await call('GET', `notes/${id}`)).json()).toMatchObject({ text: 'Short lived' })
    expect(
      (await call('POST', 'todos', { profileId, title: 'Call', dueOn: 'soon' })).statusCode,
    ).toBe(422)
    expect((await call('POST', 'notes', { profileId, text: '' })).statusCode).toBe(422)
  })
})

it('a persona is nobody: no merge takes it in, and whoever bears its name is somebody else', async () => {
  const key = (
    (await call('POST', 'sources', { name: 'Shop', scope: 'shop', kind: 'server' })).json() as {
      key: string
    }
  ).key
  const sent = await t.app.inject({
    method: 'POST',
    url: '/v1/track',
    headers: { authorization: `Basic ${btoa(`${key}:`)}` },
    payload: { userId: 'ida', event: 'Looked' },
  })
  expect(sent.statusCode).toBe(200)
  const before = (await call('GET', 'personas/ida')).json()
  const [{ profileId }] = (
    await call('GET', `aliases?filter=${encodeURIComponent(JSON.stringify({ value: 'ida' }))}`)
  ).json() as [{ profileId: string }]
  expect((await call('GET', `profiles/${profileId}`)).json()).toMatchObject({ properties: {} })
  expect((await call('POST', `profiles/${profileId}/merge`, { otherId: 'ida' })).statusCode).toBe(
    422,
  )
  expect((await call('POST', 'profiles/ida/merge', { otherId: profileId })).statusCode).toBe(404)
  // What a persona is said to have done happened to nobody.
  expect(
    (
      await call(
        'GET',
        `events?filter=${encodeURIComponent(JSON.stringify({ eventType: 'Order placed' }))}`,
      )
    ).json(),
  ).toEqual([])
  expect((await call('GET', 'personas/ida')).json()).toEqual(before)
})
