import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
// First, so that its circle of modules is entered where the product enters it.
import '#engine/job-kinds.ts'
import { systemActor } from '#model/api/actor.ts'
import type { EntityId } from '#model/schema/entities.generated.ts'
import { paging } from '#model/api/paging.ts'
import type { Database } from '#platform/database/database.ts'
import { readListQuery } from '#server/base/read-list-query.ts'
import { publicRecord } from '#store/row-codec.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { databases } from './databases.ts'
import type { Bench } from './measure.ts'
import { sized } from './sized.ts'

/** CONSOLE_PEOPLE=1000000 for the long run; a tenth of them are entries of the audit log. */
const PEOPLE = Number(process.env.CONSOLE_PEOPLE ?? sized(20_000, 500))
const ENTRIES = PEOPLE / 10
const PAGE = paging.maxSize
/** 95 of 100 answers must be there within this many milliseconds. */
const P95 = 50
/** Rows that an export must give each second. */
const RATE = 20_000
/**
 * What the process may hold more after an export than at its beginning: a portion on its way, not
 * the table.
 */
const GROWTH = 64 * 1024 * 1024
const CALLS = 20
/** By hand a search reads every row; a few are enough to know how long that takes. */
const BY_HAND = 2

/** Rows that one statement makes. */
const PORTION = 100_000

const fill = (tenant: string): string[] => [
  ...Array.from(
    { length: Math.ceil(PEOPLE / PORTION) },
    (_unused, i) => `insert into profiles (id, tenant_id, name, email, anonymous, tags, properties,
      first_seen_at, last_seen_at, created_at, created_by, updated_at, updated_by)
    select ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, '${tenant}',
    (array['Ida','Marit','Jonas','Tove','Lars','Anna','Erik','Nora'])[1 + n % 8] || ' ' ||
      (array['Larsen','Holm','Berg','Dahl','Lund','Moen'])[1 + n % 6] || ' ' || n,
      'person' || n || '@firm' || n % 5000 || '.example', n % 3 = 0, case when n % 10000 = 0
      then '["pilot"]' when n % 2 = 0 then '["customer"]'
      else '[]' end::jsonb, jsonb_build_object('country', (array['NO','SE','DK','DE'])[1 + n % 4],
      'seats', n % 100),
      now() - n * interval '20 seconds',
      now() - (n * 7919::bigint % ${PEOPLE}) * interval '10 seconds',
      now() - n * interval '20 seconds', 'bench',
      now() - (n * 104729::bigint % ${PEOPLE}) * interval '10 seconds', 'bench'
      from generate_series(${i * PORTION + 1}, ${Math.min(PEOPLE, (i + 1) * PORTION)}) n`,
  ),
  // The chain of the log is measured elsewhere: linking a hundred thousand entries one by one is
  // not what this is about.
  'alter table audit_entries disable trigger audit_entries_link',
  `insert into audit_entries (id, tenant_id, actor_kind, actor_id, actor_name, action, entity,
    entity_id, summary, created_at, created_by, updated_at, updated_by)
    select gen_random_uuid(), '${tenant}', 'user', 'actor-' || n % 40,
    (array['Ada Admin','Marit Holm','Jonas Berg'])[1 + n % 3],
    (array['create','update','delete','update'])[1 + n % 4],
    (array['profile','segment','contact'])[1 + n % 3], 'record-' || n % 9000,
    'Record ' || n % 9000 || ' changed: name', now() - n * interval '30 seconds', 'bench',
    now() - n * interval '30 seconds', 'bench' from generate_series(1, ${ENTRIES}) n`,
  'alter table audit_entries enable trigger audit_entries_link',
  'vacuum analyze profiles',
  'vacuum analyze profiles_by_last_seen_at',
  'vacuum analyze audit_entries',
]

/** A connection of the bench's own: without the product's limits of time, and able to COPY. */
async function ownConnection(database: Database): Promise<pg.Client> {
  const { rows } = await database.system((db) =>
    sql<{ name: string }>`select current_database() as name`.execute(db),
  )
  const url = new URL(
    process.env.TEST_DATABASE_URL ??
      `postgres://${process.env.USER ?? 'postgres'}@127.0.0.1:5432/postgres`,
  )
  url.pathname = `/${rows[0]!.name}`
  const client = new pg.Client({ connectionString: url.href })
  // Its database is dropped when a bench fails, and what failed is to be said, not that.
  client.on('error', () => {})
  await client.connect()
  return client
}

interface Case {
  name: string
  /**
   * The query of a call; different for each `n`, so that nothing is answered from what the call
   * before left.
   */
  query: (n: number) => Record<string, unknown>
  /** The same by hand: the page, and how many there are. */
  where?: (n: number) => string
  order?: string
}

const day = (n: number) => new Date(Date.now() - n * 60_000).toISOString()
const firm = (n: number) => `firm${(n * 37) % 5000}.`
const newest = 'seen desc, id desc'
/** Sorting by when people were seen reads the deferred sort index. */
const withSeen =
  '(select p.*, b.last_seen_at as seen from profiles p join profiles_by_last_seen_at b ' +
  'on b.tenant_id = p.tenant_id and b.id = p.id) profiles'

const profileCases: readonly Case[] = [
  { name: 'list', query: () => ({ sort: ['lastSeenAt', 'DESC'] }) },
  {
    name: 'filter: anonymous',
    query: (n) => ({ filter: { anonymous: n % 2 === 0 } }),
    where: (n) => `anonymous = ${n % 2 === 0}`,
  },
  {
    name: 'filter: one e-mail address',
    query: (n) => ({ filter: { email: `person${n}@firm${n % 5000}.example` } }),
    where: (n) => `email = 'person${n}@firm${n % 5000}.example'`,
  },
  {
    name: 'filter: a common tag',
    query: () => ({ filter: { tags: ['customer'] } }),
    where: () => `tags @> '["customer"]'`,
  },
  {
    name: 'filter: a rare tag',
    query: () => ({ filter: { tags: ['pilot'] } }),
    where: () => `tags @> '["pilot"]'`,
  },
  {
    name: 'filter: seen since',
    query: (n) => ({ filter: { lastSeenAt_gte: day(n * 10) }, sort: ['lastSeenAt', 'DESC'] }),
    where: (n) => `seen >= '${day(n * 10)}'`,
  },
  {
    name: 'filter: seen since, in another order',
    query: (n) => ({ filter: { lastSeenAt_gte: day(n * 10) } }),
    where: (n) => `seen >= '${day(n * 10)}'`,
    order: 'updated_at desc, id desc',
  },
  {
    name: 'filter: address contains',
    query: (n) => ({ filter: { email_like: firm(n) } }),
    where: (n) => `email ilike '%${firm(n)}%'`,
  },
  { name: 'sort: name', query: () => ({ sort: ['name', 'ASC'] }), order: 'name, id' },
  {
    name: 'sort: e-mail, from the end',
    query: () => ({ sort: ['email', 'DESC'] }),
    order: 'email desc, id desc',
  },
  {
    name: 'sort: first seen',
    query: () => ({ sort: ['firstSeenAt', 'ASC'] }),
    order: 'first_seen_at, id',
  },
  {
    name: 'search: one person',
    query: (n) => ({ filter: { q: `person${n * 11 + 7}@` } }),
    where: (n) => `name || ' ' || email ilike '%person${n * 11 + 7}@%'`,
  },
  {
    name: 'search: half of an address',
    query: (n) => ({ filter: { q: firm(n) } }),
    where: (n) => `name || ' ' || email ilike '%${firm(n)}%'`,
  },
  {
    name: 'search: a name that many have',
    query: () => ({ filter: { q: 'larsen' } }),
    where: () => `name || ' ' || email ilike '%larsen%'`,
  },
  {
    name: 'search: two words',
    query: (n) => ({ filter: { q: `holm ${n * 6 + 1}` } }),
    where: (n) =>
      `name || ' ' || email ilike '%holm%' and name || ' ' || email ilike '%${n * 6 + 1}%'`,
  },
]

const entryCases: readonly Case[] = [
  { name: 'list', query: () => ({ sort: ['createdAt', 'DESC'] }) },
  {
    name: 'filter: entity and action',
    query: () => ({ filter: { entity: 'segment', action: 'update' }, sort: ['createdAt', 'DESC'] }),
    where: () => `entity = 'segment' and action = 'update'`,
  },
  {
    name: 'filter: one record',
    query: (n) => ({ filter: { entityId: `record-${n * 31}` }, sort: ['createdAt', 'DESC'] }),
    where: (n) => `entity_id = 'record-${n * 31}'`,
  },
  {
    name: 'search',
    query: (n) => ({ filter: { q: `record ${n * 31} ` }, sort: ['createdAt', 'DESC'] }),
    where: (n) => `summary ilike '%record ${n * 31}%'`,
  },
]

const asParams = (query: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries({ range: [0, PAGE - 1], ...query }).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )

/**
 * What the server does between reading the request and writing the answer, each call timed by
 * itself.
 */
function caller(t: TestApp) {
  const times: number[] = []
  let n = 0
  return {
    async call(id: EntityId, query: (n: number) => Record<string, unknown>): Promise<void> {
      const store = t.engine.stores.of(id)
      for (let i = 0; i < CALLS; i++) {
        const asked = asParams(query((n += 1)))
        const begin = performance.now()
        const { rows } = await store.list(
          { tenantId: t.tenants.a, actor: systemActor },
          readListQuery(asked),
        )
        JSON.stringify(
          rows.map((row) => publicRecord(store.entity, row as unknown as Record<string, unknown>)),
        )
        times.push(performance.now() - begin)
      }
    },
    also() {
      const sorted = times.slice(CALLS).toSorted((a, b) => a - b)
      const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1]!
      return { text: `p95 ${p95.toFixed(1)} ms (≤ ${P95})`, ok: p95 <= P95 }
    },
  }
}

function* lists(t: TestApp, client: pg.Client): Generator<Bench> {
  const groups = [
    {
      what: `of ${PEOPLE} profiles`,
      id: 'profile',
      table: 'profiles',
      cases: profileCases,
      order: newest,
    },
    {
      what: `of ${ENTRIES} audit entries`,
      id: 'audit-entry',
      table: 'audit_entries',
      cases: entryCases,
      order: 'created_at desc, id desc',
    },
  ] as const
  for (const { what, id, table, cases, order: usual } of groups)
    for (const { name, query, where = () => 'true', order = usual } of cases) {
      const { call, also } = caller(t)
      let n = 0
      yield {
        name: `${name}, ${what}`,
        limit: 8,
        rounds: 5,
        calls: { ours: CALLS, baseline: BY_HAND },
        also,
        ours: () => call(id, query),
        async baseline() {
          for (let i = 0; i < BY_HAND; i++) {
            n += 1
            const rows = (asked: string) =>
              `from ${asked.includes('seen ') ? withSeen : table} where tenant_id = '${t.tenants.a}' and ${where(n)}`
            await client.query(
              `select * ${rows(`${where(n)} ${order}`)} order by ${order} limit ${PAGE}`,
            )
            await client.query(`select count(*) ${rows(where(n))}`)
          }
        },
      }
    }
}

/** A page deep in the list by its cursor, as the console turns pages, against the second one. */
async function deepPages(t: TestApp): Promise<Bench> {
  const pages = Math.min(10_000, Math.floor(PEOPLE / PAGE) - 2)
  const sort = ['lastSeenAt', 'DESC'] as const
  const cursorBefore = async (page: number) => {
    const { next } = await t.engine.stores
      .of('profile')
      .list(
        { tenantId: t.tenants.a, actor: systemActor },
        { range: [(page - 2) * PAGE, (page - 1) * PAGE - 1], sort },
      )
    return { after: next, sort }
  }
  const [second, deep] = [await cursorBefore(2), await cursorBefore(pages)]
  const [ours, theirs] = [caller(t), caller(t)]
  return {
    name: `page ${pages} against page 2, of ${PEOPLE} profiles`,
    limit: 2,
    rounds: 9,
    calls: { ours: CALLS, baseline: CALLS },
    also: ours.also,
    ours: () => ours.call('profile', () => deep),
    baseline: () => theirs.call('profile', () => second),
  }
}

/** Everything as NDJSON over a socket, against COPY of the same rows. */
async function exports(t: TestApp, client: pg.Client): Promise<Bench> {
  const address = await t.app.listen({ port: 0, host: '127.0.0.1' })
  // Garbage that waits to be collected is nothing that is held.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const held = () => {
    collect()
    return process.memoryUsage().heapUsed + process.memoryUsage().external
  }
  let [rate, growth, runs] = [0, 0, 0]
  return {
    name: `export of ${PEOPLE} profiles, against COPY`,
    limit: 40,
    rounds: PEOPLE > 100_000 ? 2 : 5,
    also: () => ({
      text:
        `${Math.round(rate)} rows/s (≥ ${RATE}), ${(growth / 1024 / 1024).toFixed(0)} MB ` +
        `more held (≤ ${GROWTH / 1024 / 1024})`,
      ok: rate >= RATE && growth <= GROWTH,
    }),
    async ours() {
      const begin = performance.now()
      const call = request(`${address}/api/v1/profiles/export?format=ndjson`, {
        headers: t.as.admin,
      })
      call.end()
      const [answer] = (await once(call, 'response')) as [IncomingMessage]
      let [lines, early, most, bytes, next] = [0, 0, 0, 0, 0]
      // The first run, which warms up, looks at what is held; the others are timed.
      const looks = runs++ === 0
      for await (const chunk of answer as AsyncIterable<Buffer>) {
        for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1
        bytes += chunk.length
        if (!looks || lines < next) continue
        next += PEOPLE / 10
        if (lines < PEOPLE / 5) early = Math.max(early, held())
        else most = Math.max(most, held())
      }
      if (lines !== PEOPLE) throw new Error(`${lines} rows of ${PEOPLE} in ${bytes} bytes`)
      if (!looks) rate = Math.max(rate, (lines / (performance.now() - begin)) * 1000)
      if (looks) growth = most - early
    },
    async baseline() {
      const stream = client.query(
        copyTo(`copy (select * from profiles where tenant_id = '${t.tenants.a}') to stdout`),
      )
      stream.resume()
      await finished(stream)
    },
  }
}

/**
 * What the console asks of the server, over many people: on PostgreSQL, as the figures of the
 * console are promised for it.
 */
export async function* benches(): AsyncIterable<Bench> {
  for await (const database of databases()) {
    if (database.kind !== 'postgres') continue
    const t = await startTestApp({ database: { ...database, close: async () => {} } })
    const client = await ownConnection(database)
    for (const statement of fill(t.tenants.a)) await client.query(statement)
    yield* lists(t, client)
    yield await deepPages(t)
    yield await exports(t, client)
    await client.end()
    await t.app.close()
  }
}
