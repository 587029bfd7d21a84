import { say } from '#language'
import type { Broadcast, Job } from '#model/schema/entities.generated.ts'
import { fail, ProductError } from '#model/lib/errors.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { loadReach } from '#engine/engage/messages/reach.ts'
import { cancelPlanned } from '#engine/engage/messages/settle.ts'
import { stopBroadcast } from './control.ts'
import { assertPeopleExist } from '#engine/segments/named-people.ts'
import { assertCount, countPeople, start, type AudienceCount } from './start.ts'

/*
 * "Send" of an engage message: creates a broadcast that starts now. The broadcast, its job and the
 * owner of its deliveries have one id, which the API calls the send.
 */

/** Maximum number of people that a request may name individually. */
export const MAX_NAMED = 1000

/** The target people: exactly one of the first three. */
export interface Audience {
  segmentId?: string
  listId?: string
  profileIds?: string[]
  /** Sends it again to those who have it, and to an audience that got it within a day. */
  again?: boolean
}

/** A send of the same message to the same audience within the last day. */
export interface LastSend {
  id: string
  /** Instant, ISO 8601. */
  at: string
}

/** @throws ProductError `invalid` */
async function audienceFields(
  db: Db,
  tenantId: string,
  { segmentId, listId, profileIds, again = false }: Audience,
): Promise<Partial<Broadcast>> {
  const given = [segmentId, listId, profileIds].filter((one) => one !== undefined)
  if (given.length !== 1)
    throw fail('invalid', 'Choose a segment, a list or people.', [
      { path: '/segmentId', message: 'One of segmentId, listId and profileIds.' },
    ])
  const skipRepeats = !again
  if (segmentId !== undefined) return { audienceKind: 'segment', segmentId, skipRepeats }
  if (listId !== undefined) return { audienceKind: 'list', listId, skipRepeats }
  const ids = profileIds!.map((id) => id.toLowerCase())
  await assertPeopleExist({ db, tenantId }, ids)
  return { audienceKind: 'people', profileIds: ids, skipRepeats }
}

/** The latest send of a message to the same audience within a day; null when there is none. */
async function lastSendTo(
  { db, engine, tenantId }: TenantTx,
  engageId: string,
  { audienceKind, segmentId, listId, profileIds = [] }: Partial<Broadcast>,
): Promise<LastSend | null> {
  const rows = await db
    .selectFrom('broadcasts')
    .select(['id', 'started_at', 'segment_id', 'list_id', 'profile_ids'])
    .where('tenant_id', '=', tenantId)
    .where('engage_id', '=', engageId)
    .where('audience_kind', '=', audienceKind!)
    .where('state', 'not in', ['draft', 'stopped'])
    .where('started_at', '>', new Date(engine.clock.now() - DAY_MS))
    .orderBy('started_at', 'desc')
    .limit(100)
    .execute()
  const people = profileIds.toSorted().join()
  const same = rows.find(
    (row) =>
      row.segment_id === (segmentId ?? null) &&
      row.list_id === (listId ?? null) &&
      row.profile_ids.toSorted().join() === people,
  )
  return same ? { id: same.id, at: same.started_at!.toISOString() } : null
}

/** @throws ProductError `conflict` with the earlier send */
function refuseSecond(lastSend: LastSend): never {
  throw fail(
    'conflict',
    say(
      'This message was sent to the same audience within the last day. Confirm to send it again.',
    ),
    [{ path: '/again', message: say('True sends it again.') }],
    { lastSend },
  )
}

/** A broadcast that is not stored: only its audience matters. */
const unsaved = (engine: Engine, engageId: string, fields: Partial<Broadcast>) =>
  ({ id: engine.newId(), name: '', engageId, ...fields }) as Broadcast

/**
 * Counts who would get the message, and why the others would not; with the send of the same message
 * to the same audience within a day, if there was one.
 * @throws ProductError `invalid`, `not_found`
 */
export const countAudience = (
  engine: Engine,
  { tenantId }: ActorScope,
  engageId: string,
  audience: Audience,
): Promise<AudienceCount & { lastSend?: LastSend }> =>
  inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    await loadReach(db, tenantId, engageId, engine.clock.now())
    const fields = await audienceFields(db, tenantId, audience)
    const lastSend = await lastSendTo(tx, engageId, fields)
    return {
      ...(await countPeople(tx, unsaved(engine, engageId, fields))),
      ...(lastSend ? { lastSend } : {}),
    }
  })

/**
 * Sends a message to an audience, as of the start of the job.
 * @param expected the count that the user confirmed; a different count is rejected
 * @throws ProductError `wrong_state` when no person could get it, `conflict` with the current count,
 * or with the send of the same message to the same audience within a day unless `again`
 */
export const sendToAudience = (
  engine: Engine,
  scope: ActorScope,
  engageId: string,
  { audience, expected }: { audience: Audience; expected?: number | undefined },
): Promise<Job> =>
  inTenant(engine, scope.tenantId, async (tx) => {
    const { db } = tx
    const { tenantId } = scope
    // Of two sends at the same time the second sees the first.
    await engine.stores.of('engage').lock(scope, engageId, null, { db })
    const { engage } = await loadReach(db, tenantId, engageId, engine.clock.now())
    const fields = await audienceFields(db, tenantId, audience)
    const { targeted, gets } = await countPeople(tx, unsaved(engine, engageId, fields))
    assertCount(gets, expected)
    const lastSend = audience.again ? null : await lastSendTo(tx, engageId, fields)
    if (lastSend) refuseSecond(lastSend)
    const draft = await engine.stores
      .of('broadcast')
      .create(scope, { name: engage.name, engageId, ...fields }, { db })
    const { job } = await start(tx, scope, draft, { jobId: draft.id, total: targeted })
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
          send: draft.id,
        },
      },
      { db },
    )
    return job
  })

/** States of a broadcast in which people wait for the message. */
const STOPPABLE = ['scheduled', 'freezing', 'canary', 'sending', 'paused'] as const

/**
 * Cancels unsent messages: of one send, or of all broadcasts and journeys.
 * @returns how many
 * @throws ProductError `not_found`
 */
export async function stopSending(
  engine: Engine,
  scope: ActorScope,
  engageId: string,
  sendId?: string,
): Promise<{ cancelled: number }> {
  const { tenantId } = scope
  const { engage, running } = await engine.database.tenant(tenantId, async (db) => {
    const reach = await loadReach(db, tenantId, engageId, engine.clock.now())
    let query = db
      .selectFrom('broadcasts')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('engage_id', '=', engageId)
      .where('state', 'in', STOPPABLE)
    if (sendId) query = query.where('id', '=', sendId)
    return { engage: reach.engage, running: await query.execute() }
  })
  let cancelled = 0
  for (const { id } of running)
    try {
      cancelled += (await stopBroadcast(engine, scope, id)).cancelled
    } catch (error) {
      // It may have ended in the meantime; the others still have to stop.
      if (!(error instanceof ProductError && error.code === 'wrong_state')) throw error
    }
  await inTenant(engine, tenantId, async (tx) => {
    if (!sendId)
      cancelled += await cancelPlanned(
        tx,
        { engageId },
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
        { db: tx.db },
      )
  })
  return { cancelled }
}
