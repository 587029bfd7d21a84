import type { Database } from '#platform/database/database.ts'
import { systemActor } from '#model/api/actor.ts'
import { createSource } from '#engine/ingest/events/write-keys.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { createCopier, urlOf, type Copier, type SentEvent } from './copy-rows.ts'
import { databases } from './databases.ts'
import { addPeople, define, forgetEvents, schema } from './ingest-definitions.ts'
import type { Bench } from './measure.ts'
import { atPace, createPacedSender, type PacedSender } from './paced.ts'
import { createSender, type Sender } from './sender.ts'
import { startServer, type Served } from './server-process.ts'
import { sized } from './sized.ts'

const PROFILES = Number(process.env.INGEST_PEOPLE ?? sized(100_000))
const EVENTS = sized(10_000)
const BATCH = 100
/**
 * Senders beside each other: two transactions of four hundred events are on their way, and the next
 * one has come by then.
 */
const AT_ONCE = 12
const WARM_UP = sized(30_000)
/**
 * Single calls before they are timed: two rounds on a process that has taken none are a fifth
 * slower than those after.
 */
const SINGLE_WARM_UP = sized(10_000)
/** Events of the long run, which looks at memory; absent: it is left out. */
const LONG_RUN = Number(process.env.INGEST_EVENTS ?? 0)
/**
 * Single calls in a second, and how long the slowest of a hundred may take in milliseconds (issue
 * 5).
 */
const SINGLE_RATE = 1000
const MOST_P99 = 25
/** Seconds of them: in a few, one stall of the machine would be the slowest of a hundred. */
const SINGLE_ROUNDS = 20
/** How much memory may grow over the long run. */
const MAX_GROWTH = 1.25
/** Events in a second on PostgreSQL (issue 5). */
const AT_LEAST = { plain: 10_000, judged: 5_000 }

let made = 0
const pad = 'x'.repeat(180)

/** About 500 bytes, of people drawn from all of them. */
const eventOf = () => ({
  type: 'track',
  event: 'Product viewed',
  userId: `user-${(++made * 7919) % PROFILES}`,
  messageId: `message-${made}`,
  properties: {
    product: `product-${made % 500}`,
    price: made % 900,
    currency: 'EUR',
    category: 'loggers',
    text: pad,
  },
  context: { page: { path: `/products/${made % 500}`, title: 'Product' }, locale: 'en-GB' },
})
const batchOf = (count: number) => Array.from({ length: count }, eventOf)

interface World {
  database: Database
  sender: Sender
  paced: PacedSender
  copier: Copier
}

async function sendAll({ sender }: World, bodies: string[]) {
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = bodies.pop(); next !== undefined; next = bodies.pop())
        await sender.post('/v1/batch', next)
    }),
  )
}

/**
 * Batches through HTTP, against COPY of the same bytes: one call or one statement for a hundred.
 * What the sender does to write them down is not counted.
 * @param into `raw`: a table without keys; `keyed`: the table of events, which any intake that
 * keeps them for good has to write
 */
function inBatches(
  world: World,
  what: string,
  limit: number,
  atLeast: number,
  into: 'raw' | 'keyed' = 'raw',
): Bench {
  const { database, copier } = world
  const copied: number[] = []
  const rates: number[] = []
  let batches: SentEvent[][] = []
  let bodies: string[] = []
  return {
    name: `${database.kind}: ${EVENTS} events, ${what}${into === 'keyed' ? ', beside COPY with keys' : ''}`,
    limit,
    rounds: 5,
    before() {
      batches = Array.from({ length: EVENTS / BATCH }, () => batchOf(BATCH))
      bodies = batches.map((batch) => JSON.stringify({ batch }))
    },
    async ours() {
      const begin = performance.now()
      await sendAll(world, bodies)
      rates.push(EVENTS / ((performance.now() - begin) / 1000))
    },
    async baseline() {
      const begin = performance.now()
      for (const batch of batches) await copier[into](batch)
      copied.push(EVENTS / ((performance.now() - begin) / 1000))
    },
    also() {
      const rate = Math.round(median(rates))
      return {
        text:
          `${rate} events/s${database.kind === 'postgres' ? ` (≥ ${atLeast})` : ''}; ` +
          `${into === 'keyed' ? 'COPY into events with its keys' : 'raw COPY'} ` +
          `${Math.round(median(copied))}/s`,
        ok: database.kind !== 'postgres' || rate >= atLeast,
      }
    },
  }
}

const sortedOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)
const median = (values: readonly number[]) => sortedOf(values)[Math.floor(values.length / 2)]!
const p99 = (values: readonly number[]) => sortedOf(values)[Math.floor(values.length * 0.99)]!
/**
 * The slowest of a hundred in a second like most: one in which the disk stands still for everybody
 * is not.
 */
const usualP99 = (values: readonly number[]) =>
  median(
    Array.from({ length: Math.floor(values.length / SINGLE_RATE) }, (_one, n) =>
      p99(values.slice(n * SINGLE_RATE, (n + 1) * SINGLE_RATE)),
    ),
  )
/** What single calls took, of both sides alike. */
const took = (values: readonly number[]) =>
  `p99 ${p99(values).toFixed(1)} ms, in a usual second ${usualP99(values).toFixed(1)}, ` +
  `median ${median(values).toFixed(1)}`

const sendSingles = ({ paced }: World, count: number) =>
  paced.send({
    rate: SINGLE_RATE,
    path: '/v1/track',
    bodies: Array.from({ length: count }, () => JSON.stringify(eventOf())),
  })

/** Single calls at the pace of the issue, beside raw rows at the same pace. */
function oneByOne(world: World): Bench {
  const ours: number[] = []
  const raw: number[] = []
  return {
    name: `${world.database.kind}: single events at ${SINGLE_RATE}/s`,
    limit: 1.5,
    rounds: SINGLE_ROUNDS,
    async ours() {
      ours.push(...(await sendSingles(world, SINGLE_RATE)))
    },
    async baseline() {
      // One connection takes them in turn.
      let before = Promise.resolve()
      raw.push(
        ...(await atPace(
          SINGLE_RATE,
          Array.from(
            { length: SINGLE_RATE },
            () => () => (before = before.then(() => world.copier.raw([eventOf()]))),
          ),
        )),
      )
    },
    also: () => ({
      text: `${took(ours)} (p99 ≤ ${MOST_P99} ms); raw rows ${took(raw)}`,
      ok: world.database.kind !== 'postgres' || p99(ours) <= MOST_P99,
    }),
  }
}

/**
 * Very many events to the server as it is built, in a process of its own: how much memory that
 * holds, a tenth of them at a time.
 */
function longRun({ database, sender, copier }: World, server: Served): Bench {
  const TENTHS = 10
  const sizes: number[] = []
  const perRun = Math.ceil(LONG_RUN / TENTHS / BATCH) * BATCH
  return {
    // The first of them warms both sides up.
    name: `${database.kind}: ${perRun * TENTHS} events, a tenth at a time`,
    limit: 20,
    rounds: TENTHS - 1,
    async ours() {
      const begin = performance.now()
      let left = perRun / BATCH
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          while (left-- > 0)
            await sender.post('/v1/batch', JSON.stringify({ batch: batchOf(BATCH) }))
        }),
      )
      sizes.push(server.resident())
      process.stdout.write(
        `  ${perRun * sizes.length} events: ${sizes.at(-1)!.toFixed(0)} MB resident, ` +
          `${Math.round(perRun / ((performance.now() - begin) / 1000))} events/s\n`,
      )
    },
    async baseline() {
      for (let left = perRun / BATCH; left > 0; left--) await copier.raw(batchOf(BATCH))
    },
    also: () => ({
      text: `resident: ${sizes.map((size) => size.toFixed(0)).join(', ')} MB`,
      ok: sizes.at(-1)! <= sizes[1]! * MAX_GROWTH,
    }),
  }
}

/** Parts to run, by name; absent: all. */
const PARTS = process.env.INGEST_PARTS?.split(',')
const wants = (part: 'plain' | 'single' | 'long' | 'schema' | 'judged' | 'entering') =>
  PARTS?.includes(part) ?? true

/**
 * Durable, de-duplicated, profile-updating events through HTTP: without anything else, by a strict
 * schema, and with rules and segments.
 */
export async function* benches(): AsyncIterable<Bench> {
  for await (const database of databases({ embedded: process.env.INGEST_EMBEDDED !== '0' })) {
    const t = await startTestApp({ database: { ...database, close: async () => {} } })
    const isReal = database.kind === 'postgres'
    // The product as it is built, in a process of its own: the sender's own work is not its. The
    // embedded database has room for one process alone.
    const server = isReal ? await startServer(await urlOf(database)) : null
    const address = server?.address ?? (await t.app.listen({ port: 0, host: '127.0.0.1' }))
    await addPeople(database, t.tenants.a, PROFILES)
    const { key, id } = await createSource(
      t.engine,
      { tenantId: t.tenants.a, actor: systemActor },
      { name: 'Bench' },
    )
    const copier = await createCopier(database, t.tenants.a, id)
    const headers = { authorization: `Basic ${btoa(`${key}:`)}` }
    const [sender, paced] = [
      createSender(address, headers),
      createPacedSender({ address, headers }),
    ]
    const world: World = { database, sender, paced, copier }
    // A server that runs for months is warm.
    const warmUp = () =>
      sendAll(
        world,
        Array.from({ length: WARM_UP / BATCH }, () => JSON.stringify({ batch: batchOf(BATCH) })),
      )
    try {
      await warmUp()
      // Not held, and why: decisions 040 and 047. Beside COPY with keys it is.
      if (wants('plain')) yield inBatches(world, 'no rules', isReal ? 2 : 20, AT_LEAST.plain)
      if (wants('plain') && isReal) yield inBatches(world, 'no rules', 2, AT_LEAST.plain, 'keyed')
      if (wants('single')) {
        await sendSingles(world, SINGLE_WARM_UP)
        yield oneByOne(world)
      }
      if (LONG_RUN > 0 && server && wants('long')) yield longRun(world, server)
      if (wants('schema')) {
        const stamp = {
          tenant_id: t.tenants.a,
          created_at: new Date(),
          created_by: 'bench',
          updated_at: new Date(),
          updated_by: 'bench',
        }
        await database.system((db) =>
          db
            .insertInto('json_schemas')
            .values({
              ...schema,
              schema: JSON.stringify(schema.schema),
              version: 1,
              ...stamp,
            } as never)
            .execute(),
        )
        yield inBatches(world, 'one strict schema', 20, AT_LEAST.judged)
        await database.system((db) => db.deleteFrom('json_schemas').execute())
      }
      if (wants('judged') || wants('entering')) await define(database, t.engine, t.tenants.a)
      if (wants('judged')) {
        await warmUp()
        yield inBatches(world, '50 rules and 50 segments', isReal ? 20 : 30, AT_LEAST.judged)
      }
      if (wants('entering')) {
        await forgetEvents(database)
        yield inBatches(world, 'the same, nobody yet in what events lead to', isReal ? 30 : 48, 0)
      }
    } finally {
      // Also after a fault, which would not be heard for that of connections whose database is
      // taken away.
      sender.end()
      paced.end()
      await server?.stop()
      await copier.end()
      await t.app.close()
    }
  }
}
