import { sql } from 'kysely'
import type { Campaign } from '#model/schema/entities.generated.ts'
import { asSystem, type TenantTx, type ScopedTx } from '#engine/kernel/tenant-tx.ts'
import type { StoppedMailboxes } from '#engine/mail/mail-events.ts'
import { changeState, lockCampaign } from './change-state.ts'
import { DAY_MS } from '#model/lib/time-units.ts'

/** Limits: from 50 emails in 7 days on; three hard bounces among the first twenty stop earlier. */
const BOUNCE_STOP = 0.05
const COMPLAINT_STOP = 0.001
const FLOOR = 50
const EARLY = { bounces: 3, mails: 20 }

export interface GuardFigures {
  attempts: number
  bounces: number
  complaints: number
}

/** Whether the figures of a week require pausing a campaign, with the message for users. */
export function checkGuards({
  attempts,
  bounces,
  complaints,
}: GuardFigures): { pauseReason: Campaign['pauseReason']; text: string } | null {
  const percent = (part: number) => `${((100 * part) / attempts).toFixed(1)} %`
  if (attempts <= EARLY.mails && bounces >= EARLY.bounces)
    return {
      pauseReason: 'bounce',
      text: `Paused: ${bounces} of the first ${attempts} emails bounced. Check where the addresses are from.`,
    }
  if (attempts < FLOOR) return null
  if (bounces / attempts >= BOUNCE_STOP)
    return {
      pauseReason: 'bounce',
      text: `Paused: ${bounces} of ${attempts} emails in 7 days bounced (${percent(bounces)}; the limit is 5 %).`,
    }
  if (complaints / attempts >= COMPLAINT_STOP)
    return {
      pauseReason: 'complaint',
      text:
        `Paused: ${complaints} of ${attempts} emails in 7 days were reported as spam ` +
        `(${percent(complaints)}; the limit is 0.1 %).`,
    }
  return null
}

/**
 * Pauses the campaign when a newly recorded bounce or complaint exceeds a limit. Applies again
 * right after the campaign resumes.
 */
export async function applyGuards(tx: ScopedTx, campaignId: string): Promise<void> {
  const { db, engine } = tx
  const since = new Date(engine.clock.now() - 7 * DAY_MS)
  const figures = await db
    .selectFrom('campaign_logs')
    .select([
      sql<number>`count(*) filter (where type in ('accepted', 'refused'))::int`.as('attempts'),
      sql<number>`count(*) filter (where type in ('bounced', 'refused'))::int`.as('bounces'),
      sql<number>`count(*) filter (where type = 'complained')::int`.as('complaints'),
    ])
    .where('campaign_id', '=', campaignId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  const stop = checkGuards(figures)
  if (stop) await pauseByGuard(tx, campaignId, stop.pauseReason, stop.text)
}

/** Pauses a running campaign automatically; campaigns in other states stay unchanged. */
export async function pauseByGuard(
  tx: ScopedTx,
  campaignId: string,
  pauseReason: Campaign['pauseReason'],
  text: string,
): Promise<void> {
  const { db } = tx
  const campaign = await lockCampaign(db, campaignId)
  if (campaign.state === 'running')
    await changeState(tx, campaign, 'pause', { text, values: { pauseReason } })
}

/** Pauses running campaigns whose mailboxes are all disabled. */
export async function pauseWithoutMailbox(
  tx: TenantTx,
  { pauseReason, why }: StoppedMailboxes,
): Promise<void> {
  const { db } = tx
  const active = new Set(
    (await db.selectFrom('mailboxes').select('id').where('state', '=', 'active').execute()).map(
      (row) => row.id,
    ),
  )
  const running = await db
    .selectFrom('campaigns')
    .select(['id', 'schedule'])
    .where('state', '=', 'running')
    .orderBy('id')
    .execute()
  for (const campaign of running) {
    const ids = campaign.schedule.mailboxIds ?? []
    if (active.size === 0 || (ids.length > 0 && !ids.some((id) => active.has(id))))
      await pauseByGuard(
        asSystem(tx),
        campaign.id,
        pauseReason,
        `Paused: no mailbox is sending. ${why}`,
      )
  }
}
