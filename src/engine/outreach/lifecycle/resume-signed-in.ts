import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import type { SignedInMailbox } from '#engine/mail/mail-events.ts'
import { changeState, lockCampaign } from './change-state.ts'

/** Resumes campaigns that paused because no mailbox could sign in. */
export async function resumeSignedIn(
  tx: TenantTx,
  { id, address, scope }: SignedInMailbox,
): Promise<void> {
  const { db } = tx
  const paused = await db
    .selectFrom('campaigns')
    .select(['id', 'schedule'])
    .where('state', '=', 'paused')
    .where('pause_reason', '=', 'auth_failing')
    .orderBy('id')
    .execute()
  for (const campaign of paused) {
    const ids = campaign.schedule.mailboxIds ?? []
    if (ids.length > 0 && !ids.includes(id)) continue
    const locked = await lockCampaign(db, campaign.id)
    if (locked.state === 'paused' && locked.pauseReason === 'auth_failing')
      await changeState({ ...tx, scope }, locked, 'resume', {
        text: `${address} signed in again`,
      })
  }
}
