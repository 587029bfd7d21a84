import { onlyRow } from '#model/lib/only-row.ts'
import { sql } from 'kysely'
import type { EngageMessageRow } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { DAY_MS } from '#model/lib/time-units.ts'

/**
 * Work that is later than this is not sent automatically: engage messages and calls end as skipped
 * (`too-late`), webhook deliveries as failed, and each can be resent manually. The limit equals the
 * time that a webhook is retried before it is disabled. Campaign emails are replanned after two
 * hours already (`TOO_LATE` of sends/claim.ts).
 */
export const STALE_AFTER = 5 * DAY_MS
export const TOO_LATE_TO_SEND = 'Not sent: it was due more than five days ago.'

/**
 * A mailbox or sender that sent something within this time is working through its queue, so its
 * waiting messages are not late.
 */
const QUEUE_MOVES = 2 * DAY_MS

export const isStale = (due: Date | number, now: number): boolean => now - Number(due) > STALE_AFTER

/**
 * Whether an engage email is too late to be sent. A message that only waits for the gap and cap of
 * its mailbox, or the limit of its sender, is not. Queries the database only for messages past the limit.
 */
export async function isEmailStale(
  db: Db,
  {
    tenant_id: tenantId,
    mailbox_id: mailboxId,
    sender_id: senderId,
    due_at: due,
    created_at: asked,
  }: Pick<EngageMessageRow, 'tenant_id' | 'mailbox_id' | 'sender_id' | 'due_at' | 'created_at'>,
  now: number,
): Promise<boolean> {
  if (!isStale(due, now)) return false
  if (isStale(due, asked.getTime())) return true
  const { rows } = await sql<{
    moves: boolean
  }>`
    select exists (
      select
      from engage_messages
      where tenant_id = ${tenantId}
        and (mailbox_id = ${mailboxId} or sender_id = ${senderId})
        and sent_at > ${new Date(now - QUEUE_MOVES)}
    ) as moves
  `.execute(db)
  return !onlyRow(rows).moves
}
