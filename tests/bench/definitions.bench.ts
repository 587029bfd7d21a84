import { sql } from 'kysely'
// First, so that its circle of modules is entered where the product enters it.
import '#engine/job-kinds.ts'
import { group, type Condition } from '#condition/condition.ts'
import { systemActor } from '#model/api/actor.ts'
import { sha256 } from '#platform/secrets.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { databases } from './databases.ts'
import type { Bench } from './measure.ts'
import { sized } from './sized.ts'

const MANY = sized(2000, 40)
const FEW = 20
const CALLS = 10
const KEY_OF_FEW = 'sk_bench_of_the_tenant_with_a_few'
/** 95 of 100 answers must be there within this many milliseconds. */
const P95 = 200

const property = (name: string, propertyValue: unknown): Condition => ({
  type: 'profilePropertyCondition',
  parameterValues: {
    propertyName: `properties.${name}`,
    comparisonOperator: 'equals',
    propertyValue,
  },
})
const isIn = (id: string): Condition => ({
  type: 'profileSegmentCondition',
  parameterValues: { matchType: 'in', segments: [id] },
})
/** One in ten is made of another. */
const conditionOf = (n: number) =>
  n % 10 === 9
    ? group('and', [isIn(`s${n % FEW === 9 ? 0 : n - 1}`), property('plan', 'pro')])
    : group('or', [property(`field${n % 300}`, n), property('country', 'NO')])

async function fill(t: TestApp, tenantId: string, segments: number) {
  const stamps = sql`now(), 'bench', now(), 'bench'`
  const rows = Array.from({ length: segments }, (_one, n) => ({
    id: `s${n}`,
    condition: conditionOf(n),
  }))
  await t.database.system(async (db) => {
    await sql`insert into segments (id, name, condition, tenant_id, created_at, created_by,
      updated_at, updated_by) select r.id, 'Segment ' || r.id, r.condition, ${tenantId}::uuid,
      ${stamps} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text,
      condition jsonb)`.execute(db)
    await sql`insert into profiles (id, name, properties, tenant_id, created_at, created_by,
      updated_at, updated_by) select gen_random_uuid(), 'Person ' || n,
      jsonb_build_object('country', case when n % 2 = 0 then 'NO'
      else 'SE' end, 'plan', 'pro'), ${tenantId}::uuid, ${stamps} from generate_series(1, 500) n`.execute(
      db,
    )
  })
}

const page = encodeURIComponent(
  JSON.stringify({ id: Array.from({ length: FEW }, (_one, n) => `s${n}`) }),
)
const asked = [
  {
    name: 'a page of segments',
    method: 'GET',
    url: `/api/v1/segments?range=${encodeURIComponent('[0,24]')}&sort=${encodeURIComponent('["name","ASC"]')}`,
    limit: 2,
  },
  { name: 'what names one', method: 'GET', url: '/api/v1/segments/s0/used-by', limit: 5 },
  {
    name: `what names ${FEW} of them`,
    method: 'GET',
    url: `/api/v1/segments/used-by?filter=${page}`,
    limit: 5,
  },
  {
    name: 'a preview that names one',
    method: 'POST',
    url: '/api/v1/conditions/preview',
    payload: { condition: group('and', [isIn('s0'), property('country', 'NO')]) },
    limit: 2,
  },
] as const

/**
 * What the console asks of an organisation with many segments, beside the same of one with a few.
 */
export async function* benches(): AsyncIterable<Bench> {
  for await (const database of databases({ embedded: false })) {
    const t = await startTestApp({ database: { ...database, close: async () => {} } })
    await fill(t, t.tenants.a, MANY)
    await fill(t, t.tenants.b, FEW)
    await t.engine.stores.of('api-key').create(
      { tenantId: t.tenants.b, actor: systemActor },
      {
        name: 'Bench',
        kind: 'secret',
        role: 'TENANT_ADMIN',
        keyHash: sha256(KEY_OF_FEW),
        prefix: 'sk_',
      },
    )
    await database.script('analyze')
    for (const { name, limit, ...call } of asked) {
      const times: number[] = []
      const send = async (headers: Record<string, string>) => {
        const begin = performance.now()
        const { statusCode, body } = await t.app.inject({ ...call, headers })
        if (statusCode !== 200) throw new Error(`${name}: ${statusCode} ${body}`)
        return performance.now() - begin
      }
      const ours = async () => {
        for (let n = 0; n < CALLS; n++) times.push(await send(t.as.key))
      }
      const baseline = async () => {
        for (let n = 0; n < CALLS; n++) await send({ authorization: `Bearer ${KEY_OF_FEW}` })
      }
      const at95 = () => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!
      yield {
        name: `${name}, of ${MANY} beside ${FEW}`,
        limit,
        calls: { ours: CALLS, baseline: CALLS },
        ours,
        baseline,
        also: () => ({
          text: `${at95().toFixed(0)} ms at the 95th of a hundred (≤ ${P95} ms)`,
          ok: at95() <= P95,
        }),
      }
    }
    await t.app.close()
  }
}
