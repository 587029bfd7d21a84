import type { DeliveryResult } from '#platform/mail/mail.ts'
import { failpoint } from '#platform/failpoints.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { holdLease } from '#engine/kernel/leases/keep-leases.ts'
import { smtpAccount } from '#engine/delivery/mailboxes/accounts.ts'
import { claimNext, type ClaimedMail } from './claim.ts'
import { recordOutcome } from './record-outcome.ts'

/** Mails set aside in one go before other tenants get their turn. */
const MAX_RETRIES = 200

/**
 * Sends what is due from one mailbox, at most one mail: row fixed and committed, then SMTP, then
 * the server's reply on disk, then the outcome. Nothing is sent twice whatever happens between
 * these: a process that dies leaves the row in `sending`, and `replayJournal` or, when no reply had
 * been read, `recoverLeases` takes it from there.
 * @returns true when a mail left or was tried.
 */
export async function dispatchMailbox(
  engine: Engine,
  tenantId: string,
  mailboxId: string,
): Promise<boolean> {
  for (let i = 0; i < MAX_RETRIES; i++) {
    const claimed = await claimNext(engine, tenantId, mailboxId)
    if (claimed === 'none') return false
    if (claimed === 'retry') continue
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
      await recordOutcome(engine, tenantId, claimed.messageId, result, entry)
      await engine.journal.settle(entry)
      return true
    } finally {
      lease.release()
    }
  }
  return false
}

/** Hands a claimed mail to its server. Never throws for what a server does. */
export async function deliverClaimed(
  engine: Engine,
  { mailbox, envelope, raw }: ClaimedMail,
): Promise<DeliveryResult> {
  let account
  try {
    account = smtpAccount(engine, mailbox)
  } catch (error) {
    // The key that sealed the password has changed: nothing was sent, and somebody has to enter it
    // again.
    return {
      kind: 'rejected',
      stage: 'auth',
      code: 535,
      enhanced: '5.7.8',
      reply: (error as Error).message,
    }
  }
  return engine.transport.deliver(account, { envelope, raw })
}
