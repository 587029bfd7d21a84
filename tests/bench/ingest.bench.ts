import { once } from 'node:events'
import { request, Agent } from 'node:http'
import { finished } from 'node:stream/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Database } from '#platform/database/database.ts'
import { systemActor } from '#model/actor.ts'
import { createSource } from '#engine/events/write-keys.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { databases } from './databases.ts'
import type { Bench } from './measure.ts'

const PROFILES = 100_000
const EVENTS = 10_000
const BATCH = 100
const AT_ONCE = 8

let made = 0
const pad = 'x'.repeat(180)

/** About 500 bytes each, of people drawn from all of them. */
const batchOf = (count: number) => Array.from({ length: count }, () => ({ type: 'track', event: 'Product viewed', userId: `user-${(++made * 7919) % PROFILES}`, messageId: `message-${made}`, properties: { product: `product-${made % 500}`, price: made % 900, currency: 'EUR', category: 'loggers', text: pad }, context: { page: { path: `/products/${made % 500}`, title: 'Product' }, locale: 'en-GB' } }))

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

async function post(address: string, key: string, body: string): Promise<void> {
  const call = request(`${address}/v1/batch`, { agent, method: 'POST', headers: { 'content-type': 'application/json', authorization: `Basic ${btoa(`${key}:`)}`, 'content-length': Buffer.byteLength(body) } })
  call.end(body)
  const [answer] = (await once(call, 'response')) as [import('node:http').IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  if (answer.statusCode !== 200) throw new Error(`answered with ${answer.statusCode}`)
}

/** The people are there already, known by ids of the sender's. */
async function addPeople(database: Database, tenantId: string) {
  await database.system(async (db) => {
    await sql`insert into profiles (id, tenant_id, name, email, anonymous, created_at, created_by, updated_at, updated_by) select gen_random_uuid(), ${tenantId}, 'Person ' || n, 'person' || n || '@firm.example', false, now(), 'bench', now(), 'bench' from generate_series(0, ${PROFILES - 1}::int) n`.execute(db)
    await sql`insert into profile_aliases (id, tenant_id, kind, value, profile_id, created_at, created_by, updated_at, updated_by) select gen_random_uuid(), ${tenantId}, 'user', 'user-' || substr(name, 8), id, now(), 'bench', now(), 'bench' from profiles where tenant_id = ${tenantId}`.execute(db)
  })
  await database.script('analyze profiles; analyze profile_aliases; create table if not exists bench_raw (body jsonb)')
}

/** COPY into a table without an index: what the database can take at most. The embedded one has no stream of its own, so it takes one insert. */
async function copier(database: Database): Promise<{ copy: (lines: readonly string[]) => Promise<void>; end: () => Promise<void> }> {
  if (database.kind === 'pglite') return { copy: (lines) => database.system(async (db) => void (await sql`insert into bench_raw select value from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb)`.execute(db))), end: async () => {} }
  const { rows } = await database.system((db) => sql<{ name: string }>`select current_database() as name`.execute(db))
  const url = new URL(process.env.TEST_DATABASE_URL ?? `postgres://${process.env.USER ?? 'postgres'}@127.0.0.1:5432/postgres`)
  url.pathname = `/${rows[0]!.name}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  return {
    async copy(lines) {
      const stream = client.query(copyFrom('copy bench_raw from stdin'))
      stream.end(`${lines.map((line) => line.replaceAll('\\', '\\\\')).join('\n')}\n`)
      await finished(stream)
    },
    end: () => client.end(),
  }
}

/** Durable, de-duplicated, profile-updating events through HTTP, against COPY of the same bytes. */
export async function* benches(): AsyncIterable<Bench> {
  for await (const database of databases()) {
    const t = await startTestApp({ database: { ...database, close: async () => {} } })
    const address = await t.app.listen({ port: 0, host: '127.0.0.1' })
    await addPeople(database, t.tenants.a)
    const { key } = await createSource(t.engine, { tenantId: t.tenants.a, actor: systemActor }, { name: 'Bench' })
    const raw = await copier(database)
    let batches: object[][] = []
    yield {
      name: `${database.kind}: ${EVENTS} events by HTTP in batches of ${BATCH}, against COPY`, limit: 20, rounds: 5,
      before: () => void (batches = Array.from({ length: EVENTS / BATCH }, () => batchOf(BATCH))),
      async ours() {
        const waiting = batches.map((batch) => JSON.stringify({ batch }))
        await Promise.all(Array.from({ length: AT_ONCE }, async () => {
          for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await post(address, key, next)
        }))
      },
      async baseline() {
        for (const batch of batches) await raw.copy(batch.map((event) => JSON.stringify(event)))
      },
    }
    await raw.end()
    await t.app.close()
  }
}
