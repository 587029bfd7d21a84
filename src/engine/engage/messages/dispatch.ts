import { leavesByMailbox } from '#engine/kernel/channel-sql.ts'
import { sql } from 'kysely'
import { failpoint } from '#platform/failpoints.ts'
import type { DeliveryResult } from '#platform/mail/mail.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { holdLease } from '#engine/kernel/leases/keep-leases.ts'
import { deliverClaimed } from '#engine/mail/mailboxes/claimed-mail.ts'
import { claimMail } from './claim-mail.ts'
import type { MarkedMail } from './mark-sending.ts'
import { recordEngageOutcome } from './record-outcome.ts'

/** Maximum number of messages set aside per round, before other mailboxes run. */
const MAX_SET_ASIDE = 200

/** Mailboxes with a due message that were not known to be blocked when last checked. */
export const dueEngageMailboxes = (engine: Engine, tenantId: string): Promise<string[]> =>
  engine.database.tenant(tenantId, async (db) => {
    const now = new Date(engine.clock.now())
    const { rows } = await sql<{
      id: string
    }>`
      select b.id
      from mailboxes b
      where b.tenant_id = ${tenantId}
        and b.state = 'active'
        and coalesce(b.free_at, ${now}) <= ${now}
        and exists (
          select
          from engage_messages m
          where m.tenant_id = b.tenant_id
            and m.mailbox_id = b.id
            and m.state = 'planned'
            and ${leavesByMailbox('m.channel')}
            and m.due_at <= ${now}
        )
      order by b.id
    `.execute(db)
    return rows.map((row) => row.id)
  })

/**
 * Sends at most one due email of a mailbox, in the same steps as campaign emails: the row is
 * committed, then SMTP, then the reply is written to disk, then the outcome is recorded.
 */
export async function dispatchEngageMail(
  engine: Engine,
  tenantId: string,
  mailboxId: string,
): Promise<boolean> {
  for (let i = 0; i < MAX_SET_ASIDE; i++) {
    const claimed = await claimMail(engine, tenantId, mailboxId)
    // Messages set aside count as work, so that the next round continues.
    if (claimed === 'none') return i > 0
    if (claimed === 'set-aside') continue
    await deliverMarked(engine, tenantId, claimed, () => deliverClaimed(engine, claimed))
    return true
  }
  return true
}

/**
 * Hands a marked email to its server, and records the outcome: the reply is on disk before it is in
 * the database.
 */
export async function deliverMarked(
  engine: Engine,
  tenantId: string,
  { messageId, attempt, owner }: MarkedMail,
  deliver: () => Promise<DeliveryResult>,
): Promise<DeliveryResult> {
  const lease = holdLease(engine, { table: 'engage_messages', tenantId, id: messageId, owner })
  try {
    await failpoint('message-send.claimed')
    const result = await deliver()
    await failpoint('message-send.answered')
    const entry = {
      tenantId,
      messageId,
      attempt,
      at: engine.clock.now(),
      result,
      of: 'engage' as const,
    }
    await engine.journal.note(entry)
    await failpoint('message-send.noted')
    await recordEngageOutcome(engine, entry)
    await engine.journal.settle(entry)
    return result
  } finally {
    lease.release()
  }
}
