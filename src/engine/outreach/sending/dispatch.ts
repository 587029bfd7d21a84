import { failpoint } from '#platform/failpoints.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { holdLease } from '#engine/kernel/leases/keep-leases.ts'
import { deliverClaimed } from '#engine/mail/mailboxes/claimed-mail.ts'
import { claimNext } from './claim.ts'
import { recordOutcome } from './record-outcome.ts'

/** Maximum number of emails set aside per round, before other tenants run. */
const MAX_SET_ASIDE = 200

/**
 * Sends at most one due email of a mailbox: the row is committed, then SMTP, then the server's
 * reply is written to disk, then the outcome is recorded. Never sends twice, wherever the process
 * dies: the row stays in `sending`, and `replayJournal` or, when no reply was read,
 * `markLapsedAsUnknown` continues.
 * @returns true when an email was sent or attempted
 */
export async function dispatchMailbox(
  engine: Engine,
  tenantId: string,
  mailboxId: string,
): Promise<boolean> {
  for (let i = 0; i < MAX_SET_ASIDE; i++) {
    const claimed = await claimNext(engine, tenantId, mailboxId)
    if (claimed === 'none') return false
    if (claimed === 'set-aside') continue
    const lease = holdLease(engine, {
      table: 'messages',
      tenantId,
      id: claimed.messageId,
      owner: claimed.owner,
    })
    try {
      await failpoint('campaign-send.claimed')
      const result = await deliverClaimed(engine, claimed)
      await failpoint('campaign-send.answered')
      const entry = {
        tenantId,
        messageId: claimed.messageId,
        attempt: claimed.attempt,
        at: engine.clock.now(),
        result,
      }
      await engine.journal.note(entry)
      await failpoint('campaign-send.noted')
      await recordOutcome(engine, entry)
      await engine.journal.settle(entry)
      return true
    } finally {
      lease.release()
    }
  }
  return false
}
