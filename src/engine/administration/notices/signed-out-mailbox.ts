import type { SignedOutMailbox } from '#engine/mail/mail-events.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { administratorsOf } from '#engine/kernel/administrators.ts'
import { queueNotice } from './queue-notice.ts'

/**
 * Queues an email to the administrators about a mailbox that has to sign in again, in the
 * transaction that removes its tokens.
 */
export async function queueSignedOutNotice(
  { db, engine, tenantId }: TenantTx,
  { id, address, provider }: SignedOutMailbox,
): Promise<void> {
  const at = new Date(engine.clock.now()).toISOString()
  for (const user of await administratorsOf(db, tenantId))
    await queueNotice(db, engine, user, {
      kind: 'mailboxes',
      eventId: `${id}:${at}`,
      facts: { address, provider, at },
    })
}
