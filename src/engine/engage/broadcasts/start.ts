import { say } from '#language'
import { sql } from 'kysely'
import type { Broadcast, Job } from '#model/schema/entities.generated.ts'
import { assertNoFaults, fail } from '#model/lib/errors.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import type { DeliveryReason } from '#engine/engage/messages/reach.ts'
import { faultsOf } from './audience.ts'
import { changeState, lockBroadcast } from './change-state.ts'
import { firstLocalTime } from './local-times.ts'
import { selectPeople } from './select-people.ts'

/** The job that freezes an audience. */
export const FREEZE = 'send-engage'

const STOPS: Partial<Record<DeliveryReason, string>> = {
  disabled: 'The message is switched off.',
  'not-sending':
    'The organization does not send at the moment: its trial is over, or it is closed.',
  'no-mailbox': 'The message has no mailbox or sender. Choose one.',
  'not-published': 'The template was never published.',
}

/** Why a message cannot be sent to anyone, as a sentence. */
export const stopSentence = (reason: DeliveryReason): string =>
  STOPS[reason] ?? 'The message lacks something that it needs: open it and save it again.'

/** When the audience is frozen: now, or in the future. */
export function freezeTimeOf(broadcast: Broadcast, now: number): number {
  const { timing = 'now', startAt } = broadcast
  if (timing === 'at') return Math.max(now, Date.parse(startAt ?? ''))
  return timing === 'local' ? Math.max(now, firstLocalTime(broadcast)) : now
}

export interface AudienceCount {
  targeted: number
  /** Estimated recipients; quiet hours and the message limit are only checked on sending. */
  gets: number
  /** Why the others do not get it; their sum and `gets` equal `targeted`. */
  reasons: Partial<Record<DeliveryReason, number>>
}

/**
 * Counts who would get the broadcast now, and why the others would not.
 * @throws ProductError `invalid`, `not_found`
 */
export async function countPeople(tx: TenantTx, broadcast: Broadcast): Promise<AudienceCount> {
  const { judged } = await selectPeople(tx, broadcast, tx.engine.clock.now())
  const { rows } = await sql<{
    reason: DeliveryReason
    n: number
  }>`select reason, count(*)::int as n from (${judged}) judged group by reason`.execute(tx.db)
  const others = rows.filter((row) => row.reason !== '')
  const gets = rows.find((row) => row.reason === '')?.n ?? 0
  return {
    targeted: others.reduce((sum, row) => sum + row.n, gets),
    gets,
    reasons: Object.fromEntries(others.map((row) => [row.reason, row.n])),
  }
}

/** @throws ProductError `conflict` with the current count, when it is not the expected one */
export function assertCount(gets: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== gets)
    throw fail(
      'conflict',
      say(
        {
          one: 'One person would get it by now, and not {expected}. Look again.',
          other: '{count} people would get it by now, and not {expected}. Look again.',
        },
        { count: gets, expected },
      ),
      [{ path: '/count', message: say('It is {number} now.', { number: gets }) }],
      { count: gets },
    )
}

/**
 * Starts a draft: enqueues the job that freezes its audience, now or at its time.
 * @param expected the count that the user confirmed; a different count is rejected
 * @throws ProductError `invalid` for missing fields, `wrong_state` when it is no draft or no person
 * could get it, `conflict` with the current count
 */
export const startBroadcast = (
  engine: Engine,
  scope: ActorScope,
  id: string,
  expected?: number,
): Promise<Broadcast> =>
  inTenant(engine, scope.tenantId, async (tx) => {
    const draft = await lockBroadcast(tx.db, scope.tenantId, id)
    if (expected !== undefined) assertCount((await countPeople(tx, draft)).gets, expected)
    return (await start(tx, scope, draft)).broadcast
  })

/**
 * Starts a locked draft in the caller's transaction.
 * @param jobId the id of the job, where it is known before
 */
export async function start(
  tx: TenantTx,
  scope: ActorScope,
  draft: Broadcast,
  { jobId, total = 0 }: { jobId?: string; total?: number } = {},
): Promise<{ broadcast: Broadcast; job: Job }> {
  const { engine } = tx
  assertNoFaults(faultsOf(draft))
  const { reach } = await selectPeople(tx, draft, engine.clock.now())
  if (reach.stop) throw fail('wrong_state', stopSentence(reach.stop))
  const now = engine.clock.now()
  const at = freezeTimeOf(draft, now)
  const job = await enqueue(
    { ...tx, scope },
    {
      ...(jobId ? { id: jobId } : {}),
      kind: FREEZE,
      total,
      dueAt: at,
      payload: { broadcastId: draft.id },
    },
  )
  const broadcast = await changeState({ ...tx, scope }, draft, at > now ? 'schedule' : 'begin', {
    values: {
      jobId: job.id,
      startedAt: new Date(at).toISOString(),
    },
  })
  return { broadcast, job }
}
