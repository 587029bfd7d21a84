import { sql } from 'kysely'
import { alertPreferences, type AlertKind } from '#model/api/alert-preferences.ts'
import type { UserRow } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { systemScope, type RowParts } from '#engine/kernel/engine.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import { scopedTx } from '#engine/kernel/tenant-tx.ts'
import { HOUR_MS } from '#model/lib/time-units.ts'

export const SEND_NOTICE = 'send-notice'

/** The data of a notice; its text is written on sending. */
export interface Notice {
  kind: AlertKind
  /** Idempotency key: a person is notified of the same event once. */
  eventId: string
  facts: Record<string, string | number>
}

export interface NoticePayload extends Record<string, unknown>, Notice {
  userId: string
  /** True for the last notice of an hour, which says that further ones are suppressed. */
  last: boolean
}

/** Maximum number of notices of one kind per person and hour. */
const MAX_AN_HOUR = 10

/**
 * Queues an email to a person, in the transaction of its event, so that it is sent exactly if the
 * transaction commits. People who disabled this kind get none.
 */
export async function queueNotice(
  db: Db,
  engine: RowParts,
  user: Pick<UserRow, 'id' | 'tenant_id' | 'preferences'>,
  notice: Notice,
): Promise<void> {
  if (!alertPreferences(user.preferences)[notice.kind]) return
  const since = new Date(engine.clock.now() - HOUR_MS)
  const { n } = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('tenant_id', '=', user.tenant_id)
    .where('kind', '=', SEND_NOTICE)
    .where('created_at', '>', since)
    .where(sql<boolean>`payload ->> 'userId' = ${user.id} and payload ->> 'kind' = ${notice.kind}`)
    .executeTakeFirstOrThrow()
  if (Number(n) >= MAX_AN_HOUR) return
  const payload: NoticePayload = {
    ...notice,
    userId: user.id,
    last: Number(n) === MAX_AN_HOUR - 1,
  }
  // Enqueues in the tenant of the person, because jobs of a closed tenant wait.
  await enqueue(scopedTx(engine, db, systemScope(user.tenant_id)), {
    kind: SEND_NOTICE,
    payload,
    idempotencyKey: `${notice.kind}:${notice.eventId}:${user.id}`.slice(0, 120),
    maxAttempts: 5,
  })
}
