import { sql } from 'kysely'
import { onlyRow } from '#model/lib/only-row.ts'
import type { EngageMessageRow } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { DAY_MS } from '#model/lib/time-units.ts'

/**
 * Work that is later than this is not sent automatically: engage messages and calls end as skipped
 * (`too-late`), webhook deliveries as failed, and each can be resent manually. The limit equals the
 * time that a webhook is retried before it is disabled. Campaign emails are replanned after two
 * hours already (`TOO_LATE` of src/engine/outreach/sending/claim.ts).
 */
export const STALE_AFTER = 5 * DAY_MS
export const TOO_LATE_TO_SEND = 'Not sent: it was due more than five days ago.'

/**
 * A mailbox or sender that sent something within this time, in milliseconds, is working through its
 * queue, so its waiting messages are not late.
 */
const QUEUE_ACTIVITY_WINDOW_MS = 2 * DAY_MS

export const isStale = (due: Date | number, now: number): boolean => now - Number(due) > STALE_AFTER

/**
 * Whether an engage email is too late to be sent. A message that only waits for the gap and cap of
 * its mailbox, which campaign emails use up too, or the limit of its sender, is not. Queries the
 * database only for messages past the limit.
 */
export async function isEmailStale(
  db: Db,
  {
    tenant_id: tenantId,
    mailbox_id: mailboxId,
    sender_id: senderId,
    due_at: due,
    created_at: createdAt,
  }: Pick<EngageMessageRow, 'tenant_id' | 'mailbox_id' | 'sender_id' | 'due_at' | 'created_at'>,
  now: number,
): Promise<boolean> {
  if (!isStale(due, now)) return false
  // No queue held it up: it was too late when it was created.
  const wasStaleAtCreation = isStale(due, createdAt.getTime())
  if (wasStaleAtCreation) return true
  const since = new Date(now - QUEUE_ACTIVITY_WINDOW_MS)
  const { rows } = await sql<{ is_queue_moving: boolean }>`
    select exists (
      select
      from engage_messages
      where tenant_id = ${tenantId}
        and (mailbox_id = ${mailboxId} or sender_id = ${senderId})
        and sent_at > ${since}
    ) or exists (
      select
      from messages
      where tenant_id = ${tenantId} and mailbox_id = ${mailboxId} and accepted_at > ${since}
    ) as is_queue_moving
  `.execute(db)
  return !onlyRow(rows).is_queue_moving
}
