import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  dryImport,
  importConfiguration,
} from '#engine/administration/configuration/import-configuration.ts'
import { systemActor } from '#model/api/actor.ts'
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
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
}
const track = async (userId: string, event: string, properties: object = {}) => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/v1/track',
    headers: { authorization: `Basic ${Buffer.from(`${writeKey}:`).toString('base64')}` },
    payload: { userId, event, properties },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}
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
const whole = {
  type: 'object',
  properties: {
    factor: { type: 'integer', title: 'Factor', minimum: 1, default: 2 },
    label: { type: 'string', title: 'Label', maxLength: 20 },
  },
  required: ['label'],
}
const script = async (id: string, code: string, more: object = {}) => {
  const answer = await call('POST', 'scripts', { id, name: `Script ${id}`, code, ...more })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}
const rule = async (id: string, eventTypeId: string, actions: object[]) => {
  const answer = await call('POST', 'rules', {
    id,
    name: `Rule ${id}`,
    condition: { type: 'eventTypeCondition', parameterValues: { eventTypeId } },
    actions,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
}
const runs = (id: string, parameterValues: object = {}) => ({
  type: `script:${id}`,
  parameterValues,
})
const firings = async (id: string) =>
  (await call('GET', `rules/${id}/events`)).body as {
    outcome: string
    summary: string
    eventType: string
    steps: { type: string; reason: string }[]
  }[]

beforeAll(async () => {
  t = await startTestApp()
  writeKey = (await call('POST', 'sources', { name: 'Shop', scope: 'shop', kind: 'server' })).body
    .key
  await call('POST', 'lists', { id: 'vip', name: 'Very important' })
})
afterAll(() => t.close())

describe('a script', () => {
  it('is an action that rules choose, with parameters and what is looked up', async () => {
    await script(
      'spent',
      'const spent = Number(profile.properties.spent ?? 0) + event.properties.total * ' +
        "parameters.factor\nreturn [set('spent', spent), set('label', parameters.label), " +
        "...(spent > 90 ? [addToList('vip')] : [])]",
      { parameters: whole },
    )
    await rule('spend', 'Paid', [
      runs('spent', { label: 'eventProperty::properties.shop' }),
      runs('spent', { label: 'second', factor: 1 }),
    ])
    await track('anna', 'Paid', { total: 10, shop: 'Bergen' })
    expect((await person('anna')).properties).toMatchObject({ spent: 30, label: 'second' })
    await track('anna', 'Paid', { total: 30, shop: 'Oslo' })
    expect((await person('anna')).properties).toMatchObject({ spent: 120 })
    expect((await call('GET', 'lists/vip/members')).body).toHaveLength(1)
    expect((await firings('spend'))[0]).toMatchObject({
      outcome: 'done',
      summary: expect.stringContaining('on list vip'),
    })
    expect((await call('GET', 'actions')).body).toContainEqual(
      expect.objectContaining({ id: 'script:spent', parameters: whole, shipped: false }),
    )
  })

  it('acts as it stands now: what was saved is what the next event meets', async () => {
    const made = await script('stamp', "return set('stamp', 'old')")
    await rule('stamps', 'Stamped', [runs('stamp')])
    await track('bo', 'Stamped')
    expect(
      (
        await call('PUT', 'scripts/stamp', {
          version: made.version,
          code: "return set('stamp', new Date(now).getUTCFullYear())",
        })
      ).status,
    ).toBe(200)
    await track('bo', 'Stamped')
    expect((await person('bo')).properties.stamp).toBe(2026)
  })

  it('raises only the events that it says it may, and rules hear those', async () => {
    await script('raiser', "return [raise('Woke', { by: event.eventType }), raise('Slept')]", {
      raises: ['Woke', 'Slept'],
    })
    await rule('raises', 'Rang', [runs('raiser')])
    await rule('hears', 'Woke', [
      {
        type: 'setPropertyAction',
        parameterValues: {
          setPropertyName: 'by',
          setPropertyValue: 'eventProperty::properties.by',
        },
      },
    ])
    await track('carl', 'Rang')
    expect((await person('carl')).properties.by).toBe('Rang')
    await call('PUT', 'scripts/raiser', { version: 1, raises: ['Slept'] })
    await track('carl', 'Rang')
    expect((await firings('raises'))[0]).toMatchObject({
      outcome: 'failed',
      steps: [
        {
          reason: 'Change 1 cannot be read: the event "Woke" is not among those that it may raise.',
        },
      ],
    })
  })

  it.each([
    ['throws', 'const plan = event.properties.plan.name\nreturn []', /^Line 1: TypeError/],
    ['does not end', 'for (;;) {}', /^Line 1: It was cut off/],
    [
      'asks for what there is not',
      "return [{ change: 'explode' }]",
      /there is no change "explode"/,
    ],
    [
      'writes what the product keeps',
      "return [set('systemProperties.x', 1)]",
      /kept by the product/,
    ],
  ])(
    'that %s leaves the event and the other actions alone, and is told',
    async (name, code, reason) => {
      const id = name.replaceAll(' ', '-').slice(0, 20)
      await script(id, code)
      await rule(id, name, [
        runs(id),
        {
          type: 'setPropertyAction',
          parameterValues: { setPropertyName: 'went', setPropertyValue: 'on' },
        },
      ])
      await track(`user ${id}`, name)
      expect((await person(`user ${id}`)).properties.went).toBe('on')
      expect(await firings(id)).toMatchObject([
        {
          outcome: 'partly',
          steps: [
            { type: `script:${id}`, reason: expect.stringMatching(reason) },
            { outcome: 'done' },
          ],
        },
      ])
      expect((await call('GET', `rules/${id}/statistics`)).body.failures).toBe(1)
    },
  )

  it('that was cut off rests, and is asked again after a minute', async () => {
    await script(
      'sleepy',
      "if (event.properties.loop) for (;;) {}\nreturn set('awake', event.properties.n)",
    )
    await rule('sleepy', 'Sleepy', [runs('sleepy')])
    await track('dora', 'Sleepy', { loop: true })
    await track('dora', 'Sleepy', { n: 1 })
    expect((await firings('sleepy'))[0]).toMatchObject({
      outcome: 'failed',
      summary: expect.stringContaining('not asked for a minute'),
    })
    t.clock.set(t.clock.now() + 61_000)
    await track('dora', 'Sleepy', { n: 2 })
    expect((await person('dora')).properties.awake).toBe(2)
  })
})

describe('saving', () => {
  it.each([
    [
      'a fault of syntax',
      { code: 'const a = 1\nconst b = ;\nreturn []' },
      { path: '/code', message: expect.stringMatching(/^Line 2, column 11: /) },
    ],
    [
      'a parameter without a type',
      { parameters: { type: 'object', properties: { a: {} } } },
      {
        path: '/parameters/properties/a/type',
        message: 'Enter the type of the value, such as string or number.',
      },
    ],
  ])('is refused with %s', async (_name, values, fault) => {
    const { status, body } = await call('POST', 'scripts', {
      id: 'faulty',
      name: 'Faulty',
      code: 'return []',
      ...values,
    })
    expect([status, body.errors[0]]).toEqual([422, fault])
  })

  it('of a rule is refused without what a script needs, or without the script', async () => {
    const faulty = (action: object) =>
      call('POST', 'rules', {
        id: 'faulty',
        name: 'Faulty',
        condition: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'x' } },
        actions: [action],
      })
    expect((await faulty(runs('spent'))).body.errors).toEqual([
      { path: '/actions/0/parameterValues/label', message: 'Enter a value for Label.' },
    ])
    expect((await faulty(runs('spent', { label: 'a', factor: 0 }))).body.errors[0].path).toBe(
      '/actions/0/parameterValues/factor',
    )
    expect((await faulty(runs('nothing'))).body.errors).toEqual([
      { path: '/actions/0/type', message: 'The action type "script:nothing" does not exist.' },
    ])
  })

  it('is for deleting only when no rule uses it', async () => {
    const { status, body } = await call('DELETE', 'scripts/spent')
    expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('Rule spend')])
  })

  it('is of one organisation: another one sees and runs none of it', async () => {
    expect((await call('GET', 'scripts/spent', undefined, t.as.memberB)).status).not.toBe(200)
    const db = await t.database.tenant(t.tenants.b, (one) =>
      one.selectFrom('scripts').select('id').execute(),
    )
    expect(db).toEqual([])
  })
})

describe('a trial', () => {
  const tried = (payload: object) => call('POST', 'scripts/test', payload)

  it('upon a past event shows what would change, and changes nothing', async () => {
    const {
      rows: [event],
    } = {
      rows: await t.database.tenant(t.tenants.a, (db) =>
        db
          .selectFrom('events')
          .select('id')
          .where('event_type', '=', 'Paid')
          .orderBy('time_stamp', 'desc')
          .limit(1)
          .execute(),
      ),
    }
    const before = await person('anna')
    const { status, body } = await tried({
      code:
        "log('total', event.properties.total, profile.lists)\nreturn [set('spent', 0), " +
        "set('score', parameters.n), removeFromList('vip')]",
      parameters: { type: 'object', properties: { n: { type: 'integer', title: 'N' } } },
      given: { n: 7 },
      eventId: event!.id,
    })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({
      fault: null,
      log: ['total 30 ["vip"]'],
      step: {
        outcome: 'done',
        changes: [
          { what: 'properties.spent', before: 120, after: 0 },
          { what: 'properties.score', before: null, after: 7 },
          { what: 'list vip', before: true, after: false },
        ],
      },
    })
    expect(await person('anna')).toEqual(before)
  })

  it('upon a sample shows what it asks for, and the line of a fault', async () => {
    expect(
      (
        await tried({
          code: 'return set("seen", (profile.properties.seen ?? 0) + 1)',
          sample: { profile: { properties: { seen: 4 } } },
        })
      ).body,
    ).toEqual({
      changes: [{ change: 'property', of: 'profile', name: 'seen', value: 5 }],
      fault: null,
      log: [],
      step: null,
    })
    expect((await tried({ code: 'log("a")\n\nthrow new Error("no")' })).body).toMatchObject({
      fault: { message: 'Line 3: Error: no', line: 3 },
      log: ['a'],
    })
    expect(await tried({ code: 'return ]' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/code' }] },
    })
  })
})

it('an archive brings a script before the rules that run it', async () => {
  const archive = await t.app.inject({
    method: 'GET',
    url: '/api/v1/settings/exportall',
    headers: t.as.admin,
  })
  expect(archive.statusCode, archive.body.slice(0, 200)).toBe(200)
  await call('DELETE', 'rules/spend')
  expect((await call('DELETE', 'scripts/spent')).status).toBe(200)
  const scope = { tenantId: t.tenants.a, actor: systemActor }
  const plan = await dryImport(t.engine, scope, archive.rawPayload)
  expect(plan.changes.map(({ entity, id, kind }) => `${kind} ${entity} ${id}`).toSorted()).toEqual([
    'create rule spend',
    'create script spent',
  ])
  await importConfiguration(
    t.engine,
    scope,
    { bytes: archive.rawPayload },
    { hash: plan.hash, conflicts: 'refuse' },
  )
  await track('emil', 'Paid', { total: 5, shop: 'Moss' })
  expect((await person('emil')).properties.spent).toBe(15)
})
