import { publish } from '#engine/kernel/domain-events.ts'
import type { ScopedTx } from '#engine/kernel/tenant-tx.ts'
import { mailboxesChanged, mailboxSignedIn } from '#engine/mail/mail-events.ts'

/**
 * Lets a mailbox send again that signed in: waiting emails are planned, and campaigns that paused
 * because no mailbox could sign in resume. A mailbox that a person paused stays paused.
 */
export async function resumeSignedIn(tx: ScopedTx, id: string): Promise<void> {
  const { db, scope } = tx
  const woken = await db
    .updateTable('mailboxes')
    .set({ state: 'active', state_reason: '', cool_until: null, free_at: null })
    .where('id', '=', id)
    .where('state', '=', 'error')
    .returning('address')
    .executeTakeFirst()
  await publish(tx, mailboxesChanged, null)
  if (woken) await publish(tx, mailboxSignedIn, { id, address: woken.address, scope })
}
