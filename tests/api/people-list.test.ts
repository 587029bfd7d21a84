import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
const people: Record<string, string> = {}
const scope = (tenantId = t.tenants.a) => ({ tenantId, actor: systemActor })
const headers = () => t.as.admin

const property = (id: string, valueType: string) =>
  t.engine.stores.of('property-type').create(scope(), { id, name: `The ${id}`, valueType } as never)
const condition = (propertyName: string, comparisonOperator: string, more: object = {}) => ({
  type: 'profilePropertyCondition',
  parameterValues: { propertyName, comparisonOperator, ...more },
})

const rows = [
  {
    name: 'Ann Olsen',
    email: 'ann@halifax.example',
    tags: ['VIP'],
    properties: { company: 'Halifax Cold Store', visits: 12, born: '1990-05-01', vip: true },
  },
  {
    name: 'Bo Café',
    email: 'bo@cafe.example',
    tags: ['vip', 'new'],
    properties: { company: 'Café Åse "Nord"', visits: 3, born: '1985-01-01', vip: false },
  },
  { name: 'Cy', properties: { company: 'halifax cold store', visits: 40, city: 'Bergen' } },
  { name: 'Di', email: 'DI@x.example', properties: { visits: 'many', langs: ['nb', 'en'] } },
  { name: 'Ed', properties: {} },
]

beforeAll(async () => {
  t = await startTestApp()
  // Before the types are declared: Di has values that no write would take afterwards.
  for (const row of rows) {
    const made = await t.engine.stores.of('profile').create(scope(), row as never)
    people[row.name] = made.id
  }
  for (const [id, type] of [
    ['company', 'string'],
    ['city', 'string'],
    ['visits', 'long'],
    ['born', 'date'],
    ['vip', 'boolean'],
    ['langs', 'string'],
  ] as const)
    await property(id, type)
  await t.engine.stores.of('segment').create(scope(), {
    id: 'busy',
    name: 'Busy',
    condition: condition('properties.visits', 'greaterThan', { propertyValueInteger: 10 }),
  } as never)
  await t.engine.stores.of('segment').create(scope(), {
    id: 'important',
    name: 'Important',
    condition: condition('properties.vip', 'equals', { propertyValueBoolean: true }),
  } as never)
  await t.engine.stores.of('user-list').create(scope(), { id: 'press', name: 'Press' } as never)
  await t.engine.stores.of('scoring').create(scope(), {
    id: 'fit',
    name: 'Fitness',
    elements: [
      {
        condition: condition('properties.company', 'exists'),
        value: 7,
      },
      {
        condition: condition('properties.visits', 'greaterThan', { propertyValueInteger: 20 }),
        value: 5,
      },
    ],
  } as never)
  await t.app.inject({
    method: 'POST',
    url: '/api/v1/lists/press/members',
    payload: { profileIds: [people['Ann Olsen'], people['Ed']] },
    headers: headers(),
  })
  await t.engine.stores.of('property-type').create(scope(t.tenants.b), {
    id: 'secret',
    name: 'Secret thing',
  } as never)
  await t.engine.stores.of('profile').create(scope(t.tenants.b), {
    name: 'Stranger',
    properties: { company: 'Halifax Cold Store', visits: 99 },
  } as never)
})
afterAll(() => t.close())

async function list(query: Record<string, unknown>) {
  const answer = await t.app.inject({
    url: '/api/v1/profiles',
    query: Object.fromEntries(
      Object.entries(query).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
    headers: headers(),
  })
  const found = answer.json()
  return {
    status: answer.statusCode,
    body: found,
    names: Array.isArray(found) ? found.map((one: { name: string }) => one.name) : [],
    range: answer.headers['content-range'],
    next: /after=([^>&]+)/.exec(String(answer.headers.link ?? ''))?.[1],
  }
}
const named = async (filter: object) =>
  (await list({ filter, sort: ['name', 'ASC'], range: [0, 49] })).names
const post = (path: string, payload: object, as = headers()) =>
  t.app.inject({ method: 'POST', url: `/api/v1${path}`, payload, headers: as })

describe('filters', () => {
  it.each([
    [{ 'properties.company': 'HALIFAX cold store' }, ['Ann Olsen', 'Cy']],
    [{ 'properties.company_like': 'cafe ase "n' }, ['Bo Café']],
    [{ 'properties.company_starts': 'Hal' }, ['Ann Olsen', 'Cy']],
    [{ 'properties.company_ends': 'store' }, ['Ann Olsen', 'Cy']],
    [{ 'properties.company': null }, ['Di', 'Ed']],
    [{ 'properties.company_ne': 'halifax cold store' }, ['Bo Café', 'Di', 'Ed']],
    [{ 'properties.company_exists': true, 'properties.visits_gt': 3 }, ['Ann Olsen', 'Cy']],
    [{ 'properties.visits_gte': 3, 'properties.visits_lt': 40 }, ['Ann Olsen', 'Bo Café']],
    [{ 'properties.visits': [3, 40] }, ['Bo Café', 'Cy']],
    [{ 'properties.born_lte': '1985-01-01' }, ['Bo Café']],
    [{ 'properties.vip': true }, ['Ann Olsen']],
    [{ 'properties.langs': 'EN' }, ['Di']],
    [{ segment: 'busy' }, ['Ann Olsen', 'Cy']],
    [{ segment: ['busy', 'important'], segment_ne: 'important' }, ['Cy']],
    [{ segment: null }, ['Bo Café', 'Di', 'Ed']],
    [{ list: 'press' }, ['Ann Olsen', 'Ed']],
    [{ list_ne: 'press', 'score.fit_gte': 12 }, ['Cy']],
    [{ 'score.fit': null }, ['Di', 'Ed']],
    [{ tags: 'vip' }, ['Ann Olsen', 'Bo Café']],
    [{ email: 'di@X.example' }, ['Di']],
    [{ name_like: 'cafe' }, ['Bo Café']],
    [{ condition: condition('properties.city', 'exists') }, ['Cy']],
    [{ condition: condition('properties.visits', 'exists'), tags_ne: 'vip' }, ['Cy', 'Di']],
    [{ q: 'Halifax Cold Store' }, ['Ann Olsen', 'Cy']],
    [{ q: 'ase nord' }, ['Bo Café']],
    [{ q: 'bergen', segment: 'busy' }, ['Cy']],
  ])('%j', async (filter, expected) => {
    expect(await named(filter)).toEqual(expected)
  })

  it.each(['Europe/Oslo', 'America/New_York', 'UTC'])(
    'take a plain day as that day in %s',
    async (timeZone) => {
      const tenants = t.engine.stores.of('tenant')
      const all = { tenantId: '', actor: systemActor }
      const before = await tenants.get(all, t.tenants.a)
      await tenants.update(all, t.tenants.a, null, { timeZone })
      expect(await named({ 'properties.born': '1985-01-01' })).toEqual(['Bo Café'])
      expect(await named({ 'properties.born_lte': '1985-01-01' })).toEqual(['Bo Café'])
      expect(await named({ 'properties.born_gte': '1990-05-01' })).toEqual(['Ann Olsen'])
      expect(await named({ 'properties.born_gt': '1990-05-01' })).toEqual([])
      await tenants.update(all, t.tenants.a, null, { timeZone: before!.timeZone })
    },
  )

  it.each([
    [{ 'properties.nothing': 1 }, '/filter/properties.nothing'],
    [{ 'properties.secret': 'x' }, '/filter/properties.secret'],
    [{ 'properties.visits_like': 'x' }, '/filter/properties.visits_like'],
    [{ 'properties.visits_gte': 'many' }, '/filter/properties.visits_gte'],
    [{ segment_gte: 'busy' }, '/filter/segment_gte'],
    [{ 'properties.visits_gte': [1] }, '/filter/properties.visits_gte'],
    [{ condition: 'everyone' }, '/filter/condition'],
  ])('%j is refused with the name of the entry', async (filter, path) => {
    const { status, body } = await list({ filter })
    expect([status, body.errors?.[0]?.path]).toEqual([400, path])
  })

  it('refuse a segment that does not exist, and a faulty condition', async () => {
    expect((await list({ filter: { segment: 'none' } })).status).toBe(422)
    const faulty = await list({ filter: { condition: condition('properties.visits', 'nonsense') } })
    expect(faulty.status).toBe(422)
    expect(faulty.body.errors[0].path).toMatch(/^\/filter\/condition/)
  })
})

describe('sort orders', () => {
  const sorted = async (key: string, direction: string) =>
    (await list({ sort: [key, direction] })).names

  it('put missing values last in both directions', async () => {
    expect((await sorted('properties.visits', 'ASC')).slice(0, 3)).toEqual([
      'Bo Café',
      'Ann Olsen',
      'Cy',
    ])
    expect((await sorted('properties.visits', 'DESC')).slice(0, 3)).toEqual([
      'Cy',
      'Ann Olsen',
      'Bo Café',
    ])
    expect((await sorted('properties.born', 'DESC')).slice(0, 2)).toEqual(['Ann Olsen', 'Bo Café'])
    expect((await sorted('score.fit', 'DESC'))[0]).toBe('Cy')
    expect((await sorted('segment', 'ASC')).slice(0, 2).toSorted()).toEqual(['Ann Olsen', 'Cy'])
    for (const direction of ['ASC', 'DESC'])
      expect((await sorted('email', direction)).slice(3).toSorted()).toEqual(['Cy', 'Ed'])
  })

  it.each([
    'properties.visits',
    'properties.company',
    'score.fit',
    'segment',
    'list',
    'email',
    'lastSeenAt',
  ])('page by cursor by %s meets everyone once', async (key) => {
    for (const direction of ['ASC', 'DESC'])
      for (const filter of [{}, { 'properties.company_ne': 'none' }]) {
        const all = (await list({ sort: [key, direction], filter })).names
        const paged: string[] = []
        let after: string | undefined
        do {
          const page = await list({
            sort: [key, direction],
            filter,
            range: [0, 1],
            ...(after ? { after: decodeURIComponent(after) } : {}),
          })
          expect(page.range).toMatch(page.names.length > 0 ? /\/5$/ : /./)
          paged.push(...page.names)
          after = page.next
        } while (after && paged.length < 20)
        expect(paged).toEqual(all)
        expect(new Set(all).size).toBe(5)
      }
  })

  it('refuse an unknown column', async () => {
    expect((await list({ sort: ['properties.nothing', 'ASC'] })).status).toBe(400)
  })
})

describe('columns', () => {
  it('are listed with titles, types and operators, for this tenant only', async () => {
    const answer = await t.app.inject({ url: '/api/v1/profiles/columns', headers: headers() })
    const columns = answer.json() as { key: string }[]
    expect(columns.map(({ key }) => key).toSorted()).toEqual(
      expect.arrayContaining(['properties.company', 'segment', 'list', 'goal', 'score.fit']),
    )
    expect(columns.map(({ key }) => key)).not.toContain('properties.secret')
    expect(columns.find(({ key }) => key === 'properties.visits')).toMatchObject({
      title: 'The visits',
      kind: 'number',
      operators: expect.arrayContaining(['gte', 'exists']),
    })
  })

  it('are added to the records of a page on request', async () => {
    const { body } = await list({
      filter: { name: 'Ann Olsen' },
      columns: 'segment,list,goal,score.fit,properties.company',
    })
    expect(body).toMatchObject([
      {
        properties: { company: 'Halifax Cold Store' },
        segment: [
          { id: 'busy', name: 'Busy' },
          { id: 'important', name: 'Important' },
        ],
        list: [{ id: 'press', name: 'Press' }],
        goal: [],
        score: { fit: 7 },
      },
    ])
    expect((await list({ columns: 'nothing' })).status).toBe(400)
  })
})

describe('POST /profiles/search', () => {
  it('lists the people of a condition with a total', async () => {
    const answer = await post('/profiles/search', {
      condition: condition('properties.company', 'exists'),
      sort: ['properties.visits', 'DESC'],
      range: [0, 1],
    })
    expect(answer.json().map((one: { name: string }) => one.name)).toEqual(['Cy', 'Ann Olsen'])
    expect(answer.headers['content-range']).toBe('profiles 0-1/3')
  })

  it('refuses a faulty condition, and members', async () => {
    const faulty = await post('/profiles/search', { condition: { type: 'nonsense' } })
    expect(faulty.statusCode).toBe(400)
    expect((await post('/profiles/search', { condition: {} }, t.as.member)).statusCode).toBe(403)
  })
})

describe('a filter as a condition', () => {
  it('names each entry that no condition can express', async () => {
    const answer = await post('/profiles/filter-to-condition', {
      filter: { q: 'ann', createdAt_gte: '2026-01-01', tags: 'vip', segment: [null] },
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.map((one: { path: string }) => one.path)).toEqual([
      '/filter/q',
      '/filter/createdAt_gte',
      '/filter/segment',
    ])
  })

  it.each(['toString', 'constructor', '__proto__', 'valueOf', 'hasOwnProperty'])(
    'refuses a column that every object of the language has: %s',
    async (column) => {
      const answer = await t.app.inject({
        method: 'POST',
        url: '/api/v1/profiles/filter-to-condition',
        headers: { ...t.as.admin, 'content-type': 'application/json' },
        payload: `{"filter":{"${column}":"x"}}`,
      })
      expect(answer.statusCode).toBe(column === '__proto__' ? 400 : 422)
    },
  )
})
