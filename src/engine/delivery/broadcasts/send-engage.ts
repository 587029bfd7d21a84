import type { Broadcast, Job } from '#model/entities.generated.ts'
import { fail } from '#model/errors.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { loadReach } from '#engine/delivery/messages/reach.ts'
import { cancelPlanned } from '#engine/delivery/messages/settle.ts'
import { stopBroadcast } from './control.ts'
import { assertPeopleExist } from '#engine/definitions/segments/named-people.ts'
import { assertCount, countPeople, start, type AudienceCount } from './start.ts'

/*
 * "Send" of an engage message: creates a broadcast that starts now. The broadcast, its job and the
 * owner of its deliveries have one id, which the API calls the send.
 */

/** Maximum number of people that a request may name individually. */
export const MAX_NAMED = 1000

/** The target people: exactly one of the three. */
export interface Audience {
  segmentId?: string
  listId?: string
  profileIds?: string[]
}

/** @throws ProductError `invalid` */
async function audienceFields(
  db: Db,
  tenantId: string,
  { segmentId, listId, profileIds }: Audience,
): Promise<Partial<Broadcast>> {
  const given = [segmentId, listId, profileIds].filter((one) => one !== undefined)
  if (given.length !== 1)
    throw fail('invalid', 'Choose a segment, a list or people.', [
      { path: '/segmentId', message: 'One of segmentId, listId and profileIds.' },
    ])
  if (segmentId !== undefined) return { audienceKind: 'segment', segmentId }
  if (listId !== undefined) return { audienceKind: 'list', listId }
  const ids = profileIds!.map((id) => id.toLowerCase())
  await assertPeopleExist({ db, tenantId }, ids)
  return { audienceKind: 'people', profileIds: ids }
}

/** A broadcast that is not stored: only its audience matters. */
const unsaved = (engine: Engine, engageId: string, fields: Partial<Broadcast>) =>
  ({ id: engine.newId(), name: '', engageId, ...fields }) as Broadcast

/**
 * Counts who would get the message, and why the others would not.
 * @throws ProductError `invalid`, `not_found`
 */
export const countAudience = (
  engine: Engine,
  { tenantId }: ActorScope,
  engageId: string,
  audience: Audience,
): Promise<AudienceCount> =>
  engine.database.tenant(tenantId, async (db) => {
    await loadReach(db, tenantId, engageId, engine.clock.now())
    const fields = await audienceFields(db, tenantId, audience)
    return countPeople({ db, engine, tenantId }, unsaved(engine, engageId, fields))
  })

/**
 * Sends a message to an audience, as of the start of the job.
 * @param expected the count that the user confirmed; a different count is rejected
 * @throws ProductError `wrong_state` when no person could get it, `conflict` with the current count
 */
export const sendToAudience = (
  engine: Engine,
  scope: ActorScope,
  engageId: string,
  audience: Audience,
  expected?: number,
): Promise<Job> =>
  engine.database.tenant(scope.tenantId, async (db) => {
    const { tenantId } = scope
    const tx = { db, engine, tenantId }
    const { engage } = await loadReach(db, tenantId, engageId, engine.clock.now())
    const fields = await audienceFields(db, tenantId, audience)
    const { targeted, gets } = await countPeople(tx, unsaved(engine, engageId, fields))
    assertCount(gets, expected)
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
  for (const { id } of running) cancelled += (await stopBroadcast(engine, scope, id)).cancelled
  await engine.database.tenant(tenantId, async (db) => {
    if (!sendId)
      cancelled += await cancelPlanned(
        { db, engine, tenantId },
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
        { db },
      )
  })
  return { cancelled }
}
