import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paging } from '#model/api/paging.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
const MANY = paging.exactTotal + 2000

beforeAll(async () => {
  t = await startTestApp()
  const fill = (tenant: string, from: number, to: number) =>
    t.database.system((db) =>
      sql`insert into profiles (id, tenant_id, name, email, anonymous, tags, last_seen_at,
        created_at, created_by, updated_at, updated_by)
      select gen_random_uuid(), ${tenant}::uuid, 'Person ' || n,
      'person' || n || '@harbour' || n % 50 || '.example', n % 4 = 0, case when n % 1000 = 0
      then '["pilot"]' else '[]' end::jsonb, hour - (n * 7 % ${MANY}) * interval '1 minute',
      hour - n * interval '1 minute', 'test', hour - n * interval '1 minute', 'test'
      from date_trunc('hour', now()) as hour, generate_series(${from}::int, ${to}::int) n`.execute(
        db,
      ),
    )
  await fill(t.tenants.a, 1, MANY)
  await fill(t.tenants.b, 20_001, 20_040)
  await t.database.script('analyze profiles; analyze profiles_by_last_seen_at')
})
afterAll(() => t.close())

async function list(query: Record<string, unknown>, headers = t.as.admin) {
  const address = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
  )
  const answer = await t.app.inject({ method: 'GET', url: `/api/v1/profiles?${address}`, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return {
    rows: answer.json<{ name: string; tenantId: string }[]>(),
    total: Number(String(answer.headers['content-range']).split('/')[1]),
  }
}

it('counts to the row up to the limit, and tells about how many there are above it', async () => {
  const some = await list({ filter: { anonymous: true } })
  expect(some.total).toBe(MANY / 4)
  const all = await list({})
  expect(all.total).toBeGreaterThan(paging.exactTotal)
  expect(Math.abs(all.total - MANY)).toBeLessThan(MANY * 0.2)
})

it('finds pieces of words, in any order and any case, and nothing of another organisation', async () => {
  expect((await list({ filter: { q: 'ARBOUR7.' } })).total).toBe(MANY / 50)
  expect(
    (await list({ filter: { q: 'harbour7. PERSON 57' } })).rows.map((row) => row.name),
  ).toContain('Person 57')
  expect((await list({ filter: { q: 'person20011@' } })).total).toBe(0)
  expect((await list({ filter: { q: '100%' } })).total).toBe(0)
  expect((await list({ filter: { email_like: 'person57@' } })).rows.map((row) => row.name)).toEqual(
    ['Person 57'],
  )
  expect((await list({ filter: { email_like: 'Person 57' } })).total).toBe(0)
  expect((await list({ filter: { tags: ['pilot'] } })).total).toBe(4)
})

it('gives the rows of a page in the order asked for, and the next page by its cursor', async () => {
  const sort = ['createdAt', 'DESC']
  const first = await list({ sort, range: [0, 49] })
  expect(first.rows.map((row) => row.name)).toEqual(
    Array.from({ length: 50 }, (_unused, n) => `Person ${n + 1}`),
  )
  const answer = await t.app.inject({
    method: 'GET',
    url: `/api/v1/profiles?sort=${JSON.stringify(sort)}&range=[0,49]`,
    headers: t.as.admin,
  })
  const next = /<([^>]+)>/.exec(String(answer.headers['link']))![1]!
  const second = await t.app.inject({ method: 'GET', url: next, headers: t.as.admin })
  expect(second.json<{ name: string }[]>().map((row) => row.name)).toEqual(
    Array.from({ length: 50 }, (_unused, n) => `Person ${n + 51}`),
  )
})

it('finds people seen since a time in any order, page by page and exactly, of one organization only', async () => {
  const since = (n: number) =>
    t.database.system(async (db) =>
      (
        await sql<{
          at: Date
        }>`select last_seen_at as at from profiles where tenant_id = ${t.tenants.a}
          order by last_seen_at desc offset ${n - 1} limit 1`.execute(db)
      ).rows[0]!.at.toISOString(),
    )
  // Fewer than are counted to the row without a look, more, and nearly all.
  for (const n of [200, 3000, MANY - 1]) {
    const filter = { lastSeenAt_gte: await since(n) }
    for (const sort of [
      undefined,
      ['createdAt', 'DESC'],
      ['name', 'ASC'],
      ['email', 'DESC'],
      ['lastSeenAt', 'ASC'],
    ]) {
      const seen: string[] = []
      const query = new URLSearchParams({
        filter: JSON.stringify(filter),
        ...(sort ? { sort: JSON.stringify(sort) } : {}),
        range: '[0,49]',
      })
      let url = `/api/v1/profiles?${query}`
      for (let page = 0; page < 3; page++) {
        const answer = await t.app.inject({ method: 'GET', url, headers: t.as.admin })
        seen.push(...answer.json<{ name: string }[]>().map(({ name }) => name))
        url = /<([^>]+)>/.exec(String(answer.headers['link']))![1]!
      }
      const [name, way] = sort ?? paging.defaultSort
      const column = {
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        name: 'name',
        email: 'email',
        lastSeenAt: 'last_seen_at',
      }[name!]!
      const { rows } = await t.database.system((db) =>
        sql<{
          name: string
        }>`select name from profiles where tenant_id = ${t.tenants.a}
          and last_seen_at >= ${filter.lastSeenAt_gte}
          order by ${sql.ref(column)} ${sql.raw(way!)}, id ${sql.raw(way!)} limit 150`.execute(db),
      )
      expect(seen, `${n} by ${sort ?? 'nothing'}`).toEqual(rows.map(({ name }) => name))
    }
    const { total } = await list({ filter, sort: ['createdAt', 'DESC'], range: [40, 49] })
    if (n < 2 * paging.exactTotal) expect(total).toBe(n)
  }
})
