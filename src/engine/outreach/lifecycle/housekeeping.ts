import { sql, type RawBuilder } from 'kysely'
import type { Engine } from '#engine/kernel/engine.ts'
import { loadTenant } from '#engine/kernel/rows.ts'
import { pauseByGuard } from './guards.ts'
import { changeState, lockCampaign } from './change-state.ts'
import { sendingStop, TRIAL_OVER } from '#engine/kernel/sending-stop.ts'
import { asSystem, inTenant } from '#engine/kernel/tenant-tx.ts'

/**
 * Records the end of a trial and pauses running campaigns; nothing is sent after its end in any
 * case.
 * @returns true when something changed
 */
export async function expireTrials(engine: Engine, tenantId: string): Promise<boolean> {
  const stop = await engine.database.tenant(tenantId, async (db) =>
    sendingStop(await loadTenant(db, tenantId), engine.clock.now()),
  )
  if (!stop) return false
  const marked =
    stop === 'trial' &&
    (
      await engine.database.system((db) =>
        db
          .updateTable('tenants')
          .set({ status: 'TRIAL_EXPIRED', version: sql`version + 1` })
          .where('id', '=', tenantId)
          .where('status', 'in', ['TRIAL', 'ACTIVE'])
          // A payment or another end of the trial may have come since.
          .where('subscription_tier', '=', 'STARTER')
          .where('trial_ends_at', '<=', new Date(engine.clock.now()))
          .returning('id')
          .execute(),
      )
    ).length > 0
  const paused = await inTenant(engine, tenantId, async (tx) => {
    if (!sendingStop(await loadTenant(tx.db, tenantId), engine.clock.now())) return false
    const running = await tx.db
      .selectFrom('campaigns')
      .select('id')
      .where('state', '=', 'running')
      .orderBy('id')
      .execute()
    for (const { id } of running)
      await pauseByGuard(
        asSystem(tx),
        id,
        'trial_expired',
        stop === 'trial' ? TRIAL_OVER : 'The organization is closed: nothing is sent.',
      )
    return running.length > 0
  })
  return marked || paused
}

/**
 * SQL condition on `campaigns`: the campaign is running, all its people are done and none needs
 * attention.
 */
export function completable(now: Date): RawBuilder<boolean> {
  const open = sql`
    exists (
      select
      from outreaches o
      where o.tenant_id = campaigns.tenant_id
        and o.campaign_id = campaigns.id
        and o.state in ('pending', 'scheduled', 'in_sequence', 'waiting', 'needs_attention')
    )
  `
  const unsettled = sql`
    exists (
      select
      from messages m
      where m.tenant_id = campaigns.tenant_id
        and m.campaign_id = campaigns.id
        and (m.state = 'sending' or (m.state = 'unknown' and m.accepted_at is null))
    )
  `
  const hasPeople = sql`
    exists (
      select
      from outreaches o
      where o.tenant_id = campaigns.tenant_id
        and o.campaign_id = campaigns.id
        and o.state <> 'excluded'
    )
  `
  return sql<boolean>`
    (
      campaigns.state = 'running'
      and campaigns.sends_from <= ${now}
      and not ${open}
      and not ${unsettled}
      and ${hasPeople}
    )
  `
}

/**
 * Completes campaigns in which all people are done and none needs attention.
 * @returns true when there was one
 */
export async function completeCampaigns(engine: Engine, tenantId: string): Promise<boolean> {
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    const done = await db
      .selectFrom('campaigns')
      .select('id')
      .where(completable(new Date(engine.clock.now())))
      .orderBy('id')
      .execute()
    for (const { id } of done) {
      const campaign = await lockCampaign(db, id)
      if (campaign.state === 'running')
        await changeState(asSystem(tx), campaign, 'complete', {
          text: 'Everybody is done',
          values: { completedAt: new Date(engine.clock.now()).toISOString() },
        })
    }
    return done.length > 0
  })
}
