import { sql } from 'kysely'
// First, so that its circle of modules is entered where the product enters it.
import '#engine/job-kinds.ts'
import { peopleStore } from '#engine/segments/people/people-store.ts'
import { systemActor } from '#model/api/actor.ts'
import { paging } from '#model/api/paging.ts'
import type { ListQuery } from '#store/entity-store.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { databases } from './databases.ts'
import type { Bench } from './measure.ts'
import { sized } from './sized.ts'

/** PEOPLE_LIST=1000000 for the long run. */
const PEOPLE = Number(process.env.PEOPLE_LIST ?? sized(100_000))
const PAGE = paging.maxSize
const PORTION = 50_000

const company = (n: string) => `'Company ' || ${n} % 5000 || ' Cold Store'`

const fill = (tenant: string): string[] => [
  ...Array.from(
    { length: Math.ceil(PEOPLE / PORTION) },
    (_unused, i) => `insert into profiles (id, tenant_id, name, email, tags, properties,
      last_seen_at, created_at, created_by, updated_at, updated_by)
    select ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, '${tenant}',
      'Person ' || n, 'person' || n || '@firm' || n % 5000 || '.example',
      case when n % 2 = 0 then '["customer"]' else '[]' end::jsonb,
      jsonb_build_object('company', ${company('n')}, 'city', 'City ' || n % 300,
        'country', (array['NO','SE','DK','DE'])[1 + n % 4], 'visits', n * 7919::bigint % 1000),
      now() - n * interval '10 seconds', now() - n * interval '20 seconds', 'bench',
      now() - (n * 104729::bigint % ${PEOPLE}) * interval '10 seconds', 'bench'
      from generate_series(${i * PORTION + 1}, ${Math.min(PEOPLE, (i + 1) * PORTION)}) n`,
  ),
  `insert into property_types (id, tenant_id, name, value_type, created_at, created_by, updated_at,
      updated_by)
    select id, '${tenant}', id, kind, now(), 'bench', now(), 'bench'
    from (values ('company', 'string'), ('city', 'string'), ('country', 'string'),
      ('visits', 'long')) t(id, kind)`,
  'vacuum analyze profiles',
  'vacuum analyze profiles_by_last_seen_at',
]

interface Case {
  name: string
  query: (n: number) => ListQuery
  /** The same by hand: the page, and how many there are. */
  where: (n: number) => string
  order: string
  limit: number
}

const visits = `(properties->>'visits')::float8`
const cases: readonly Case[] = [
  {
    name: 'sort by a number',
    query: () => ({ sort: ['properties.visits', 'DESC'] }),
    where: () => 'true',
    order: `${visits} desc nulls last, id desc`,
    limit: 3,
  },
  {
    name: 'sort by a text',
    query: () => ({ sort: ['properties.company', 'ASC'] }),
    where: () => 'true',
    order: `fold_text(properties->>'company'), id`,
    limit: 3,
  },
  {
    name: 'filter by a number, sort by another property',
    query: (n) => ({
      filter: { 'properties.visits_gte': 500 + (n % 50) },
      sort: ['properties.company', 'ASC'],
    }),
    where: (n) => `${visits} >= ${500 + (n % 50)}`,
    order: `fold_text(properties->>'company'), id`,
    limit: 3,
  },
  {
    name: 'filter by a rare text',
    query: (n) => ({ filter: { 'properties.company': `company ${(n * 37) % 5000} cold store` } }),
    where: (n) => `lower(properties->>'company') = 'company ${(n * 37) % 5000} cold store'`,
    order: 'updated_at desc, id desc',
    limit: 1,
  },
  {
    name: 'filter by a text that many have',
    query: (n) => ({
      filter: { 'properties.company_like': 'cold store', tags: 'customer' },
      range: [0, 48 + (n % 2)],
    }),
    where: () => `lower(properties->>'company') like '%cold store%' and tags @> '["customer"]'`,
    order: 'updated_at desc, id desc',
    limit: 3,
  },
  {
    name: 'search in every text',
    query: (n) => ({ filter: { q: `Company ${(n * 37) % 5000} cold` } }),
    where: (n) => `lower(properties::text) like '%company ${(n * 37) % 5000} cold%'`,
    order: 'updated_at desc, id desc',
    limit: 1,
  },
  {
    name: 'filter by one address',
    query: (n) => ({ filter: { email: `person${n * 11 + 7}@firm${(n * 11 + 7) % 5000}.example` } }),
    where: (n) => `lower(email) = 'person${n * 11 + 7}@firm${(n * 11 + 7) % 5000}.example'`,
    order: 'updated_at desc, id desc',
    limit: 1,
  },
]

function* lists(t: TestApp, kind: string): Generator<Bench> {
  const store = peopleStore(t.engine)
  const scope = { tenantId: t.tenants.a, actor: systemActor }
  for (const { name, query, where, order, limit } of cases) {
    let [calls, hands] = [0, 0]
    yield {
      name: `${name}, ${kind}`,
      limit,
      rounds: 5,
      calls: { ours: 2, baseline: 2 },
      async ours() {
        for (let i = 0; i < 2; i++) {
          const asked = query((calls += 1))
          const { rows, total } = await store.list(scope, { range: [0, PAGE - 1], ...asked })
          if (rows.length === 0 || total === 0) throw new Error(`${name}: nothing was found`)
        }
      },
      async baseline() {
        for (let i = 0; i < 2; i++) {
          hands += 1
          const from = `from profiles where tenant_id = '${t.tenants.a}' and ${where(hands)}`
          await t.database.system(async (db) => {
            await sql.raw(`select * ${from} order by ${order} limit ${PAGE}`).execute(db)
            await sql.raw(`select count(*) ${from}`).execute(db)
          })
        }
      },
    }
  }
}

/**
 * The list of people by properties, over many people, on both databases; the baseline is the same
 * page and count by hand in the same run.
 */
export async function* benches(): AsyncIterable<Bench> {
  for await (const database of databases()) {
    const t = await startTestApp({ database: { ...database, close: async () => {} } })
    for (const statement of fill(t.tenants.a))
      await t.database
        .system((db) => sql.raw(statement).execute(db))
        .catch((error: Error) => {
          // A transaction cannot vacuum; the planner then has the statistics of `analyze`.
          if (!/vacuum/i.test(error.message)) throw error
          return t.database.system((db) => sql.raw(statement.replace('vacuum ', '')).execute(db))
        })
    yield* lists(t, database.kind)
    await t.app.close()
  }
}
