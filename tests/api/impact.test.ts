import { sql } from 'kysely'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Impact } from '#model/api/impact.ts'
import { group, type Condition } from '#condition/condition.ts'
import { addServerTexts } from '#entry/server-texts.ts'
import { englishLeft } from '#tests/support/english-left.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
const people: Record<string, string> = {}

const call = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  headers: Record<string, string> = t.as.admin,
) => {
  const answer = await t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers,
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
}
const impact = async (kind: string, payload: object, language = 'en'): Promise<Impact> => {
  const { status, body } = await call('POST', `impact/${kind}`, payload, {
    ...t.as.admin,
    'accept-language': language,
  })
  expect([status, body.detail]).toEqual([200, undefined])
  return body
}
const counts = ({ lines }: Impact) => Object.fromEntries(lines.map(({ id, count }) => [id, count]))

const where = (name: string, operator: string, value: unknown): Condition => ({
  type: 'profilePropertyCondition',
  parameterValues: {
    propertyName: `properties.${name}`,
    comparisonOperator: operator,
    propertyValue: value,
  },
})
const country = (value: string) => where('country', 'equals', value)
const onEvent = (eventTypeId: string): Condition => ({
  type: 'eventTypeCondition',
  parameterValues: { eventTypeId },
})

const members = async (id: string): Promise<string[]> => {
  const { body } = await call('GET', `segments/${id}/members?range=[0,49]`)
  return (body as { id: string }[]).map((one) => one.id).toSorted()
}

beforeAll(async () => {
  addServerTexts()
  t = await startTestApp()
  await call('POST', 'property-types', { id: 'seats', name: 'Seats', valueType: 'long' })
  for (const [name, properties] of Object.entries({
    Anna: { country: 'NO', seats: 5 },
    Bo: { country: 'SE', seats: 12 },
    Carl: { country: 'NO' },
    Dee: { country: 'DK', seats: 1, size: 'large' },
    Eli: { size: 20 },
  }))
    people[name] = (await call('POST', 'profiles', { name, properties })).body.id
  await call('POST', 'segments', { id: 'edited', name: 'Edited', condition: country('NO') })
})
afterAll(() => t.close())

describe('POST /impact/segment', () => {
  it('counts who joins, leaves and stays, and pages them by name', async () => {
    const values = { condition: country('SE') }
    const answer = await impact('segment', {
      id: 'edited',
      values,
      people: { of: 'leaves', size: 1 },
    })
    expect(counts(answer)).toMatchObject({ joins: 1, leaves: 2, stays: 0 })
    expect([answer.exact, answer.basis]).toEqual([true, 'Counted for all 5 people'])
    expect(answer.people).toMatchObject({ of: 'leaves', total: 2, rows: [{ id: people['Anna'] }] })
    const next = await impact('segment', {
      id: 'edited',
      values,
      people: { of: 'leaves', first: 1, size: 1 },
    })
    expect(next.people?.rows).toMatchObject([{ id: people['Carl'], name: 'Carl' }])
  })

  it('counts a new segment, and one that is switched off', async () => {
    expect(counts(await impact('segment', { values: { condition: country('NO') } }))).toMatchObject(
      {
        joins: 2,
        leaves: 0,
      },
    )
    expect(
      counts(await impact('segment', { id: 'edited', values: { enabled: false } })),
    ).toMatchObject({ joins: 0, leaves: 2 })
  })

  it('names the journeys that start, the messages that they send, and the dependents', async () => {
    await call('POST', 'engage', {
      id: 'hello',
      name: 'Hello',
      channel: 'webhook',
      url: 'https://x.example',
    })
    await call('POST', 'segments', {
      id: 'follower',
      name: 'Dependent',
      condition: { type: 'profileSegmentCondition', parameterValues: { segments: ['edited'] } },
    })
    await call('POST', 'journeys', {
      id: 'follow',
      name: 'Follow',
      graph: {
        nodes: [
          {
            id: 'entry',
            kind: 'entry',
            name: '',
            note: '',
            given: { joins: ['edited'], who: where('seats', 'greaterThan', 10) },
            exits: { next: 'send' },
          },
          {
            id: 'send',
            kind: 'send',
            name: '',
            note: '',
            given: { engageId: 'hello' },
            exits: { sent: 'exit', skipped: 'exit', failed: 'exit' },
          },
          { id: 'exit', kind: 'exit', name: '', note: '', given: {}, exits: {} },
        ],
      },
    })
    const published = await call('POST', 'journeys/follow/publish', {})
    expect([published.status, published.body.errors]).toEqual([200, undefined])
    const answer = await impact('segment', {
      id: 'edited',
      values: { condition: group('or', [country('SE'), country('DK')]) },
    })
    // Of the two who join, only Bo has more than ten seats.
    expect(answer.lines.map(({ short }) => short)).toEqual([
      '2 join',
      '2 leave',
      '0 stay',
      '1 journey starts',
      'up to 1 message',
      '1 dependent record updates',
    ])
    expect(answer.lines.flatMap(({ links }) => links.map(({ name }) => name))).toEqual([
      'Follow',
      'Hello',
      'Dependent',
    ])
    await call('POST', 'journeys/follow/stop', {})
  })

  it('refuses a faulty condition with its path, and a line without people', async () => {
    const faulty = await call('POST', 'impact/segment', {
      values: { condition: { type: 'nope', parameterValues: {} } },
    })
    expect([faulty.status, faulty.body.errors[0].path]).toEqual([422, '/condition/type'])
    const none = await call('POST', 'impact/segment', {
      id: 'edited',
      values: {},
      people: { of: 'journeys' },
    })
    expect([none.status, none.body.errors[0].path]).toEqual([422, '/people/of'])
    expect((await call('POST', 'impact/segment', { id: 'none', values: {} })).status).toBe(404)
    expect((await call('POST', 'impact/planet', { values: {} })).status).toBe(404)
  })

  it('equals the difference after saving, for any condition', async () => {
    const leaf = fc.oneof(
      fc.constantFrom('NO', 'SE', 'DK', 'FI').map(country),
      fc.integer({ min: 0, max: 13 }).map((seats) => where('seats', 'greaterThan', seats)),
      fc.constantFrom('seats', 'size').map((name) => where(name, 'exists', undefined)),
    )
    const any = fc.oneof(
      leaf,
      fc
        .tuple(
          fc.constantFrom('and' as const, 'or' as const),
          fc.array(leaf, { minLength: 1, maxLength: 3 }),
        )
        .map(([operator, parts]) => group(operator, parts)),
    )
    await fc.assert(
      fc.asyncProperty(any, fc.boolean(), async (condition, enabled) => {
        const before = await members('edited')
        const expected = counts(
          await impact('segment', { id: 'edited', values: { condition, enabled } }),
        )
        const saved = await call('GET', 'segments/edited')
        const { status } = await call('PUT', 'segments/edited', {
          condition,
          enabled,
          version: saved.body.version,
        })
        expect(status).toBe(200)
        const after = await members('edited')
        expect(expected).toMatchObject({
          joins: after.filter((id) => !before.includes(id)).length,
          leaves: before.filter((id) => !after.includes(id)).length,
          stays: after.filter((id) => before.includes(id)).length,
        })
      }),
      { numRuns: propertyRuns(200) },
    )
    const { body } = await call('GET', 'segments/edited')
    await call('PUT', 'segments/edited', {
      condition: country('NO'),
      enabled: true,
      version: body.version,
    })
  })
})

describe('POST /impact/rule', () => {
  it('counts the recent events that a rule matches before and after saving', async () => {
    await call('POST', 'rules', {
      id: 'greet',
      name: 'Greet',
      condition: onEvent('signup'),
      actions: [
        {
          type: 'setPropertyAction',
          parameterValues: { setPropertyName: 'properties.greeted', setPropertyValue: 'yes' },
        },
      ],
    })
    for (const name of ['Anna', 'Bo', 'Anna'])
      await call('POST', `profiles/${people[name]}/test-event`, { eventType: 'order' })
    await call('POST', `profiles/${people['Bo']}/test-event`, { eventType: 'signup' })
    const same = await impact('rule', { id: 'greet', values: {} })
    expect(counts(same)).toMatchObject({ matches: 1, people: 1, actions: 1 })
    const other = await impact('rule', {
      id: 'greet',
      values: { condition: onEvent('order') },
      people: { of: 'people' },
    })
    expect(counts(other)).toMatchObject({ matches: 3, people: 2 })
    expect(other.lines[0]!.says).toBe(
      '3 events of the last 7 days would have run it; 1 matches now',
    )
    expect(other.people?.total).toBe(2)
    const once = { condition: onEvent('order'), raiseEventOnlyOnceForProfile: true }
    expect(counts(await impact('rule', { id: 'greet', values: once }))).toMatchObject({
      matches: 2,
    })
    expect(counts(await impact('rule', { id: 'greet', values: { enabled: false } }))).toMatchObject(
      {
        matches: 0,
      },
    )
  })
})

describe('POST /impact/property', () => {
  it('counts the values that do not fit a type, and names the records that use the property', async () => {
    await call('POST', 'property-types', { id: 'size', name: 'Size', valueType: 'string' })
    await call('POST', 'segments', {
      id: 'large',
      name: 'Large',
      condition: where('size', 'equals', 'large'),
    })
    const answer = await impact('property', {
      id: 'size',
      values: { valueType: 'long' },
      people: { of: 'misfits' },
    })
    expect(counts(answer)).toMatchObject({ values: 2, misfits: 1, uses: 1 })
    expect(answer.people?.rows).toMatchObject([{ id: people['Dee'] }])
    expect(answer.lines.at(-1)?.links).toEqual([{ entity: 'segment', id: 'large', name: 'Large' }])
    const exitCondition = where('size', 'equals', 'small')
    await call('POST', 'journeys', { id: 'until-small', name: 'Until small', exitCondition })
    const more = await impact('property', { id: 'size', values: { valueType: 'long' } })
    expect(more.lines.at(-1)?.links?.map(({ entity }) => entity)).toEqual(['segment', 'journey'])
  })
})

describe('POST /impact/template and /impact/journey', () => {
  it('names the messages that use a template', async () => {
    await call('POST', 'email-template', { id: 'plain', name: 'Plain', subject: 'Hi' })
    await call('POST', 'engage', { id: 'news', name: 'News', templateId: 'plain' })
    const answer = await impact('template', { id: 'plain', values: {} })
    expect(counts(answer)).toEqual({ planned: 0, messages: 1, journeys: 0 })
  })

  it('counts the people at steps that an unsaved draft removes', async () => {
    const step = (id: string, kind: string, given: object, exits: object) => ({
      id,
      kind,
      name: id,
      note: '',
      given,
      exits,
    })
    const entry = (next: string) => step('entry', 'entry', {}, { next })
    const exit = step('exit', 'exit', {}, {})
    await call('POST', 'journeys', {
      id: 'slow',
      name: 'Slow',
      graph: {
        nodes: [entry('wait'), step('wait', 'wait', { time: 'P2D' }, { done: 'exit' }), exit],
      },
    })
    const { status } = await call('POST', 'journeys/slow/publish', {})
    expect(status).toBe(200)
    await call('POST', 'journeys/slow/start', { profileIds: [people['Anna'], people['Bo']] })
    const answer = await impact('journey', {
      id: 'slow',
      values: { graph: { nodes: [step('start', 'entry', {}, { next: 'exit' }), exit] } },
      people: { of: 'gone' },
    })
    expect(counts(answer)).toMatchObject({ inside: 2, gone: 2 })
    expect(answer.people?.rows.map(({ name }) => name)).toEqual(['Anna', 'Bo'])
  })
})

describe('POST /impact', () => {
  it('writes nothing', async () => {
    const digest = async () => {
      const { rows: tables } = await t.database.system((db) =>
        sql<{ name: string }>`
          select table_name as name from information_schema.tables
          where table_schema = 'public' and table_type = 'BASE TABLE'
            and table_name not in ('idempotency_records', 'workers')
          order by 1
        `.execute(db),
      )
      const parts: string[] = []
      for (const { name } of tables) {
        const { rows } = await t.database.system((db) =>
          sql<{ d: string }>`
            select coalesce(md5(string_agg(md5(x::text), '' order by md5(x::text))), '') as d
            from ${sql.table(name)} x
          `.execute(db),
        )
        parts.push(`${name} ${rows[0]!.d}`)
      }
      return parts
    }
    const before = await digest()
    await impact('segment', {
      id: 'edited',
      values: { condition: country('SE') },
      people: { of: 'joins' },
    })
    await impact('rule', { id: 'greet', values: { condition: onEvent('order') } })
    await impact('property', { id: 'size', values: { valueType: 'long' } })
    await impact('template', { id: 'plain', values: {} })
    await impact('journey', { id: 'slow', values: {} })
    for (const subject of ['segment:edited', 'rule:greet', 'journey:slow', 'message:news'])
      expect(
        (await call('GET', `explain?subject=${subject}&person=${people['Anna']}`)).status,
      ).toBe(200)
    expect(await digest()).toEqual(before)
  })

  /** Names and values of records. */
  const NAMES = ['wait', 'entry', 'greeted', 'yes', 'large']
  it.each([
    ['segment', { id: 'edited', values: { condition: country('SE') } }],
    ['rule', { id: 'greet', values: { condition: onEvent('order') } }],
    ['property', { id: 'size', values: { valueType: 'long' } }],
    ['template', { id: 'plain', values: {} }],
    ['journey', { id: 'slow', values: {} }],
  ])('says nothing in English to a German reader about a %s', async (kind, asked) => {
    const [english, german] = await Promise.all(
      ['en', 'de'].map((language) => impact(kind, asked, language)),
    )
    expect(englishLeft(english!, german!, NAMES)).toEqual([])
    expect(german!.basis).not.toBe(english!.basis)
  })

  it('counts people of its own organization only, and is for administrators', async () => {
    const inB = { ...t.as.admin, 'x-tenant-id': t.tenants.b }
    const { body } = await call(
      'POST',
      'impact/segment',
      { values: { condition: country('NO') } },
      inB,
    )
    expect(counts(body)).toMatchObject({ joins: 0 })
    expect((await call('POST', 'impact/segment', { id: 'edited', values: {} }, inB)).status).toBe(
      404,
    )
    expect((await call('POST', 'impact/segment', { values: {} }, t.as.member)).status).toBe(403)
  })
})
