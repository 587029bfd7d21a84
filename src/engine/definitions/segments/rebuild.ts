import { sql } from 'kysely'
import type { Job } from '#model/entities.generated.ts'
import { fail } from '#model/errors.ts'
import type { Db } from '#platform/database/database.ts'
import { failpoint } from '#platform/failpoints.ts'
import type { Engine, Scope } from '#engine/kernel/engine.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import {
  loadDefinitions,
  type Definition,
  type Definitions,
  type SegmentDefinition,
} from './definitions.ts'
import { reevaluateMemberships, SEGMENTS } from './reevaluate-memberships.ts'
import { rebuildTimers } from './rebuild-timers.ts'
import { rebuildScores, scoringOf } from './rebuild-scores.ts'
import { segmentOf } from './segment-people.ts'
import { publish } from '#engine/kernel/domain-events.ts'
import { segmentRebuilt } from '#engine/definitions/membership-events.ts'
import { enqueueDomainEvents } from '#engine/kernel/outbox/enqueue-domain-events.ts'
import { lockMemberships } from '#engine/kernel/locks.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

type Keeper = Pick<Engine, 'clock' | 'newId'>

/** How many people came, went, or have another score. */
interface Moved {
  entered?: number
  left?: number
  changed?: number
}

export const REBUILD = 'rebuild-segments'
/**
 * Organisations of more people than this have their segments rebuilt by a job, instead of while
 * somebody waits for the answer to saving.
 */
const MAX_AT_ONCE = 20_000

/** Milliseconds that one statement of the job may take. */
const MAX_TIME = 15 * 60_000

/**
 * A new id of the database's own: rows that are made where they stand have no clock of ours to be
 * ordered by.
 */
const MEMBER_ID = sql`gen_random_uuid()`

async function rebuildSegment(
  tx: TenantTx<Keeper>,
  definitions: Definitions,
  one: SegmentDefinition,
): Promise<Moved> {
  const { db, engine, tenantId } = tx
  const now = new Date(engine.clock.now())
  const all = definitions.spoken.meaning.compileAll({ tenantId, now: now.getTime() })
  const holds = one.enabled ? all.holds(one.condition) : sql<boolean>`false`
  const { rows } = await sql<{ entered: string; left_: string }>`
    with
      right_ as materialized (
        select p.id from profiles p ${all.joins()} where p.tenant_id = ${tenantId} and ${holds}
      ),
      stays as materialized (
        select m.id, m.profile_id
        from segment_members m
        where m.tenant_id = ${tenantId} and m.segment_id = ${one.id} and m.left_at is null
      ),
      gone as (
        update segment_members m
        set left_at = ${now}, version = version + 1, updated_at = ${now}, updated_by = ${SEGMENTS}
        from (
          select s.id from stays s left join right_ r on r.id = s.profile_id where r.id is null
        ) g
        where m.tenant_id = ${tenantId} and m.id = g.id
        returning 1
      ),
      come as (
        insert into segment_members (
          id, tenant_id, segment_id, profile_id, entered_at, created_at, created_by, updated_at,
          updated_by
        )
        select
          ${MEMBER_ID}, ${tenantId}, ${one.id}, r.id, ${now}, ${now}, ${SEGMENTS}, ${now},
          ${SEGMENTS}
        from right_ r
        left join stays s on s.profile_id = r.id
        where s.id is null
        returning 1
      )
    select (select count(*) from come) as entered, (select count(*) from gone) as left_
  `.execute(db)
  const moved = { entered: Number(rows[0]!.entered), left: Number(rows[0]!.left_) }
  // A definition that changed moves many at once: they are told as one.
  if (moved.entered + moved.left === 0) return moved
  const enrolled = await publish(tx, segmentRebuilt, {
    segmentId: one.id,
    at: now,
  })
  await reevaluateMemberships(tx, [{ profileIds: enrolled.flat(), journeys: true }])
  await enqueueDomainEvents(tx, [
    { type: 'segment.recalculated', data: { segmentId: one.id, ...moved } },
  ])
  return moved
}

async function rebuildOne(
  tx: TenantTx<Keeper>,
  definitions: Definitions,
  one: Definition,
): Promise<Moved> {
  const moved =
    one.kind === 'segment'
      ? await rebuildSegment(tx, definitions, one)
      : { changed: await rebuildScores(tx, definitions.spoken, one) }
  await rebuildTimers(tx, definitions, one)
  return moved
}

/**
 * Segments and plans, by their keys, and whatever is made of them, each in one statement over
 * everybody. Nobody's membership changes meanwhile.
 */
export async function rebuildKept(tx: TenantTx<Keeper>, keys: ReadonlySet<string>): Promise<void> {
  const { db, tenantId } = tx
  await lockMemberships(db, tenantId, 'exclusive')
  const definitions = await loadDefinitions(tx)
  for (const one of definitions.withDependents(keys)) await rebuildOne(tx, definitions, one)
}

/** After a definition changed, in its transaction: at once where that is quick, else by a job. */
export async function rebuildChanged(
  db: Db,
  engine: Keeper,
  scope: Scope,
  key: string,
): Promise<void> {
  const { rows } = await sql<{
    n: string
  }>`
    select count(*) as n
    from (select from profiles where tenant_id = ${scope.tenantId} limit ${MAX_AT_ONCE + 1}) people
  `.execute(db)
  if (Number(rows[0]!.n) <= MAX_AT_ONCE)
    await rebuildKept({ db, engine, tenantId: scope.tenantId }, new Set([key]))
  else await enqueue(db, engine, scope, { kind: REBUILD, payload: { keys: [key] } })
}

/**
 * Asks for a rebuild of one segment or plan, or of all; the job tells how far it is.
 * @throws ProductError `not_found`
 */
export async function askForRebuild(
  engine: Engine,
  scope: Scope,
  one: { kind: Definition['kind']; id: string } | null,
): Promise<Job> {
  return engine.database.tenant(scope.tenantId, async (db) => {
    if (one) await (one.kind === 'segment' ? segmentOf : scoringOf)(db, scope.tenantId, one.id)
    return enqueue(db, engine, scope, {
      kind: REBUILD,
      payload: { keys: one ? [`${one.kind}:${one.id}`] : null },
    })
  })
}

/** What a rebuild has committed: how many of the chosen definitions, and what they came to. */
interface RebuildCheckpoint {
  chosen: string[]
  done: number
  sum: Required<Moved>
}

/**
 * Rebuilds one definition after another, each in a transaction with its sums; a later try continues
 * with the first that is not rebuilt.
 */
export const rebuildSegmentsJob: JobHandler = async (engine, { job, progress, save }) => {
  const { tenantId } = job
  const { keys } = job.payload as { keys?: string[] | null }
  const kept = job.checkpoint as Partial<RebuildCheckpoint> | undefined
  const choose = () =>
    engine.database.tenant(tenantId, async (db) => {
      const definitions = await loadDefinitions({ db, engine, tenantId })
      return definitions
        .withDependents(new Set(keys ?? definitions.ordered.map((one) => one.key)))
        .map((one) => one.key)
    })
  const chosen = kept?.chosen ?? (await choose())
  let sum: Required<Moved> = kept?.sum ?? { entered: 0, left: 0, changed: 0 }
  for (const [done, key] of chosen.entries()) {
    if (done < (kept?.done ?? 0)) continue
    await progress({
      stage: key
        .replace(
          /^(\w)(\w*):/,
          (_all, first: string, rest: string) => `${first.toUpperCase()}${rest} `,
        )
        .slice(0, 80),
      done,
      total: chosen.length,
    })
    sum = await engine.database.tenant(tenantId, async (db) => {
      // Nobody waits for the answer; a statement over millions may take longer than one that
      // somebody waits for.
      await sql`set local statement_timeout = ${sql.lit(MAX_TIME)}`.execute(db)
      await lockMemberships(db, tenantId, 'exclusive')
      const definitions = await loadDefinitions({ db, engine, tenantId })
      const one = definitions.ordered.find((definition) => definition.key === key)
      const {
        entered = 0,
        left = 0,
        changed = 0,
      } = one ? await rebuildOne({ db, engine, tenantId }, definitions, one) : {}
      const next = {
        entered: sum.entered + entered,
        left: sum.left + left,
        changed: sum.changed + changed,
      }
      await save(db, { chosen, done: done + 1, sum: next } satisfies RebuildCheckpoint)
      await failpoint('rebuild.segment-stored')
      return next
    })
    await failpoint('rebuild.segment-committed')
  }
  await progress({ done: chosen.length, total: chosen.length })
  return { segments: chosen.length, ...sum }
}

/**
 * Switches a segment or plan on or off; off, nobody is a member or has a score. Doing it twice
 * changes nothing.
 */
export async function switchKept<Kind extends Definition['kind']>(
  engine: Engine,
  scope: Scope,
  kind: Kind,
  id: string,
  enabled: boolean,
) {
  const store = engine.stores.of<'segment' | 'scoring'>(kind)
  const found = await store.get(scope, id)
  if (!found)
    throw fail(
      'not_found',
      kind === 'segment' ? 'There is no such segment.' : 'There is no such scoring plan.',
    )
  return found.enabled === enabled ? found : store.update(scope, id, null, { enabled })
}
