import type { ActorScope, Engine } from '#engine/kernel/engine.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { changeState, lockCampaign } from '#engine/delivery/sequences/change-state.ts'
import { requestReplan } from '#engine/delivery/sequences/request-replan.ts'

/**
 * Lets a mailbox send again that signed in: waiting emails are planned, and campaigns that paused
 * because no mailbox could sign in resume. A mailbox that a person paused stays paused.
 */
export async function resumeSignedIn(
  tx: TenantTx<Engine>,
  scope: ActorScope,
  id: string,
): Promise<void> {
  const { db } = tx
  const woken = await db
    .updateTable('mailboxes')
    .set({ state: 'active', state_reason: '', cool_until: null, free_at: null })
    .where('id', '=', id)
    .where('state', '=', 'error')
    .returning('address')
    .executeTakeFirst()
  await requestReplan(tx)
  if (!woken) return
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
        text: `${woken.address} signed in again`,
      })
  }
}
