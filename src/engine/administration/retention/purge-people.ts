import { say } from '#language'
import { sql, type RawBuilder } from 'kysely'
import { matchAll } from '#condition/condition.ts'
import type { Actor } from '#model/api/actor.ts'
import type { Job } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import { failpoint } from '#platform/failpoints.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import { CONTINUE } from '#engine/kernel/jobs/turns.ts'
import { erasePeople } from '#engine/audience/profiles/erase-people.ts'
import { assertValid } from '#engine/segments/check-condition.ts'
import { whereOf } from '#engine/segments/preview.ts'
import { lockIdentities, lockMemberships } from '#engine/kernel/locks.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'
import { inTenant, inScope, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { onlyRow } from '#model/lib/only-row.ts'

export const PURGE_PROFILES = 'purge-profiles'
/**
 * Maximum number of people per transaction, and of slices per turn; live events and other work run
 * in between.
 */
const SLICE = 200
const SLICES_A_TURN = 5

export interface PurgeWanted {
  condition?: unknown
  /** Matches people without activity for this many days. */
  inactiveDays?: number
  anonymousOnly?: boolean
}

export async function purgeWhere(
  tx: TenantTx<Pick<Engine, 'clock'>>,
  { condition, inactiveDays, anonymousOnly }: PurgeWanted,
  now: number,
): Promise<RawBuilder<unknown>> {
  const { tenantId } = tx
  const cutoff = inactiveDays === undefined ? null : new Date(now - inactiveDays * DAY_MS)
  return sql`p.tenant_id = ${tenantId} and ${await whereOf(tx, condition ?? matchAll)}
    and ${
      cutoff === null
        ? sql`true`
        : sql`
          greatest(p.last_seen_at, p.created_at) < ${cutoff}
        `
    } and ${anonymousOnly ? sql`p.anonymous` : sql`true`}`
}

const countWhere = async (db: Db, where: RawBuilder<unknown>) =>
  Number(
    onlyRow(
      (await sql<{ n: string }>`select count(*) as n from profiles p where ${where}`.execute(db))
        .rows,
    ).n,
  )

/**
 * Counts the people that a purge would erase.
 * @throws ProductError `invalid` for an invalid condition, and for a purge without any restriction
 */
export async function countPurge(
  engine: Engine,
  { tenantId }: ActorScope,
  purgeWanted: PurgeWanted,
): Promise<number> {
  if (
    purgeWanted.condition === undefined &&
    purgeWanted.inactiveDays === undefined &&
    !purgeWanted.anonymousOnly
  )
    throw fail(
      'invalid',
      'Choose whom to erase: by a condition, by days since last seen, or only anonymous visitors.',
      [{ path: '/condition', message: 'Say who.' }],
    )
  return inTenant(engine, tenantId, async (tx) => {
    if (purgeWanted.condition !== undefined)
      await assertValid(tx, purgeWanted.condition, 'profile', '/condition')
    return countWhere(tx.db, await purgeWhere(tx, purgeWanted, engine.clock.now()))
  })
}

/**
 * Starts erasing people in slices.
 * @param expected the count that the user confirmed; a different count is rejected, because other
 * people would be erased
 * @throws ProductError `conflict` with the current count
 */
export async function startPurge(
  engine: Engine,
  scope: ActorScope,
  purgeWanted: PurgeWanted,
  expected: number,
): Promise<Job> {
  const count = await countPurge(engine, scope, purgeWanted)
  if (count !== expected)
    throw fail(
      'conflict',
      say(
        {
          one: 'One person would be erased by now, and not {expected}. Look again.',
          other: '{count} people would be erased by now, and not {expected}. Look again.',
        },
        { count, expected },
      ),
      [{ path: '/count', message: say('It is {number} now.', { number: count }) }],
      { count },
    )
  return inScope(engine, scope, async (tx) => {
    const job = await enqueue(tx, {
      kind: PURGE_PROFILES,
      total: count,
      payload: { wanted: purgeWanted, now: engine.clock.now(), actor: scope.actor },
    })
    await engine.stores.note(
      scope,
      {
        action: 'delete',
        entity: 'profile',
        entityId: '',
        summary: `A purge of ${count === 1 ? 'one person' : `${count} people`} was begun`,
        facts: { ...purgeWanted, count },
      },
      { db: tx.db },
    )
    return job
  })
}

/**
 * Erases the next matching people.
 * @param after called in the same transaction with the number of erased people
 * @returns how many
 */
export async function eraseSlice(
  engine: Engine,
  tenantId: string,
  purgeWanted: PurgeWanted,
  { now, after }: { now: number; after: (db: Db, erased: number) => Promise<void> },
): Promise<number> {
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    await lockIdentities(db, tenantId)
    await lockMemberships(db, tenantId, 'shared')
    const { rows } = await sql<{
      id: string
    }>`
      select p.id
      from profiles p
      where ${await purgeWhere(tx, purgeWanted, now)}
      order by p.id
      limit ${SLICE}
      for update
    `.execute(db)
    const { erased } = await erasePeople(
      tx,
      rows.map((row) => row.id),
    )
    await after(db, erased)
    await failpoint('purge.slice-stored')
    return erased
  })
}

export const purgeProfilesJob: JobHandler = async (engine, { job, progress, save, conclude }) => {
  const { wanted, now, actor } = job.payload as { wanted: PurgeWanted; now: number; actor: Actor }
  let done = job.done ?? 0
  for (let slice = 0; slice < SLICES_A_TURN; slice++) {
    const erased = await eraseSlice(engine, job.tenantId, wanted, {
      now,
      after: (db, more) => save(db, {}, { done: done + more }),
    })
    done += erased
    await failpoint('purge.slice-committed')
    await progress({ done, stage: 'erasing people' })
    if (erased > 0) continue
    await engine.database.tenant(job.tenantId, async (db) => {
      await engine.stores.note(
        { tenantId: job.tenantId, actor },
        {
          action: 'delete',
          entity: 'profile',
          entityId: '',
          summary: `Purge: ${done === 1 ? 'one person was' : `${done} people were`} erased`,
          facts: { ...wanted, erased: done },
        },
        { db },
      )
      await conclude(db, { erased: done })
    })
    return { erased: done }
  }
  return CONTINUE
}
