import { say } from '#language'
import { fail } from '#model/lib/errors.ts'
import type { CampaignView } from '#model/api/outreach.ts'
import { screenPeople } from '#engine/outreach/people/screen-people.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { readStaleInboxes } from '#engine/outreach/replies/read-inboxes.ts'
import { settleRequest } from '#engine/kernel/requests/request-claim.ts'
import { loadTenant } from '#engine/kernel/rows.ts'
import { inScope } from '#engine/kernel/tenant-tx.ts'
import { replan } from '#engine/outreach/planning/replan.ts'
import { logEvents } from '#engine/outreach/lifecycle/campaign-log.ts'
import { campaignView, viewCampaign } from './campaign-view.ts'
import { changeState, lockCampaign } from '#engine/outreach/lifecycle/change-state.ts'
import { checklistOf } from './checklist.ts'
import { trialExtension, UNDO_WINDOW } from './lifecycle/launch-terms.ts'
import { nextState } from '#engine/outreach/lifecycle/transitions.ts'

/**
 * Starts sending ten minutes from now. Evaluates the checklist again on the server, which must have
 * no blocker.
 * @throws ProductError `wrong_state`, `trial_over`, or `invalid` with the blockers
 */
export async function launchCampaign(
  engine: Engine,
  scope: ActorScope,
  id: string,
  version: number | null = null,
): Promise<CampaignView> {
  await requireChecklist(engine, scope, id, 'launch')
  const estimatedEnd = (await checklistOf(engine, scope, id)).estimatedEnd
  return changeAndReplan(engine, scope, id, async () => {
    await inScope(engine, scope, async (tx) => {
      const campaign = await lockCampaign(tx.db, id)
      if (version !== null && campaign.version !== version)
        throw fail(
          'conflict',
          'Someone else changed the campaign. Review it again before you launch.',
          [],
          { current: campaign },
        )
      await screenPeople(tx, id)
      const now = engine.clock.now()
      await changeState(tx, campaign, 'launch', {
        text: `Launched by ${scope.actor.name}`,
        values: {
          launchedAt: new Date(now).toISOString(),
          sendsFrom: new Date(now + UNDO_WINDOW).toISOString(),
          completedAt: null,
        },
      })
    })
    await extendTrial(engine, scope, id, estimatedEnd)
  })
}

/** Changes and replans a campaign, in one transaction with the saved answer for retries. */
async function changeAndReplan(
  engine: Engine,
  scope: ActorScope,
  id: string,
  change: () => Promise<void>,
): Promise<CampaignView> {
  return engine.database.together(async () => {
    await change()
    await replan(engine, scope.tenantId)
    const view = await viewCampaign(engine, scope, id)
    await engine.database.tenant(scope.tenantId, (db) => settleRequest(db, view))
    return view
  })
}

/**
 * Undoes a launch while nothing has been sent.
 * @throws ProductError `wrong_state` after that
 */
export async function undoLaunch(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<CampaignView> {
  await inScope(engine, scope, async (tx) => {
    const { db } = tx
    const campaign = await lockCampaign(db, id)
    const sent = await db
      .selectFrom('messages')
      .select('id')
      .where('campaign_id', '=', id)
      .where('state', 'not in', ['planned', 'cancelled'])
      .limit(1)
      .executeTakeFirst()
    if (
      campaign.state === 'running' &&
      (sent || engine.clock.now() >= Date.parse(campaign.sendsFrom ?? ''))
    )
      throw fail('wrong_state', 'The ten minutes are over. Pause the campaign instead.', [], {
        state: campaign.state,
      })
    await changeState(tx, campaign, 'undo-launch', {
      text: `Launch taken back by ${scope.actor.name}`,
      values: { launchedAt: null, sendsFrom: null },
    })
  })
  await replan(engine, scope.tenantId)
  return viewCampaign(engine, scope, id)
}

/** Stops sending, except for at most one email per mailbox that is being transmitted. */
export async function pauseCampaign(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<CampaignView> {
  return inScope(engine, scope, async (tx) => {
    const { db } = tx
    await changeState(tx, await lockCampaign(db, id), 'pause', {
      text: `Paused by ${scope.actor.name}`,
      values: { pauseReason: 'user' },
    })
    return campaignView(db, id)
  })
}

/**
 * Resumes with a new plan from now on: emails that became due during the pause are spread and never
 * sent in bulk.
 * @throws as `launchCampaign`
 */
export async function resumeCampaign(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<CampaignView> {
  await requireChecklist(engine, scope, id, 'resume')
  return changeAndReplan(engine, scope, id, async () => {
    await inScope(engine, scope, async (tx) => {
      const campaign = await lockCampaign(tx.db, id)
      await screenPeople(tx, id)
      await changeState(tx, campaign, 'resume', {
        text: `Resumed by ${scope.actor.name}`,
      })
    })
    await extendTrial(engine, scope, id, (await checklistOf(engine, scope, id)).estimatedEnd)
  })
}

async function requireChecklist(
  engine: Engine,
  scope: ActorScope,
  id: string,
  action: 'launch' | 'resume',
): Promise<void> {
  // Reads the inboxes now, instead of waiting for the next round.
  await readStaleInboxes(engine, scope.tenantId)
  const checklist = await checklistOf(engine, scope, id)
  await engine.database.tenant(scope.tenantId, async (db) =>
    nextState(await lockCampaign(db, id), action),
  )
  const blockers = checklist.items.filter((item) => item.level === 'blocker')
  const trial = blockers.find((item) => item.id === 'trial')
  if (trial) throw fail('trial_over', trial.detail)
  if (blockers.length > 0)
    throw fail(
      'invalid',
      say(
        {
          one: 'One thing is in the way: {things}.',
          other: '{count} things are in the way: {things}.',
        },
        { count: blockers.length, things: blockers.map((item) => item.title).join('; ') },
      ),
      blockers.map((item) => ({ path: `/${item.id}`, message: item.detail || item.title })),
      { checklist: checklist.items },
    )
}

async function extendTrial(
  engine: Engine,
  scope: ActorScope,
  campaignId: string,
  estimatedEnd: string | null,
): Promise<void> {
  const now = engine.clock.now()
  const until = await engine.database.system(async (db) => {
    const tenant = await loadTenant(db, scope.tenantId)
    const extended = trialExtension(engine.payments === null, tenant, estimatedEnd, now)
    if (extended)
      await engine.stores
        .of('tenant')
        .update(
          { tenantId: '', actor: scope.actor },
          tenant.id,
          null,
          { trial_ends_at: extended.toISOString() },
          { db },
        )
    return extended
  })
  if (!until) return
  const text =
    `The trial now ends on ${until.toISOString().slice(0, 10)}, a week after the campaign's ` +
    'estimated end, because billing is off here'
  await inScope(engine, scope, (tx) =>
    logEvents(tx, [{ campaignId, type: 'trial-extended', text }]),
  )
}
