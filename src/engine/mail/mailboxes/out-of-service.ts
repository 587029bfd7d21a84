import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { publish } from '#engine/kernel/domain-events.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { mailboxStopped } from '#engine/mail/mail-events.ts'

/** Disables a mailbox until a user has fixed it, and pauses campaigns without another mailbox. */
export async function putOutOfService(
  tx: TenantTx,
  mailboxId: string,
  pauseReason: 'auth_failing' | 'provider_block',
  why: string,
): Promise<void> {
  const { db } = tx
  await db
    .updateTable('mailboxes')
    .set({
      // A test or sign-in that heals an error must not start what a person has paused.
      state: sql`case when state = 'active' then 'error' else state end`,
      state_reason: why.slice(0, 300),
      version: sql`version + 1`,
    })
    .where('id', '=', mailboxId)
    .execute()
  await publish(tx, mailboxStopped, { pauseReason, why })
}

/** Disables every active mailbox of a domain that a receiver does not trust; paused ones stay so. */
export async function distrustDomain(db: Db, mailboxId: string, why: string): Promise<void> {
  const mailbox = await db
    .selectFrom('mailboxes')
    .select('address')
    .where('id', '=', mailboxId)
    .executeTakeFirst()
  if (mailbox)
    await db
      .updateTable('mailboxes')
      .set({ state: 'error', state_reason: why.slice(0, 300), version: sql`version + 1` })
      .where(sql`split_part(address, '@', 2)`, '=', mailbox.address.split('@')[1])
      .where('state', '=', 'active')
      .execute()
}
