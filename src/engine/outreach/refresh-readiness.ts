import type { Campaign } from '#model/schema/entities.generated.ts'
import type { ConfigurePart, Missing } from '#model/api/outreach.ts'
import type { ScopedTx } from '#engine/kernel/tenant-tx.ts'
import { changeState, lockCampaign } from '#engine/outreach/lifecycle/change-state.ts'
import { required } from '#model/lib/lookup.ts'
import { checkCampaign } from './lifecycle/check-campaign.ts'
import { countCampaigns } from './count-campaigns.ts'

export interface Readiness {
  missing: Missing[]
  complete: Record<ConfigurePart, boolean>
}

/**
 * The missing items, and which of the four steps are valid and were saved by a user. People count
 * as saved once one can be written to.
 */
export function readinessOf(
  campaign: Pick<
    Campaign,
    'messaging' | 'steps' | 'targets' | 'schedule' | 'language' | 'reviewed'
  >,
  people: { ready: number; needsAttention: number; done: number },
): Readiness {
  const missing = checkCampaign(campaign, {
    ready: people.ready + people.done,
    needsAttention: people.needsAttention,
  })
  const valid = (part: Missing['part']) =>
    !missing.some((one) => one.part === part && one.level === 'blocker')
  return {
    missing,
    complete: {
      messaging: valid('messaging') && Boolean(campaign.reviewed.messaging),
      steps: valid('steps') && Boolean(campaign.reviewed.steps),
      targets: valid('targets') && Boolean(campaign.reviewed.targets),
      contacts: valid('contacts') && valid('schedule'),
    },
  }
}

/**
 * Moves a campaign between configuring and ready, depending on whether its parts are complete.
 */
export async function refreshReadiness(tx: ScopedTx, campaignId: string): Promise<void> {
  const { db } = tx
  const campaign = await lockCampaign(db, campaignId)
  if (campaign.state !== 'configuring' && campaign.state !== 'ready') return
  const { complete } = readinessOf(
    campaign,
    required(await countCampaigns(db, [campaignId]), campaignId),
  )
  const ready = Object.values(complete).every(Boolean)
  if (ready && campaign.state === 'configuring')
    await changeState(tx, campaign, 'complete-setup', {
      text: 'Everything is set; launch it when you like',
    })
  if (!ready && campaign.state === 'ready')
    await changeState(tx, campaign, 'reopen-setup', {
      text: 'Something is missing',
    })
}
