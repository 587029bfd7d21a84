import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { propertyRuns, propertyTimeout } from '#tests/support/property-runs.ts'

let t: TestApp
const scope = () => ({ tenantId: t.tenants.a, actor: systemActor })
const condition = (propertyName: string, comparisonOperator: string, more: object = {}) => ({
  type: 'profilePropertyCondition',
  parameterValues: { propertyName, comparisonOperator, ...more },
})
const post = (path: string, payload: object) =>
  t.app.inject({ method: 'POST', url: `/api/v1${path}`, payload, headers: t.as.admin })

beforeAll(async () => {
  t = await startTestApp()
  const { stores } = t.engine
  for (const [id, valueType] of [
    ['company', 'string'],
    ['visits', 'long'],
    ['born', 'date'],
    ['vip', 'boolean'],
    ['langs', 'string'],
  ])
    await stores.of('property-type').create(scope(), { id, name: `The ${id}`, valueType } as never)
  for (const [id, about] of [
    ['busy', condition('properties.visits', 'greaterThan', { propertyValueInteger: 10 })],
    ['important', condition('properties.vip', 'equals', { propertyValueBoolean: true })],
  ] as const)
    await stores.of('segment').create(scope(), { id, name: `Is ${id}`, condition: about } as never)
  await stores.of('user-list').create(scope(), { id: 'press', name: 'Press' } as never)
  await stores.of('scoring').create(scope(), {
    id: 'fit',
    name: 'Fitness',
    elements: [{ condition: condition('properties.company', 'exists'), value: 7 }],
  } as never)
})
afterAll(() => t.close())

describe('the condition of a filter', () => {
  const texts = fc.constantFrom(
    'Halifax Cold Store',
    'cafe',
    'Åse',
    'x',
    '"',
    'halifax',
    'VIP',
    '\\',
  )
  const instants = fc.constantFrom('2026-01-01', '2026-03-24T10:00:00Z', '1985-01-01')
  const textOf = (key: string) =>
    fc.oneof(
      fc.tuple(
        fc.constantFrom(key, `${key}_ne`, `${key}_like`, `${key}_starts`, `${key}_ends`),
        texts,
      ),
      fc.tuple(fc.constantFrom(key, `${key}_ne`), fc.array(fc.option(texts), { maxLength: 3 })),
      fc.tuple(fc.constant(`${key}_exists`), fc.boolean()),
      fc.tuple(fc.constantFrom(key, `${key}_ne`), fc.constant(null)),
    )
  const rangeOf = (key: string, values: fc.Arbitrary<unknown>) =>
    fc.tuple(
      fc.constantFrom(key, `${key}_gte`, `${key}_lte`, `${key}_gt`, `${key}_lt`, `${key}_ne`),
      values,
    )
  const entries = fc.oneof(
    ...['properties.company', 'properties.langs', 'tags', 'email', 'name'].map(textOf),
    rangeOf('properties.visits', fc.integer({ min: 0, max: 50 })),
    rangeOf('score.fit', fc.integer({ min: 0, max: 20 })),
    rangeOf('properties.born', instants),
    fc.tuple(fc.constantFrom('firstSeenAt', 'lastSeenAt_gte', 'firstSeenAt_lt'), instants),
    fc.tuple(fc.constantFrom('anonymous', 'properties.vip'), fc.boolean()),
    fc.tuple(
      fc.constantFrom('segment', 'segment_ne'),
      fc.constantFrom('busy', ['busy', 'important'], []),
    ),
    fc.tuple(fc.constantFrom('list', 'list_ne'), fc.constantFrom('press', null, [])),
    fc.tuple(
      fc.constant('condition'),
      fc.constantFrom(
        condition('properties.company', 'exists'),
        condition('tags', 'contains', { propertyValue: 'v' }),
      ),
    ),
  )
  const filters = fc
    .array(entries, { maxLength: 3 })
    .map((some) => Object.fromEntries(some as [string, unknown][]))
  const ways = fc.record({
    properties: fc.record(
      {
        company: fc.oneof(texts, fc.constant('Café "Åse" \\ Nord'), fc.integer()),
        visits: fc.oneof(fc.integer({ min: 0, max: 50 }), texts),
        born: fc.oneof(instants, texts),
        vip: fc.oneof(fc.boolean(), fc.constant('true')),
        langs: fc.oneof(texts, fc.array(texts, { maxLength: 2 })),
      },
      { requiredKeys: [] },
    ),
    name: fc.oneof(texts, fc.constant('')),
    email: fc.option(fc.constantFrom('ann@x.example', 'ANN@x.example')),
    tags: fc.uniqueArray(fc.constantFrom('VIP', 'vip', 'new'), { maxLength: 2 }),
    anonymous: fc.boolean(),
    lastSeenAt: fc.option(fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-04-01T10:00:00.000Z')),
  })

  it(
    'is true for exactly the people whom the list shows',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(ways, { minLength: 3, maxLength: 8 }),
          filters,
          async (made, filter) => {
            const store = t.engine.stores.of('profile')
            const ids: string[] = []
            for (const { properties, ...one } of made) {
              const { id } = await store.create(scope(), one as never)
              ids.push(id)
              // Values may be older than the declaration of their type, which writes check.
              await t.database.system((db) =>
                sql`
                  update profiles set properties = ${JSON.stringify(properties)}::jsonb
                  where id = ${id}
                `.execute(db),
              )
            }
            try {
              const answer = await post('/profiles/filter-to-condition', { filter })
              expect(answer.statusCode, answer.body).toBe(200)
              const segment = await post('/segments', {
                id: 'saved',
                name: 'Saved',
                condition: answer.json().condition,
              })
              expect(segment.statusCode, segment.body).toBe(201)
              const members = await t.database.system((db) =>
                sql<{ profile_id: string }>`select profile_id from segment_members
                where segment_id = 'saved' and left_at is null`.execute(db),
              )
              const shown = await t.app.inject({
                url: '/api/v1/profiles',
                query: { filter: JSON.stringify(filter), range: '[0,49]' },
                headers: t.as.admin,
              })
              expect(shown.statusCode, shown.body).toBe(200)
              expect(
                shown
                  .json()
                  .map((one: { id: string }) => one.id)
                  .toSorted(),
              ).toEqual(members.rows.map((row) => row.profile_id).toSorted())
            } finally {
              await t.engine.stores
                .of('segment')
                .remove(scope(), 'saved', null)
                .catch(() => {})
              for (const id of ids) await store.remove(scope(), id, null)
            }
          },
        ),
        { numRuns: propertyRuns(300) },
      )
    },
    propertyTimeout,
  )
})
