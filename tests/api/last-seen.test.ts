import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { flushSortIndexes } from '#store/deferred-sort-index.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let key: string
const send = (body: object) =>
  t.app.inject({
    method: 'POST',
    url: '/v1/track',
    payload: { event: 'Seen', ...body },
    headers: { authorization: `Basic ${btoa(`${key}:`)}` },
  })
const listed = async (query: Record<string, unknown>) => {
  const answer = await t.app.inject({
    url: '/api/v1/profiles',
    query: Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    headers: t.as.admin,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as {
    id: string
    name: string
    lastSeenAt: string | null
    updatedAt: string
    updatedBy: string
    version: number
  }[]
}
const names = async (query: Record<string, unknown>) =>
  (await listed(query)).map(({ name }) => name)
const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T09:00:00.000Z`

/** Rows in which the flushed sort index and the table differ. */
const strayed = async () => {
  await flushSortIndexes(t.engine.database)
  return t.engine.database.system(
    async (db) =>
      (
        await sql`select id, last_seen_at from profiles except select id, last_seen_at
          from profiles_by_last_seen_at union all (select id, last_seen_at
          from profiles_by_last_seen_at except select id, last_seen_at from profiles)`.execute(db)
      ).rows,
  )
}
/** Lengths of the lists of dirty rows. */
const dirty = () =>
  t.engine.database.system(async (db) =>
    (
      await sql<{ ids: string[] }>`select ids from profiles_by_last_seen_at_dirty`.execute(db)
    ).rows.map(({ ids }) => ids.length),
  )

beforeAll(async () => {
  t = await startTestApp()
  key = (
    (
      await t.app.inject({
        method: 'POST',
        url: '/api/v1/sources',
        payload: { name: 'Our website' },
        headers: t.as.admin,
      })
    ).json() as { key: string }
  ).key
  for (const [name, on] of [
    ['anna', 10],
    ['bo', 20],
    ['cleo', 15],
  ] as const) {
    await t.app.inject({
      method: 'POST',
      url: '/v1/identify',
      payload: { userId: name, traits: { name, team: 'seen' }, timestamp: day(on) },
      headers: { authorization: `Basic ${btoa(`${key}:`)}` },
    })
  }
  expect(
    (
      await t.app.inject({
        method: 'POST',
        url: '/api/v1/profiles',
        payload: { name: 'nobody saw' },
        headers: t.as.admin,
      })
    ).statusCode,
  ).toBe(201)
})
afterAll(() => t.close())

const three = { q: '', lastSeenAt_gte: day(1) }

it('people are listed by when they were seen last, whoever was seen in between', async () => {
  expect(await names({ filter: three, sort: ['lastSeenAt', 'DESC'] })).toEqual([
    'bo',
    'cleo',
    'anna',
  ])
  const [before] = await listed({ filter: { name: 'anna' } })
  t.clock.advance(3_600_000)
  expect((await send({ userId: 'anna', timestamp: day(22) })).statusCode).toBe(200)
  expect(await names({ filter: three, sort: ['lastSeenAt', 'DESC'] })).toEqual([
    'anna',
    'bo',
    'cleo',
  ])
  expect(await names({ filter: three, sort: ['lastSeenAt', 'ASC'], range: [1, 2] })).toEqual([
    'bo',
    'anna',
  ])
  expect(await names({ filter: { lastSeenAt_gte: day(20) }, sort: ['name', 'DESC'] })).toEqual([
    'bo',
    'anna',
  ])
  expect(await names({ filter: { lastSeenAt: null, q: 'nobody' } })).toEqual(['nobody saw'])
  // Who was only seen was not changed by anybody.
  const [after] = await listed({ filter: { name: 'anna' } })
  expect(after).toMatchObject({
    lastSeenAt: day(22),
    updatedAt: before!.updatedAt,
    updatedBy: before!.updatedBy,
    version: before!.version + 1,
  })
  expect(await strayed()).toEqual([])
})

it('the order follows every write: by an event, by hand, by SQL, and by a deletion', async () => {
  await send({ userId: 'bo', timestamp: day(23) })
  const [bo] = await listed({ filter: { name: 'bo' } })
  const changed = await t.app.inject({
    method: 'PUT',
    url: `/api/v1/profiles/${bo!.id}`,
    payload: { ...bo, tags: ['vip'] },
    headers: t.as.admin,
  })
  expect(changed.statusCode, changed.body).toBe(200)
  await t.engine.database.system((db) =>
    sql`update profiles set last_seen_at = null where name = 'cleo'`.execute(db),
  )
  expect(await names({ filter: { lastSeenAt: null, q: 'cleo' } })).toEqual(['cleo'])
  expect(await names({ filter: { lastSeenAt_gte: day(1) }, sort: ['lastSeenAt', 'DESC'] })).toEqual(
    ['bo', 'anna'],
  )
  await t.engine.database.system((db) => sql`delete from profiles where name = 'bo'`.execute(db))
  expect(await names({ filter: { lastSeenAt_gte: day(1) }, sort: ['lastSeenAt', 'DESC'] })).toEqual(
    ['anna'],
  )
  expect(await strayed()).toEqual([])
})

it('a statement lists updated rows as dirty, a thousand to a list, and a flush moves each once', async () => {
  await flushSortIndexes(t.engine.database)
  expect(await dirty()).toEqual([])
  await t.engine.database.system((db) =>
    sql`insert into profiles (id, tenant_id, name, created_at, created_by, updated_at, updated_by)
      select gen_random_uuid(), ${t.tenants.a}, 'crowd ' || n, now(), 'test', now(), 'test'
      from generate_series(1, 2500) n`.execute(db),
  )
  expect(await dirty()).toEqual([])
  const seen = (on: string) =>
    t.engine.database.system((db) =>
      sql`update profiles set last_seen_at = ${on} where name like 'crowd %'`.execute(db),
    )
  await seen(day(2))
  await seen(day(3))
  expect((await dirty()).toSorted((a, b) => a - b)).toEqual([501, 501, 999, 999, 1000, 1000])
  expect(await strayed()).toEqual([])
  expect(await dirty()).toEqual([])
  // More lists than one call flushes.
  await t.engine.database.script(
    `do $$ begin for n in 1..450 loop update profiles set last_seen_at = '${day(9)}' ` +
      `where name = 'crowd ' || n; end loop; end $$`,
  )
  expect(await dirty()).toHaveLength(450)
  const found = await t.app.inject({
    url: '/api/v1/profiles',
    query: {
      filter: JSON.stringify({ lastSeenAt_gte: day(9), lastSeenAt_lte: day(9) }),
      range: '[0,9]',
    },
    headers: t.as.admin,
  })
  expect(found.headers['content-range']).toMatch(/\/450$/)
  expect(await dirty()).toEqual([])
})

it('whoever asks while others write sees everybody once, and nobody is left behind', async () => {
  const users = Array.from({ length: 12 }, (_one, n) => `writer ${n}`)
  for (const user of users) await send({ userId: user, timestamp: day(4) })
  const lists = await Promise.all(
    users.flatMap((user, n) => [
      send({ userId: user, timestamp: day(5 + (n % 3)) }),
      listed({ filter: { lastSeenAt_gte: day(4) }, sort: ['lastSeenAt', 'ASC'], range: [0, 99] }),
    ]),
  )
  for (const list of lists) {
    if (!Array.isArray(list)) continue
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  }
  expect(await strayed()).toEqual([])
  const last = await listed({
    filter: { lastSeenAt_gte: day(4), lastSeenAt_lte: day(8) },
    sort: ['lastSeenAt', 'ASC'],
    range: [0, 99],
  })
  expect(last.map(({ lastSeenAt }) => lastSeenAt)).toEqual(
    users.map((_user, n) => day(5 + (n % 3))).toSorted(),
  )
})
