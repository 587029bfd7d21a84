import { sql, type RawBuilder } from 'kysely'
import type { Job } from '#model/entities.generated.ts'
import { fail } from '#model/errors.ts'
import { isUuid } from '#model/ids.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import { countLedger } from './queue-message.ts'
import { loadReach, reasonSql, type DeliveryReason } from './reach.ts'
import { cancelPlanned } from './settle.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'

export const SEND_ENGAGE = 'send-engage'
/** Maximum number of people that a request may name individually. */
export const MAX_NAMED = 1000

/** The target people: exactly one of the three. */
export interface Audience {
  segmentId?: string
  listId?: string
  profileIds?: string[]
}

export interface AudienceCount {
  targeted: number
  /** Estimated recipients; quiet hours and the cap are only checked on sending. */
  gets: number
  /** Why the others do not get it; their sum and `gets` equal `targeted`. */
  reasons: Partial<Record<DeliveryReason, number>>
}

/**
 * Query for the audience over `profiles p`.
 * @param mayBeGone ignores people who were erased between the request and the send
 * @throws ProductError `invalid`
 */
async function peopleOf(
  db: Db,
  tenantId: string,
  { segmentId, listId, profileIds }: Audience,
  mayBeGone = false,
): Promise<RawBuilder<unknown>> {
  const given = [segmentId, listId, profileIds].filter((one) => one !== undefined)
  if (given.length !== 1)
    throw fail('invalid', 'Say who is meant: a segment, a list, or people.', [
      { path: '/segmentId', message: 'One of segmentId, listId and profileIds.' },
    ])
  if (segmentId !== undefined) {
    if (
      !(await db
        .selectFrom('segments')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', segmentId)
        .executeTakeFirst())
    )
      throw fail('invalid', 'There is no such segment.', [
        { path: '/segmentId', message: 'There is no such segment.' },
      ])
    return sql`
      p.id in (
        select profile_id
        from segment_members
        where tenant_id = ${tenantId} and segment_id = ${segmentId} and left_at is null
      )
    `
  }
  if (listId !== undefined) {
    if (
      !(await db
        .selectFrom('user_lists')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', listId)
        .executeTakeFirst())
    )
      throw fail('invalid', 'There is no such list.', [
        { path: '/listId', message: 'There is no such list.' },
      ])
    return sql`p.id in (select profile_id from list_members where tenant_id = ${tenantId} and list_id = ${listId})`
  }
  const ids = profileIds!.map((id) => id.toLowerCase())
  const { rows } = await sql<{
    id: string
  }>`select id from profiles where tenant_id = ${tenantId} and id = any(${ids.filter(isUuid)}::uuid[])`.execute(
    db,
  )
  const known = new Set(rows.map((row) => row.id))
  const unknown = mayBeGone
    ? []
    : ids.flatMap((id, at) =>
        known.has(id) ? [] : [{ path: `/profileIds/${at}`, message: 'There is no such profile.' }],
      )
  if (unknown.length > 0)
    throw fail('invalid', 'Some of these people do not exist.', unknown.slice(0, 50))
  return sql`p.id = any(${[...known]}::uuid[])`
}

/**
 * Counts who would get the message, and why the others would not.
 * @throws ProductError
 */
export async function countAudience(
  engine: Engine,
  { tenantId }: ActorScope,
  engageId: string,
  audience: Audience,
): Promise<AudienceCount> {
  return engine.database.tenant(tenantId, async (db) => {
    const now = engine.clock.now()
    const reach = await loadReach(db, tenantId, engageId, now)
    const people = await peopleOf(db, tenantId, audience)
    const { rows } = await sql<{
      reason: DeliveryReason
      n: number
    }>`
      select reason, count(*)::int as n
      from (
        select ${reasonSql(reach, now)} as reason
        from profiles p
        where p.tenant_id = ${tenantId} and ${people}
      ) judged
      group by reason
    `.execute(db)
    const reasons = Object.fromEntries(
      rows.filter((row) => row.reason !== '').map((row) => [row.reason, row.n]),
    )
    const gets = rows.find((row) => row.reason === '')?.n ?? 0
    return {
      targeted: gets + rows.filter((row) => row.reason !== '').reduce((sum, row) => sum + row.n, 0),
      gets,
      reasons,
    }
  })
}

const STOPS: Partial<Record<DeliveryReason, string>> = {
  disabled: 'The message is switched off.',
  'not-sending':
    'The organization does not send at the moment: its trial is over, or it is closed.',
  'no-mailbox': 'The message has no mailbox to leave from.',
  'not-published': 'The template was never published.',
}

/**
 * Sends a message to an audience, as of the start of the job.
 * @param expected the count that the user confirmed; a different count is rejected
 * @throws ProductError `wrong_state` when no person could get it, `conflict` with the current count
 */
export async function sendToAudience(
  engine: Engine,
  scope: ActorScope,
  engageId: string,
  audience: Audience,
  expected?: number,
): Promise<Job> {
  const { tenantId } = scope
  const { targeted, gets } = await countAudience(engine, scope, engageId, audience)
  if (expected !== undefined && expected !== gets)
    throw fail(
      'conflict',
      `${gets === 1 ? 'One person' : `${gets} people`} would get it by now, and not ${expected}. Look again.`,
      [{ path: '/count', message: `It is ${gets} now.` }],
      { count: gets },
    )
  return engine.database.tenant(tenantId, async (db) => {
    const { stop, engage } = await loadReach(db, tenantId, engageId, engine.clock.now())
    if (stop)
      throw fail(
        'wrong_state',
        STOPS[stop] ?? 'The message lacks something that it needs: open it and save it again.',
      )
    const job = await enqueue(db, engine, scope, {
      kind: SEND_ENGAGE,
      total: targeted,
      payload: { engageId, audience },
    })
    await engine.stores.note(
      scope,
      {
        action: 'update',
        entity: 'engage',
        entityId: engageId,
        summary: `"${engage.name}" was sent to ${targeted === 1 ? 'one person' : `${targeted} people`}`,
        facts: {
          ...audience,
          profileIds: audience.profileIds?.slice(0, 50),
          targeted,
          gets,
          send: job.id,
        },
      },
      { db },
    )
    return job
  })
}

/**
 * Freezes the audience: one statement inserts a row per person, with the reason for people who do
 * not get it. A retry inserts no duplicates.
 */
export const sendEngageJob: JobHandler = async (engine, { job, progress, save }) => {
  const { engageId, audience } = job.payload as { engageId: string; audience: Audience }
  await progress({ stage: 'writing down who gets it' })
  return engine.database.tenant(job.tenantId, async (db) => {
    const now = engine.clock.now()
    const reach = await loadReach(db, job.tenantId, engageId, now)
    const counts = await countLedger(
      db,
      engine,
      reach,
      { kind: 'send', id: job.id, stepId: '', visit: 0 },
      new Date(now),
      await peopleOf(db, job.tenantId, audience, true),
    )
    const targeted = counts.reduce((sum, { n }) => sum + n, 0)
    // The payload is deleted when the job ends, so the result contains the audience.
    const result = {
      engageId,
      audience: shortAudience(audience),
      targeted,
      planned: counts.find(({ reason }) => reason === '')?.n ?? 0,
      skipped: Object.fromEntries(
        counts.filter(({ reason }) => reason !== '').map(({ reason, n }) => [reason, n]),
      ),
    }
    await save(db, { result }, { done: targeted, total: targeted, stage: 'on their way' })
    return result
  })
}

/** The audience of a send, without the names of people. */
export interface ShortAudience {
  segmentId?: string
  listId?: string
  people?: number
}

export const shortAudience = ({ segmentId, listId, profileIds }: Audience): ShortAudience =>
  segmentId !== undefined
    ? { segmentId }
    : listId !== undefined
      ? { listId }
      : { people: profileIds?.length ?? 0 }

/**
 * Cancels unsent messages: of one send, or of all.
 * @returns how many
 */
export async function stopSending(
  engine: Engine,
  scope: ActorScope,
  engageId: string,
  sendId?: string,
): Promise<{ cancelled: number }> {
  const { tenantId } = scope
  return engine.database.tenant(tenantId, async (db) => {
    const { engage } = await loadReach(db, tenantId, engageId, engine.clock.now())
    const cancelled = await cancelPlanned(
      { db, engine, tenantId },
      { engageId, ...(sendId ? { ownerIds: [sendId] } : {}) },
      { reason: 'cancelled', detail: `Stopped by ${scope.actor.name}` },
    )
    if (cancelled > 0)
      await engine.stores.note(
        scope,
        {
          action: 'update',
          entity: 'engage',
          entityId: engageId,
          summary:
            `"${engage.name}": ${cancelled === 1 ? 'one message was' : `${cancelled} messages were`} ` +
            'taken back before leaving',
          facts: { cancelled, send: sendId ?? null },
        },
        { db },
      )
    return { cancelled }
  })
}
