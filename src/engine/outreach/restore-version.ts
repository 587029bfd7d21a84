import type { Campaign } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { CampaignView, Step } from '#model/api/outreach.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { inScope } from '#engine/kernel/tenant-tx.ts'
import { campaignView } from './campaign-view.ts'
import { cleanSteps, refuseArchived, writeContent } from './save-part.ts'
import { lockCampaign } from '#engine/outreach/lifecycle/change-state.ts'
import { loadVersion } from './versions/read-versions.ts'

export interface RestoreInput {
  number: number
  /** The campaign's version that the caller read; null skips the check. */
  version: number | null
  /** Restores this email alone, and no facts. */
  stepId?: string
}

/** The emails of today with one of them as it was; an email that was removed comes back last. */
function withEmail(now: readonly Step[], then: readonly Step[], stepId: string): Step[] {
  const restored = then.find(({ id }) => id === stepId)
  if (!restored) {
    const message = 'This version has no such email.'
    throw fail('invalid', message, [{ path: '/stepId', message }])
  }
  return now.some(({ id }) => id === stepId)
    ? now.map((step) => (step.id === stepId ? restored : step))
    : [...now, restored]
}

/**
 * Makes the content of an earlier version the campaign's again, as a new version, so that restoring
 * can be undone in the same way. Emails that were sent keep counting their texts.
 * @throws ProductError `not_found`, `conflict`, `wrong_state`, `in_use` where an email that was
 * sent would be removed, `invalid`
 */
export function restoreVersion(
  engine: Engine,
  scope: ActorScope,
  campaignId: string,
  { number, version, stepId }: RestoreInput,
): Promise<CampaignView> {
  return inScope(engine, scope, async (tx) => {
    const { db } = tx
    const campaign = await lockCampaign(db, campaignId)
    refuseArchived(campaign)
    const then = await loadVersion(db, campaignId, number)
    const steps = await cleanSteps(
      db,
      campaign,
      stepId ? withEmail(campaign.steps, then.steps, stepId) : then.steps,
    )
    const at = new Date(engine.clock.now()).toISOString()
    const values: Partial<Campaign> = stepId
      ? { steps }
      : { steps, messaging: then.messaging, language: then.language }
    await writeContent(tx, campaign, {
      version,
      // Restored emails are a person's choice: saved messaging must not draft them again.
      values: { ...values, reviewed: { ...campaign.reviewed, steps: at } },
      kind: 'restored',
      restoredFrom: number,
      log: { text: `Version ${number} restored by ${scope.actor.name}`, part: 'steps' },
    })
    return campaignView(db, campaignId)
  })
}
