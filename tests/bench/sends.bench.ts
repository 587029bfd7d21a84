import { sql } from 'kysely'
import { createStores } from '#store/create-stores.ts'
import { entities } from '#model/schema/entities.generated.ts'
import { systemActor } from '#model/api/actor.ts'
import { newId } from '#model/lib/ids.ts'
import { createMovableClock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { createSecrets } from '#platform/secrets.ts'
import { stopBroadcast } from '#engine/engage/broadcasts/control.ts'
import { runDueBroadcasts } from '#engine/engage/broadcasts/look.ts'
import { startBroadcast } from '#engine/engage/broadcasts/start.ts'
import { entityHooks } from '#engine/entity-hooks.ts'
import { jobKinds } from '#engine/job-kinds.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { runDueJob } from '#engine/kernel/jobs/run-due-jobs.ts'
import { databases } from './databases.ts'
import { loadFast } from './load-fast.ts'
import type { Bench } from './measure.ts'
import { sized } from './sized.ts'

/** SEND_PEOPLE sets the size of the audience, SEND_EMBEDDED=1 adds the embedded database. */
const PEOPLE = Number(process.env.SEND_PEOPLE ?? sized(100_000))
const EMBEDDED = process.env.SEND_EMBEDDED === '1'
/** Granted to the slowest freezing and to the answer of a stop, in milliseconds. */
const MAX_FREEZE = 10_000
const MAX_STOP = 2000

const TENANT = '01900000-0000-7000-8000-00000000be5d'
const NOW = Date.parse('2026-03-31T10:00:00Z')
const base = sql`${TENANT}::uuid, now(), 'bench', now(), 'bench'`

/** People on one list, and a message to them that calls an address, so that no template is needed. */
async function fill(database: Database): Promise<void> {
  await database.system(async (db) => {
    await sql`insert into tenants (id, name, created_at, created_by, updated_at, updated_by)
      values (${TENANT}, 'Bench', now(), 'bench', now(), 'bench')`.execute(db)
    await sql`insert into user_lists (id, name, tenant_id, created_at, created_by, updated_at,
      updated_by) values ('all', 'Everyone', ${base})`.execute(db)
    await loadFast(db, ['profiles', 'list_members'], async () => {
      await sql`insert into profiles (id, name, email, tenant_id, created_at, created_by,
        updated_at, updated_by) select gen_random_uuid(), 'Person ' || n,
        'p' || n || '@d' || n % 50 || '.example', ${base}
        from generate_series(1, ${PEOPLE}::bigint) n`.execute(db)
      await sql`insert into list_members (id, list_id, profile_id, tenant_id, created_at,
        created_by, updated_at, updated_by) select gen_random_uuid(), 'all', id, ${base}
        from profiles`.execute(db)
    })
    await sql`insert into templates (id, name, subject, source, published_version, tenant_id,
      created_at, created_by, updated_at, updated_by) values ('t', 'Hello', 'Hello', '', 1,
      ${base})`.execute(db)
    await sql`insert into mailboxes (id, address, smtp_host, imap_host, tenant_id, created_at,
      created_by, updated_at, updated_by) values (${TENANT}, 'a@firm.example', 'x', 'x',
      ${base})`.execute(db)
    await sql`insert into engages (id, name, template_id, mailbox_id, tenant_id, created_at,
      created_by, updated_at, updated_by) values ('m', 'Letter', 't', ${TENANT}, ${base})`.execute(
      db,
    )
  })
}

function engineOver(database: Database): Engine {
  const clock = createMovableClock(NOW, true)
  const make = () => newId(clock.now())
  const parts = { clock, newId: make }
  const stores = createStores({
    database,
    ...parts,
    secrets: createSecrets('bench'),
    entities,
    rules: entityHooks(parts),
  })
  return { ...parts, database, stores, log: console } as unknown as Engine
}

/**
 * Freezing an audience and stopping it again, against the plainest statements that write and cancel
 * as many rows: no exclusions, no reasons, no turns.
 */
export async function* benches(): AsyncIterable<Bench> {
  void jobKinds
  for await (const database of databases({ embedded: EMBEDDED })) {
    await fill(database)
    const engine = engineOver(database)
    const scope = { tenantId: TENANT, actor: systemActor }
    const times = { freeze: [] as number[], stop: [] as number[] }
    const timed = async (what: keyof typeof times, work: () => Promise<unknown>) => {
      const begin = performance.now()
      await work()
      times[what].push(performance.now() - begin)
    }
    const before = () =>
      database.system((db) => sql`truncate engage_messages, broadcasts, jobs cascade`.execute(db))
    const ours = async () => {
      const { id } = await engine.stores.of('broadcast').create(scope, {
        name: 'Everyone',
        engageId: 'm',
        audienceKind: 'list',
        listId: 'all',
      })
      await startBroadcast(engine, scope, id)
      await timed('freeze', async () => {
        while (await runDueJob(engine, TENANT));
      })
      await timed('stop', () => stopBroadcast(engine, scope, id))
      while (await runDueBroadcasts(engine, TENANT));
    }
    const baseline = () =>
      database.tenant(TENANT, async (db) => {
        await sql`set local statement_timeout = 0`.execute(db)
        await sql`insert into engage_messages (id, tenant_id, engage_id, owner_kind, owner_id,
          step_id, visit, profile_id, channel, address, state, due_at, asked_at, mailbox_id,
          created_at, created_by, updated_at, updated_by) select gen_random_uuid(), ${TENANT}, 'm',
          'send', 'hand', '', 0, id, 'email', email, 'planned', now(), now(), ${TENANT}, now(),
          'bench', now(), 'bench' from profiles where tenant_id = ${TENANT}`.execute(db)
        await sql`update engage_messages set state = 'cancelled', settled_at = now()
          where tenant_id = ${TENANT} and owner_id = 'hand'`.execute(db)
      })
    const slowest = (what: keyof typeof times) => Math.max(...times[what])
    yield {
      name: `${database.kind}: freeze and cancel ${PEOPLE} people`,
      limit: 3,
      rounds: 5,
      before,
      ours,
      baseline,
      also: () => ({
        text:
          `frozen in ${(slowest('freeze') / 1000).toFixed(1)} s (≤ 10 s), ` +
          `stopped in ${(slowest('stop') / 1000).toFixed(1)} s (≤ 2 s)`,
        ok: slowest('freeze') <= MAX_FREEZE && slowest('stop') <= MAX_STOP,
      }),
    }
  }
}
