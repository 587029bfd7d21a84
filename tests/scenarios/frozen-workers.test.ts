import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Job } from '#model/schema/entities.generated.ts'
import { systemActor } from '#model/api/actor.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { apart } from '#platform/database/ambient.ts'
import { IMPORT_CONTACTS } from '#engine/outreach/people/import-job.ts'
import { FORGET_TRACES } from '#engine/audience/profiles/forget-traces.ts'
import { SEND_NOTICE } from '#engine/administration/notices/queue-notice.ts'
import { RUN_EXPORT } from '#engine/administration/exports/runs.ts'
import { receiveFile } from '#engine/ingest/imports/receive-file.ts'
import { startRun } from '#engine/ingest/imports/runs.ts'
import { FETCH_IMPORT } from '#engine/ingest/imports/schedule.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import { concurrentEnded, runDueJob } from '#engine/kernel/jobs/run-due-jobs.ts'
import { beat } from '#engine/kernel/leases/keep-leases.ts'
import { scopedTx } from '#engine/kernel/tenant-tx.ts'
import { PURGE_PROFILES } from '#engine/administration/retention/purge-people.ts'
import { REBUILD } from '#engine/segments/rebuild.ts'
import { DELETE_TENANT } from '#engine/administration/tenants/delete-tenant.ts'
import { lapseLeases } from '#tests/support/lapse-leases.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })
let t: TestApp
/** Names of the files that exports have put outside. */
const files: string[] = []
beforeAll(async () => {
  t = await startTestApp()
  t.engine.exchange = {
    ...t.engine.exchange,
    faultOf: () => null,
    async open(_place, _tenantId, known) {
      async function* chunks() {
        yield Buffer.from(csv(addresses('fetched', 30)))
      }
      return known === 'one' ? null : { name: 'people.csv', stamp: 'one', chunks: chunks() }
    },
    async put(_place, _tenantId, name, _type, chunks) {
      for await (const _ of chunks);
      files.push(name)
    },
  }
})
afterAll(() => t.close())

const scope = () => ({ tenantId: t.tenants.a, actor: systemActor })
const put = (kind: string, payload: Record<string, unknown>, total = 0) =>
  t.database.tenant(t.tenants.a, (db) =>
    enqueue(scopedTx(t.engine, db, scope()), { kind, payload, total }),
  )
const jobOf = async (id: string) => (await t.engine.stores.of('job').get(scope(), id))!
const addresses = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${name}${n}@x.example`)
const people = (name: string, count: number) =>
  t.database.tenant(t.tenants.a, (db) =>
    sql`insert into profiles (id, tenant_id, email, properties, created_by, updated_by,
      created_at, updated_at) select gen_random_uuid(), ${t.tenants.a},
      ${name} || n || '@x.example', jsonb_build_object('city', ${name}::text), 'test', 'test',
      now(), now() from generate_series(1, ${count}) n`.execute(db),
  )

/** Opens its gate before the `at`th transaction, to which it does not come before. */
function workerFreezing(at: number, base: Engine = t.engine) {
  let seen = 0
  let wake = () => {}
  const asleep = new Promise<void>((done) => (wake = done))
  let reached: (isFrozen: boolean) => void = () => {}
  const frozen = new Promise<boolean>((done) => (reached = done))
  const gate = async () => {
    if (++seen !== at) return
    reached(true)
    await asleep
  }
  const { database } = base
  const engine: Engine = {
    ...base,
    database: {
      ...database,
      tenant: async (id, work) => (await gate(), database.tenant(id, work)),
      system: async (work) => (await gate(), database.system(work)),
      together: async (work) => (await gate(), database.together(work)),
    },
  }
  return { engine, frozen, wake, missed: () => reached(false) }
}

/** Every row of every table, but for leases of nobody. */
async function everything(): Promise<Record<string, string>> {
  return t.database.system(async (db) => {
    const { rows: tables } = await sql<{
      name: string
    }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
    const hashes: Record<string, string> = {}
    for (const { name } of tables)
      hashes[name] =
        (
          await sql<{
            hash: string | null
          }>`select md5(string_agg(r::text, ' ' order by r::text)) as hash from ${sql.table(name)} r`.execute(
            db,
          )
        ).rows[0]!.hash ?? ''
    return hashes
  })
}

/** Lets the job run to its end by a worker that has the tenant for itself. */
async function finish(engine: Engine, id: string): Promise<Job> {
  for (
    let round = 0;
    round < 50 && ['queued', 'running'].includes((await jobOf(id)).state!);
    round++
  ) {
    await runDueJob(engine, t.tenants.a)
    await concurrentEnded(engine)
  }
  return jobOf(id)
}

interface Kind {
  kind: string
  /** Makes the work; resolves to the job and to what must hold at its end. */
  begin(name: string): Promise<{ id: string; check(job: Job): Promise<void> }>
  /** Transactions before which the worker freezes; the first one claims. */
  freezes: number[]
}

const csv = (emails: readonly string[]) =>
  `email,first name\n${emails.map((email) => `${email},Ann`).join('\n')}\n`

const kinds: Kind[] = [
  {
    kind: IMPORT_CONTACTS,
    freezes: [2, 3, 5, 7],
    async begin(name) {
      const emails = addresses(name, 1100)
      const job = await put(IMPORT_CONTACTS, {
        text: csv([...emails, emails[0]!, 'no address']),
        delimiter: ',',
        options: { existing: 'update', source: 'test' },
        actor: systemActor,
      })
      return {
        id: job.id,
        check: async ({ result }) =>
          expect(result).toMatchObject({
            rows: 1102,
            created: 1100,
            updated: 0,
            duplicates: 1,
            refused: 1,
            added: 0,
          }),
      }
    },
  },
  {
    kind: 'import-profiles',
    freezes: [2, 3, 5, 6],
    async begin(name) {
      const config = await t.engine.stores.of('import-config').create(scope(), { name })
      async function* chunks() {
        yield Buffer.from(csv(addresses(name, 1100)))
      }
      const { id } = await receiveFile(t.engine, scope(), config, {
        name: `${name}.csv`,
        chunks: chunks(),
      })
      const run = await startRun(t.engine, scope(), id)
      return {
        id: run.jobId!,
        async check({ result }) {
          expect(result).toMatchObject({ created: 1100, updated: 0, refused: 0 })
          expect(await t.engine.stores.of('import-run').get(scope(), id)).toMatchObject({
            state: 'done',
            done: 1100,
            created: 1100,
          })
        },
      }
    },
  },
  {
    kind: REBUILD,
    freezes: [2, 4, 6],
    async begin(name) {
      await people(name, 7)
      const { rows } = await t.engine.stores.of('segment').list(scope(), {})
      await t.database.tenant(t.tenants.a, (db) => db.deleteFrom('segment_members').execute())
      const job = await put(REBUILD, { keys: null })
      const all = await t.database.tenant(
        t.tenants.a,
        async (db) => (await db.selectFrom('profiles').select('id').execute()).length,
      )
      return {
        id: job.id,
        check: async ({ result }) =>
          expect(result).toEqual({
            segments: rows.length,
            entered: all * rows.length,
            left: 0,
            changed: 0,
          }),
      }
    },
  },
  {
    kind: PURGE_PROFILES,
    freezes: [2, 3, 4],
    async begin(name) {
      await people(name, 450)
      const job = await put(PURGE_PROFILES, {
        wanted: {
          condition: {
            type: 'profilePropertyCondition',
            parameterValues: {
              propertyName: 'properties.city',
              comparisonOperator: 'equals',
              propertyValue: name,
            },
          },
        },
        now: t.clock.now(),
        actor: systemActor,
      })
      return { id: job.id, check: async ({ result }) => expect(result).toEqual({ erased: 450 }) }
    },
  },
  {
    kind: DELETE_TENANT,
    freezes: [2, 6, 30],
    async begin(name) {
      const tenant = await t.engine.stores
        .of('tenant')
        .create({ tenantId: '', actor: systemActor }, { name, status: 'ISOLATED' })
      await t.engine.stores
        .of('contact')
        .create({ tenantId: tenant.id, actor: systemActor }, { email: 'gone@x.example' })
      const job = await put(DELETE_TENANT, { tenantId: tenant.id, name, by: systemActor })
      return {
        id: job.id,
        async check() {
          const notes = await t.database.system((db) =>
            db
              .selectFrom('audit_entries')
              .select('after')
              .where('entity_id', '=', tenant.id)
              .where('action', '=', 'delete')
              .execute(),
          )
          expect(notes).toMatchObject([{ after: { name, deleted: { contact: 1 } } }])
        },
      }
    },
  },
  {
    kind: RUN_EXPORT,
    freezes: [3, 4, 5],
    async begin(name) {
      const config = await t.engine.stores.of('export-config').create(scope(), {
        name,
        configType: 'recurrent',
        destination: 'https://crm.example/people',
        period: 'day',
        columns: ['email'],
      })
      return {
        id: await queued(RUN_EXPORT),
        async check({ result }) {
          const runs = (
            await t.engine.stores
              .of('export-run')
              .list(scope(), { filter: { configId: config.id } })
          ).rows
          expect(runs).toMatchObject([{ id: result!.runId, state: 'done', people: result!.people }])
          expect(new Set(files.filter((file) => file.startsWith(name.toLowerCase())))).toEqual(
            new Set([runs[0]!.fileName]),
          )
        },
      }
    },
  },
  {
    kind: FETCH_IMPORT,
    // The seventh is within a transaction, which the embedded database has one of.
    freezes: [3, 5, 6],
    async begin(name) {
      const config = await t.engine.stores.of('import-config').create(scope(), {
        name,
        configType: 'recurrent',
        source: 'https://crm.example/people.csv',
        period: 'day',
      })
      return {
        id: await queued(FETCH_IMPORT),
        async check({ result }) {
          for (let more = true; more;) more = await runDueJob({ ...t.engine }, t.tenants.a)
          const runs = (
            await t.engine.stores
              .of('import-run')
              .list(scope(), { filter: { configId: config.id } })
          ).rows
          expect(runs).toMatchObject([{ id: result!.runId, state: 'done', done: 30 }])
        },
      }
    },
  },
]

const queued = (kind: string) =>
  t.database.tenant(
    t.tenants.a,
    async (db) =>
      (
        await db
          .selectFrom('jobs')
          .select('id')
          .where('kind', '=', kind)
          .where('state', '=', 'queued')
          .where('due_at', '<=', new Date(t.clock.now()))
          .executeTakeFirstOrThrow()
      ).id,
  )

describe.each(kinds)('a worker that freezes in $kind', ({ begin, kind, freezes }) => {
  beforeAll(async () => {
    if (kind === REBUILD)
      for (const name of ['First', 'Second', 'Third'])
        await t.engine.stores
          .of('segment')
          .create(scope(), { name, condition: { type: 'matchAllCondition', parameterValues: {} } })
  })

  it.each(freezes)(
    'before transaction %i: another finishes it with correct sums, and the first changes nothing when it wakes up',
    async (at) => {
      // Jobs that others leave, emails about exports and traces of erased people, would be claimed
      // first.
      await t.database.system((db) =>
        db.deleteFrom('jobs').where('kind', 'in', [SEND_NOTICE, FORGET_TRACES]).execute(),
      )
      const { id, check } = await begin(`${kind.replaceAll('-', '')}${at}p`)
      const worker = workerFreezing(at)
      const first = runDueJob(worker.engine, t.tenants.a)
        .then(() => concurrentEnded(worker.engine))
        .finally(worker.missed)
      expect(await worker.frozen).toBe(true)
      // Nobody takes over what is renewed.
      await runDueJob({ ...t.engine }, t.tenants.a)
      expect((await jobOf(id)).state).toBe('running')
      await lapseLeases(t.database)
      const job = await finish({ ...t.engine }, id)
      expect([job.state, job.error]).toEqual(['done', ''])
      await check(job)
      const before = await everything()
      await beat(worker.engine)
      worker.wake()
      await first
      expect(await everything()).toEqual(before)
    },
  )
})

const ownerOf = async (id: string) => (await jobOf(id)).leaseOwner

it('a worker that lives keeps its lease by heartbeats, and never takes over from itself', async () => {
  const { id } = await kinds[0]!.begin('alive')
  const worker = workerFreezing(4)
  const first = runDueJob(worker.engine, t.tenants.a)
  await worker.frozen
  const owner = await ownerOf(id)
  expect(owner).not.toBeNull()
  await lapseLeases(t.database)
  await runDueJob(worker.engine, t.tenants.a)
  expect(await ownerOf(id)).toBe(owner)
  await beat(worker.engine)
  const lease = await t.database.system(
    async (db) =>
      (
        await sql<{
          seconds: number
        }>`select extract(epoch from lease_until - clock_timestamp())::float as seconds from jobs
          where id = ${id}`.execute(db)
      ).rows[0]!.seconds,
  )
  expect(lease).toBeGreaterThan(30)
  expect(lease).toBeLessThanOrEqual(45)
  // The development clock moves leases neither forth nor back.
  t.clock.advance(40 * 86_400_000)
  for (let more = true; more;) more = await runDueJob({ ...t.engine }, t.tenants.a)
  expect(await ownerOf(id)).toBe(owner)
  worker.wake()
  await first
  expect(await jobOf(id)).toMatchObject({ state: 'done', result: { created: 1100 } })
})

/** Whether a transaction of the running job is under way: it holds the job's row. */
const isLockedWhileRunning = (id: string) =>
  t.database.system(async (db) => {
    const { rows: running } =
      await sql`select from jobs where id = ${id} and state = 'running'`.execute(db)
    const { rows: free } =
      await sql`select from jobs where id = ${id} for update skip locked`.execute(db)
    return running.length === 1 && free.length === 0
  })

it('a running transaction of a job keeps it from being taken over after its lease has lapsed', async () => {
  if (t.database.kind === 'pglite') return
  // What earlier tests left in the queue would take the connections that the look from outside needs.
  do for (let more = true; more;) more = await runDueJob(t.engine, t.tenants.a)
  while (await concurrentEnded(t.engine))
  const { id } = await kinds[0]!.begin('within')
  let wake = () => {}
  const asleep = new Promise<void>((done) => (wake = done))
  let reached = () => {}
  const inside = new Promise<void>((done) => (reached = done))
  let sleeps = false
  const engine: Engine = {
    ...t.engine,
    database: {
      ...t.database,
      tenant: (tenantId, work) =>
        t.database.tenant(tenantId, async (db) => {
          const answer = await work(db)
          if (!sleeps && (await apart(() => isLockedWhileRunning(id)))) {
            sleeps = true
            reached()
            await asleep
          }
          return answer
        }),
    },
  }
  const first = (async () => {
    for (let more = true; more;) more = await runDueJob(engine, t.tenants.a)
  })()
  await Promise.race([inside, first])
  expect(sleeps).toBe(true)
  // Its own heartbeat does not wait for it.
  await beat(engine)
  const rows = await t.database.system((db) =>
    sql`update jobs set lease_until = clock_timestamp() - interval '1 second'
      where id in (select id from jobs where id = ${id} for no key update skip locked)
      returning id`.execute(db),
  )
  expect(rows.rows.length).toBeLessThanOrEqual(1)
  for (let more = true; more;) more = await runDueJob({ ...t.engine }, t.tenants.a)
  expect((await jobOf(id)).state).toBe('running')
  wake()
  await first
  expect(await jobOf(id)).toMatchObject({ state: 'done', result: { created: 1100 } })
})
