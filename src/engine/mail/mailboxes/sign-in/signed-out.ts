import { sql } from 'kysely'
import { inEnglish } from '#language'
import type { MailboxRow } from '#model/schema/entities.generated.ts'
import { publish } from '#engine/kernel/domain-events.ts'
import { announce } from '#engine/kernel/announce.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { mailboxStopped, mailboxesChanged, mailboxSignedOut } from '#engine/mail/mail-events.ts'
import type { MailboxProvider } from './provider.ts'
import { signInAgain } from './sentences.ts'
import { noTokens } from './tokens.ts'

/**
 * Forgets the tokens of a mailbox whose access has ended: its emails wait, and administrators are
 * notified once. A paused mailbox stays paused.
 * @param refresh_token the token that the provider refused, as stored
 * @returns false when the mailbox has other tokens by now, because a person has signed in again
 */
export async function markSignedOut(
  tx: TenantTx,
  { id, address, refresh_token: refused }: Pick<MailboxRow, 'id' | 'address' | 'refresh_token'>,
  provider: MailboxProvider,
): Promise<boolean> {
  const why = inEnglish(() => signInAgain(provider))
  const changed = await tx.db
    .updateTable('mailboxes')
    .set({
      ...noTokens,
      state: sql`case when state = 'active' then 'error' else state end`,
      state_reason: sql`case when state = 'paused' then state_reason else ${why} end`,
      version: sql`version + 1`,
    })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('refresh_token', '=', refused)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return false
  await announce(tx.db, tx.tenantId, 'mailbox', { id })
  await publish(tx, mailboxStopped, { pauseReason: 'auth_failing', why })
  await publish(tx, mailboxesChanged, null)
  await publish(tx, mailboxSignedOut, { id, address, provider: provider.title })
  return true
}
