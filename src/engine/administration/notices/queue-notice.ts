import { sql } from 'kysely'
import { alertPreferences, type AlertPreferences } from '#model/alert-preferences.ts'
import { systemActor } from '#model/actor.ts'
import type { UserRow } from '#model/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'

export const SEND_NOTICE = 'send-notice'

/** What a letter is made of: the texts are written when it is sent. */
export interface Notice {
  kind: keyof AlertPreferences
  /** The event. The same event is told once to the same person, however often it is queued. */
  eventId: string
  facts: Record<string, string | number>
}

export interface NoticePayload extends Record<string, unknown>, Notice {
  userId: string
  /** True for the last letter of an hour: what comes after it is not told one by one. */
  last: boolean
}

/** Letters of one kind to one person in an hour. */
const MAX_AN_HOUR = 10
const HOUR = 3_600_000

/**
 * Queues an email to a person, in the transaction of what it tells of: it leaves when that is
 * committed, and a crash loses nothing. People who switched this kind off get none.
 */
export async function queueNotice(
  db: Db,
  engine: Pick<Engine, 'clock' | 'newId'>,
  user: Pick<UserRow, 'id' | 'tenant_id' | 'preferences'>,
  notice: Notice,
): Promise<void> {
  if (!alertPreferences(user.preferences)[notice.kind]) return
  const since = new Date(engine.clock.now() - HOUR)
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
  // In the tenant of the person: work of a tenant that was closed waits.
  await enqueue(
    db,
    engine,
    { tenantId: user.tenant_id, actor: systemActor },
    {
      kind: SEND_NOTICE,
      payload,
      idempotencyKey: `${notice.kind}:${notice.eventId}:${user.id}`.slice(0, 120),
      maxAttempts: 5,
    },
  )
}
