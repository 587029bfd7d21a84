import { sql } from 'kysely'
import { countSealed, resealPortion, type ResealPlace } from '#store/reseal-secrets.ts'
import { systemScope, type Engine } from '#engine/kernel/engine.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'
import { scopedTx } from '#engine/kernel/tenant-tx.ts'

export const RESEAL = 'reseal-secrets'

const begin: ResealPlace = { field: 0, after: '' }

/**
 * After a rotation of the sealing key: reseals the values of the installation immediately, and
 * queues one job for each tenant with values of an older key. Isolated tenants run no jobs, so
 * their values are resealed here. Does nothing when everything is sealed with the current key.
 * @returns the number of tenants with a queued job
 */
export async function startReseal(engine: Engine): Promise<number> {
  const { database, stores, secrets, log } = engine
  const count = await countSealed(database, stores.entities, secrets)
  if (count.unknownKeys.length > 0)
    log.error(
      { keyIds: count.unknownKeys },
      'secrets are sealed with keys that are not configured; add them to SECRET_KEY_PREVIOUS',
    )
  if (count.outdated === 0) return 0
  if (count.global) await resealAll(engine, null)
  const isolated = await database.system((db) =>
    db.selectFrom('tenants').select('id').where('status', '=', 'ISOLATED').execute(),
  )
  for (const { id } of isolated.filter((one) => count.tenants.includes(one.id)))
    await resealAll(engine, id)
  const others = count.tenants.filter((id) => !isolated.some((one) => one.id === id))
  for (const tenantId of others) await queueReseal(engine, tenantId)
  log.info(
    { secrets: count.outdated, tenants: count.tenants.length },
    'secrets of an older key are sealed with the current one',
  )
  return others.length
}

/** Processes that start concurrently queue one job. */
async function queueReseal(engine: Engine, tenantId: string): Promise<void> {
  await engine.database.system(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${tenantId}, 7421061))`.execute(db)
    const waiting = await db
      .selectFrom('jobs')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', RESEAL)
      .where('state', 'in', ['queued', 'running'])
      .executeTakeFirst()
    if (!waiting)
      await enqueue(scopedTx(engine, db, systemScope(tenantId)), {
        kind: RESEAL,
        payload: {},
      })
  })
}

async function resealAll(
  { database, stores, secrets }: Engine,
  tenantId: string | null,
  report: (resealed: number) => Promise<void> = async () => {},
) {
  let [resealed, unopened] = [0, 0]
  for (let at: ResealPlace | null = begin; at;) {
    const done: Awaited<ReturnType<typeof resealPortion>> = await resealPortion(
      { database, entities: stores.entities, secrets },
      tenantId,
      at,
    )
    resealed += done.resealed
    unopened += done.unopened
    if (done.resealed > 0) await report(resealed)
    at = done.next
  }
  return { resealed, unopened }
}

/**
 * Reseals a tenant's secrets with the current key. A retry after an interruption finds only the
 * remaining ones. Values that no configured key opens are counted and left unchanged.
 */
export const resealJob: JobHandler = async (engine, { job, progress }) => {
  const { database, stores, secrets } = engine
  const counted = await countSealed(database, stores.entities, secrets, job.tenantId)
  const before = job.done ?? 0
  const total = before + counted.outdated
  await progress({ stage: 'Sealing secrets with the current key', done: before, total })
  return {
    ...(await resealAll(engine, job.tenantId, (resealed) =>
      progress({ done: before + resealed, total }),
    )),
    keyId: secrets.keyId,
  }
}
