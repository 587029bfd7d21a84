import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Condition } from '#condition/condition.ts'
import { normalizedEvent } from '#engine/audience/identity/incoming-event.ts'
import type { IngestRequest, ParsedEvent } from '#engine/ingest/events/ingest-request.ts'
import { loadPeople } from '#engine/audience/identity/load-people.ts'
import { lockAndPrefetch, storeRequests } from '#engine/ingest/events/store-events.ts'
import { systemActor } from '#model/api/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { flushSortIndex } from '#store/deferred-sort-index.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

/**
 * People that are there beside those of the batch, each with an event, a name, a membership and a
 * timer, of which the planner knows nothing: nobody has counted them.
 */
const OTHERS = 4000
const BATCH = 60
/**
 * Rows of one table for each event: to find, lock, write and check them, and the few events that
 * its person has.
 */
const MAX_EACH = 12

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  const did: Condition = {
    type: 'pastEventCondition',
    parameterValues: {
      eventCondition: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'view' } },
      minimumEventCount: 1,
      numberOfDays: 7,
    },
  }
  await t.engine.stores
    .of('segment')
    .create(
      { tenantId: t.tenants.a, actor: systemActor },
      { id: 'viewers', name: 'Viewers', condition: { ...did } },
    )
})
afterAll(() => t.close())

let made = 0
/** An event of each of these people. */
function batchOf(who: (n: number) => string): IngestRequest {
  const events = Array.from({ length: BATCH }, (_one, n): ParsedEvent => {
    const messageId = `message-${++made}`
    const incoming = normalizedEvent({
      eventType: 'view',
      messageId,
      userId: who(n),
      scope: 'site',
      timeStamp: t.clock.now(),
    })
    return { payload: {}, eventType: 'view', messageId, fault: null, incoming }
  })
  return {
    source: {
      id: null,
      tenantId: t.tenants.a,
      keyHash: null,
      scope: 'site',
      origins: [],
      respectDoNotTrack: false,
    },
    dialect: 'segment',
    events,
  }
}

/** Rows that statements have looked at, by table. */
async function looked(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{
    name: string
    n: string
  }>`select relname as name, coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as n
    from pg_stat_xact_user_tables`.execute(db)
  return new Map(rows.map(({ name, n }) => [name, Number(n)]))
}

const store = async (db: Db, request: IngestRequest) =>
  storeRequests(
    { db, engine: t.engine, tenantId: t.tenants.a },
    [request],
    await lockAndPrefetch({ db, engine: t.engine, tenantId: t.tenants.a }, [request]),
  )

/** Rows that are looked at to take in one batch, and to put its people where they stand by now. */
const workOf = (request: IngestRequest) =>
  t.database.tenant(t.tenants.a, async (db) => {
    const before = await looked(db)
    const [outcomes] = await store(db, request)
    expect(outcomes!.every(({ status }) => status === 'stored')).toBe(true)
    await flushSortIndex(db, t.tenants.a, 'profiles', 'last_seen_at')
    return Object.fromEntries(
      [...(await looked(db))]
        .map(([name, n]) => [name, n - (before.get(name) ?? 0)])
        .filter(([, n]) => n !== 0),
    ) as Record<string, number>
  })

let areThere = false
/** The people themselves are counted; what grows with every batch is not. */
async function addOthers() {
  if (areThere) return
  areThere = true
  await t.database.system(async (db) => {
    const stamps = sql`now(), 'test', now(), 'test'`
    await sql`insert into profiles (id, tenant_id, name, created_at, created_by, updated_at,
      updated_by) select gen_random_uuid(), ${t.tenants.a}::uuid, 'Other ' || n, ${stamps}
      from generate_series(1, ${OTHERS}::int) n`.execute(db)
    const each = sql`from profiles where tenant_id = ${t.tenants.a}::uuid and name like 'Other %'`
    await sql`insert into profile_aliases (id, tenant_id, kind, value, profile_id, created_at,
      created_by, updated_at, updated_by)
      select gen_random_uuid(), tenant_id, 'user', name, id, ${stamps} ${each}`.execute(db)
    await sql`insert into events (id, tenant_id, event_type, scope, profile_id, message_id,
      time_stamp, received_at, created_at, created_by, updated_at, updated_by)
      select gen_random_uuid(), tenant_id, 'view', 'site', id, name, now(), now(),
      ${stamps} ${each}`.execute(db)
    await sql`insert into segment_members (id, tenant_id, segment_id, profile_id, entered_at,
      created_at, created_by, updated_at, updated_by)
      select gen_random_uuid(), tenant_id, 'viewers', id, now(), ${stamps} ${each}`.execute(db)
    await sql`insert into profile_timers (id, tenant_id, profile_id, due_at, created_at,
      created_by, updated_at, updated_by)
      select gen_random_uuid(), tenant_id, id, '2030-01-01', ${stamps} ${each}`.execute(db)
  })
  await t.database.script('analyze profiles; analyze profiles_by_last_seen_at')
}

/** Few thousand people are read as a whole, which is right; these are looked into. */
const LOOKED_INTO = [
  'events',
  'profile_aliases',
  'profiles_by_last_seen_at',
  'segment_members',
  'profile_timers',
]

it('a batch reads no more rows when there are many others, with or without statistics', async () => {
  const known = (n: number) => `known-${n}`
  await workOf(batchOf(known))
  const few = await workOf(batchOf(known))
  await addOthers()
  for (const when of ['uncounted', 'counted']) {
    if (when === 'counted')
      await t.database.script(
        'analyze events; analyze segment_members; analyze profile_timers; analyze profile_aliases',
      )
    const many = await workOf(batchOf(known))
    const beyond = LOOKED_INTO.filter((name) => !(many[name]! <= MAX_EACH * BATCH))
    expect(
      beyond,
      `before ${JSON.stringify(few)}, beside ${OTHERS} others, ${when}, ${JSON.stringify(many)}`,
    ).toEqual([])
  }
})

it('people are found by their addresses, and not among all people', async () => {
  await addOthers()
  await t.database.system((db) =>
    sql`update profiles set email = 'someone' || (row_number % 40) || '@firm.example'
      from (select id as one, row_number() over () as row_number from profiles
      where tenant_id = ${t.tenants.a}::uuid) n where id = one`.execute(db),
  )
  const asked = Array.from({ length: BATCH }, (_one, n) => ({
    kind: 'email',
    value: `nobody${n}@firm.example`,
  }))
  for (const when of ['uncounted', 'counted']) {
    if (when === 'counted') await t.database.script('analyze profiles')
    const rows = await t.database.tenant(t.tenants.a, async (db) => {
      const before = (await looked(db)).get('profiles') ?? 0
      expect((await loadPeople(db, t.tenants.a, asked)).size).toBe(0)
      return (await looked(db)).get('profiles')! - before
    })
    expect(rows, when).toBeLessThanOrEqual(BATCH)
  }
})

/**
 * PostgreSQL plans a statement five times for what is given, and then for anything, if that
 * promises to cost no more.
 */
const TRIES = 12

it('small batches are planned once too: the planner does not see the length of lists', async () => {
  const replanned = await t.database.tenant(t.tenants.a, async (db) => {
    for (let n = 0; n < TRIES; n++) {
      const request = batchOf((one) => `known-${one}`)
      await store(db, { ...request, events: request.events.slice(0, 2) })
    }
    const { rows } = await sql<{
      statement: string
    }>`select statement from pg_prepared_statements where generic_plans = 0
      and custom_plans >= ${TRIES - 2} and statement like '/* prepared */%'`.execute(db)
    return rows.map(({ statement }) => statement.slice(0, 120))
  })
  expect(replanned).toEqual([])
})
