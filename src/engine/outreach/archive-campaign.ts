import type { CampaignView } from '#model/api/outreach.ts'
import { dateIn } from '#model/lib/windows.ts'
import { loadTenant } from '#engine/kernel/rows.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { inScope } from '#engine/kernel/tenant-tx.ts'
import { cancelPlans } from '#engine/outreach/lifecycle/end-sequence.ts'
import { logEvents } from '#engine/outreach/lifecycle/campaign-log.ts'
import { campaignView } from './campaign-view.ts'
import { changeState, lockCampaign } from '#engine/outreach/lifecycle/change-state.ts'
import { noteVersion } from './versions/note-version.ts'
import { refreshReadiness } from './refresh-readiness.ts'

/**
 * Archives a campaign: cancels plans and revokes share links, keeps everything else.
 * @throws ProductError `wrong_state` while it runs
 */
export async function archiveCampaign(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<CampaignView> {
  return inScope(engine, scope, async (tx) => {
    const { db } = tx
    const campaign = await lockCampaign(db, id)
    await changeState(tx, campaign, 'archive', {
      text: `Archived by ${scope.actor.name}`,
      values: {
        archivedFrom: campaign.state,
      },
    })
    const people = await db
      .selectFrom('outreaches')
      .select('id')
      .where('campaign_id', '=', id)
      .orderBy('id')
      .forUpdate()
      .execute()
    if (people.length > 0)
      await cancelPlans(
        db,
        engine,
        people.map((row) => row.id),
        'The campaign was archived',
      )
    await db
      .updateTable('shares')
      .set({ revoked_at: new Date(engine.clock.now()) })
      .where('campaign_id', '=', id)
      .where('revoked_at', 'is', null)
      .execute()
    return campaignView(db, id)
  })
}

/** Restores a campaign: as paused when it had been launched, otherwise for configuration. */
export async function restoreCampaign(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<CampaignView> {
  return inScope(engine, scope, async (tx) => {
    const { db } = tx
    const campaign = await lockCampaign(db, id)
    const launched = ['running', 'paused', 'completed'].includes(campaign.archivedFrom)
    await changeState(tx, campaign, 'restore', {
      text: `Restored by ${scope.actor.name}`,
      values: {
        archivedFrom: '',
        ...(launched ? { pauseReason: 'user' as const } : {}),
      },
    })
    await refreshReadiness(tx, id)
    return campaignView(db, id)
  })
}

/**
 * Copies a campaign's messaging, emails, targets and schedule, without its people and without past
 * dates.
 */
export async function duplicateCampaign(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<CampaignView> {
  return inScope(engine, scope, async (tx) => {
    const { db } = tx
    const from = await lockCampaign(db, id)
    const { startDate, endDate, ...schedule } = from.schedule
    const { time_zone: tenantZone } = await loadTenant(db, scope.tenantId)
    const today = dateIn(schedule.timeZone || tenantZone, engine.clock.now())
    const campaign = await engine.stores.of('campaign').create(
      scope,
      {
        name: `${from.name.slice(0, 33)} (copy)`,
        websiteUrl: from.websiteUrl,
        goal: from.goal,
        language: from.language,
        state: 'configuring',
        stateReason: `Copied from ${from.name}`.slice(0, 300),
        messaging: from.messaging,
        steps: from.steps.map((step) => ({ ...step, version: 1 })),
        targets: from.targets,
        source: from.source,
        reviewed: from.reviewed,
        ownerId: scope.actor.id,
        seed: from.seed + 1,
        schedule: {
          ...schedule,
          startDate: startDate && startDate >= today ? startDate : null,
          endDate: endDate && endDate >= today ? endDate : null,
        },
      },
      { db },
    )
    await logEvents(tx, [
      { campaignId: campaign.id, type: 'created', text: `Copied from ${from.name}` },
    ])
    await noteVersion(tx, campaign, { kind: 'copied', before: campaign })
    return campaignView(db, campaign.id)
  })
}
