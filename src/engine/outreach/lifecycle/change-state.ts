import { sql } from 'kysely'
import type { Campaign } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { requestReplan } from './request-replan.ts'
import { logEvents, type CampaignEvent } from './campaign-log.ts'
import { nextState, type CampaignAction } from './transitions.ts'
import type { ScopedTx } from '#engine/kernel/tenant-tx.ts'

/**
 * Locks the campaign until the transaction ends.
 * @throws ProductError `not_found`
 */
export async function lockCampaign(db: Db, id: string): Promise<Campaign> {
  const row = await db
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', id)
    // Other transactions may insert rows that refer to the campaign.
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw fail('not_found', 'There is no such campaign.')
  return toRecord('campaign', row)
}

const EVENTS: Partial<Record<CampaignAction, CampaignEvent>> = {
  launch: 'launched',
  'undo-launch': 'launch-undone',
  pause: 'paused',
  resume: 'resumed',
  complete: 'completed',
  reactivate: 'reactivated',
  archive: 'archived',
  restore: 'restored',
}

/**
 * Performs one transition in the caller's transaction, with its log entry and its effect on the
 * plan.
 * @throws ProductError `wrong_state`
 */
export async function changeState(
  tx: ScopedTx,
  campaign: Campaign,
  action: CampaignAction,
  { text, values = {} }: { text: string; values?: Partial<Campaign> },
): Promise<Campaign> {
  const { db, engine, scope } = tx
  const state = nextState(campaign, action)
  const changed = await engine.stores
    .of('campaign')
    .update(
      scope,
      campaign.id,
      null,
      { stateReason: text.slice(0, 300), pauseReason: '', ...values, state },
      { db },
    )
  const event = EVENTS[action]
  if (event)
    await logEvents(tx, [
      {
        campaignId: campaign.id,
        type: event,
        text,
        data: values.pauseReason ? { pauseReason: values.pauseReason } : {},
      },
    ])
  if (campaign.state === 'running') await clearPlan(db, campaign.id, text)
  if (campaign.state === 'running' || state === 'running') await requestReplan(tx)
  return changed
}

/** Lets a completed campaign run again, because it has people to email; others stay as they are. */
export const reactivateCompleted = async (
  tx: ScopedTx,
  campaign: Campaign,
  text: string,
): Promise<Campaign> =>
  campaign.state === 'completed'
    ? changeState(tx, campaign, 'reactivate', { text, values: { completedAt: null } })
    : campaign

/**
 * Clears the due times of a campaign that stops running. Its people keep their positions, and
 * resuming plans from then on: overdue emails are spread, never sent at once.
 */
async function clearPlan(db: Db, campaignId: string, why: string): Promise<void> {
  // People before their messages, as everywhere, so that no two transactions wait for each other.
  await db
    .updateTable('outreaches')
    .set({ state: 'pending' })
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'scheduled')
    .execute()
  await db
    .updateTable('messages')
    .set({ planned_at: null, plan_reason: why.slice(0, 300), version: sql`version + 1` })
    .where('campaign_id', '=', campaignId)
    .where('state', 'in', ['planned', 'deferred'])
    .execute()
}
