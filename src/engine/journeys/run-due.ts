import { sql } from 'kysely'
import { sharedFacts } from '#condition/decide.ts'
import type { JourneyExecutionRow } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { failpoint } from '#platform/failpoints.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { isOutboundHeld } from '#engine/kernel/outbound/hold.ts'
import { isStale } from '#engine/kernel/outbound/lateness.ts'
import { zoneOfProfile } from '#engine/audience/profiles/zone-of-profile.ts'
import { loadTenant } from '#engine/kernel/rows.ts'
import { reevaluateMemberships } from '#engine/segments/reevaluate-memberships.ts'
import { loadFacts } from '#engine/segments/load-facts.ts'
import { loadCacheVersions } from '#engine/kernel/versioned-cache.ts'
import { doEffects, type PendingEffect } from './do-effects.ts'
import { JOURNEYS } from './enroll.ts'
import { loadJourneys } from './load-journeys.ts'
import { executionOf, writeAdvances } from './rows.ts'
import { cancelQueuedMessages } from './cancel-queued-messages.ts'
import { advance } from './advance.ts'
import { lockIdentities, lockMemberships } from '#engine/kernel/locks.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { stackOf, errorOf } from '#model/lib/thrown.ts'
import { required } from '#model/lib/lookup.ts'

/** People per round, whose histories are in memory. */
const BATCH_SIZE = 200
/** Attempts of a step that fails; after that, it needs a user. */
const MAX_ATTEMPTS = 5
const FIRST_PAUSE = 10_000

/** Due executions in live journeys. */
const due = (tenantId: string, now: Date) =>
  sql`
    from journey_executions e
    join journeys j on j.tenant_id = e.tenant_id and j.id = e.journey_id
    where e.tenant_id = ${tenantId}
      and e.state = 'running'
      and e.due_at <= ${now}
      and j.state = 'live'
  `

/**
 * Advances due executions by one round, in one transaction. If it fails, each is retried alone, so
 * that a faulty one does not block the others.
 * @returns whether there were any
 */
export async function runDueJourneys(engine: Engine, tenantId: string): Promise<boolean> {
  try {
    const found = await inTenant(engine, tenantId, (tx) => round(tx, null))
    if (found > 0) await failpoint('journey.committed')
    return found > 0
  } catch (error) {
    engine.log.error(
      { tenantId, fault: stackOf(error) },
      'a round of journeys failed; each person is tried alone',
    )
  }
  const now = new Date(engine.clock.now())
  const { rows } = await engine.database.tenant(tenantId, (db) =>
    sql<{
      id: string
    }>`select e.id ${due(tenantId, now)} order by e.due_at, e.id limit ${BATCH_SIZE}`.execute(db),
  )
  for (const { id } of rows) {
    try {
      await inTenant(engine, tenantId, (tx) => round(tx, id))
    } catch (error) {
      await noteFailure(engine, tenantId, id, errorOf(error))
    }
  }
  return rows.length > 0
}

async function round(tx: TenantTx, only: string | null): Promise<number> {
  const { db, engine, tenantId } = tx
  if (await isOutboundHeld(db)) return 0
  // Takes the locks in the order of all writers of people; exclusively, so that the people do not
  // change during the round.
  await lockIdentities(db, tenantId)
  await lockMemberships(db, tenantId, 'exclusive')
  await loadCacheVersions(db, tenantId)
  const now = new Date(engine.clock.now())
  const { rows } = await sql<JourneyExecutionRow & { journey_name: string }>`
    select
      e.*,
      j.name as journey_name ${due(tenantId, now)}
        ${only === null ? sql`` : sql`and e.id = ${only}`}
    order by e.due_at, e.id
    limit ${BATCH_SIZE}
  `.execute(db)
  if (rows.length === 0) return 0
  const journeys = await loadJourneys(tx)
  const { time_zone: tenantZone } = await loadTenant(db, tenantId)
  const executions = rows.map(executionOf)
  const types = new Set(
    executions.flatMap(({ journeyId, versionNumber }) => [
      ...(journeys.versionOf(journeyId, versionNumber)?.eventTypes ?? []),
    ]),
  )
  const people = await loadFacts(
    tx,
    [...new Set(executions.map(({ profileId }) => profileId))],
    types,
  )
  const advances = executions.map((execution) => {
    const version = journeys.versionOf(execution.journeyId, execution.versionNumber)
    if (!version)
      throw new Error(`journey ${execution.journeyId} has no version ${execution.versionNumber}`)
    const profile = required(people, execution.profileId)
    return {
      version,
      ...advance(execution, {
        version,
        conditionLanguage: journeys.conditionLanguage,
        facts: sharedFacts(now.getTime(), profile),
        zone: zoneOfProfile(profile.properties, tenantZone),
      }),
    }
  })
  await writeAdvances(tx, advances)
  await failpoint('journey.walked')
  // At once: the actions below run rules, whose conditions read memberships.
  await reevaluateMemberships(tx, [
    {
      profileIds: advances.flatMap(({ execution }) =>
        execution.state === 'running' ? [] : [execution.profileId],
      ),
      journeys: true,
    },
  ])
  await cancelQueuedMessages(
    tx,
    advances.flatMap(({ execution }) => (execution.state === 'running' ? [] : [execution.id])),
  )
  const nameOf = new Map(rows.map((row) => [row.id, row.journey_name]))
  const dueOf = new Map(rows.map((row) => [row.id, row.due_at]))
  const lateBy = (id: string) => {
    const due = dueOf.get(id) ?? now
    return isStale(due, now.getTime()) ? due : now
  }
  const asking = advances.flatMap(({ execution, effect }): PendingEffect[] =>
    effect
      ? [
          {
            execution,
            effect,
            journeyName: required(nameOf, execution.id),
            messageAt: lateBy(execution.id),
          },
        ]
      : [],
  )
  await writeDone(db, tenantId, await doEffects(tx, asking, now), now)
  await failpoint('journey.stored')
  return rows.length
}

/**
 * Records the outcomes of effects. Steps with a known outcome are evaluated again now, pending ones
 * when their task is settled.
 */
async function writeDone(
  db: Db,
  tenantId: string,
  done: Awaited<ReturnType<typeof doEffects>>,
  now: Date,
) {
  if (done.length === 0) return
  const rows = done.map(({ executionId, outcome, taskId }) => ({
    id: executionId,
    o: outcome.slice(0, 300),
    t: taskId,
  }))
  await sql`
    update journey_executions e
    set outcome = r.o, task_id = r.t, due_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, o text, t uuid)
    where e.tenant_id = ${tenantId} and e.id = r.id
  `.execute(db)
}

async function noteFailure(engine: Engine, tenantId: string, id: string, error: Error) {
  engine.log.error(
    { tenantId, executionId: id, fault: String(error.stack ?? error) },
    'a step of a journey failed',
  )
  const at = engine.clock.now()
  await engine.database.tenant(tenantId, (db) =>
    sql`
      update journey_executions
      set
        attempts = attempts + 1,
        state = case when attempts + 1 >= ${MAX_ATTEMPTS} then 'failed' else state end,
        reason = ${'The step could not be done: a fault of the product, which its log names.'},
        due_at = case
          when attempts + 1 >= ${MAX_ATTEMPTS} then null
          else ${new Date(at)}::timestamptz + (
            ${FIRST_PAUSE} * power(3, attempts)
          ) * interval '1 millisecond'
        end,
        updated_at = ${new Date(at)},
        updated_by = ${JOURNEYS}
      where tenant_id = ${tenantId} and id = ${id} and state = 'running'
    `.execute(db),
  )
}
