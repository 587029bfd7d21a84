import { fail } from '#model/errors.ts'
import type { CampaignView } from '#model/outreach.ts'
import type { Engine, Scope } from '#engine/engine.ts'
import { enqueue } from '#engine/jobs/enqueue.ts'
import { campaignView } from './campaign-view.ts'
import { lockCampaign } from './change-state.ts'
import { DRAFT_CAMPAIGN } from './create-campaign.ts'

/** Reads the site again (or takes text in its place) and drafts anew what no person has saved. One such job at a time. */
export async function rereadSite(engine: Engine, scope: Scope, id: string, pastedText: string): Promise<CampaignView> {
  return engine.database.tenant(scope.tenantId, async (db) => {
    const campaign = await lockCampaign(db, id)
    if (campaign.state === 'archived') throw fail('wrong_state', 'An archived campaign cannot be drafted. Restore it first.')
    if (!campaign.websiteUrl && !pastedText.trim()) throw fail('invalid', 'There is no site to read. Paste a text instead.', [{ path: '/pastedText', message: 'Paste a text.' }])
    const running = campaign.draftingJobId && (await db.selectFrom('jobs').select('id').where('id', '=', campaign.draftingJobId).where('state', 'in', ['queued', 'running']).executeTakeFirst())
    if (!running) {
      const job = await enqueue(db, engine, scope, { kind: DRAFT_CAMPAIGN, payload: { campaignId: id, url: campaign.websiteUrl, pastedText, goal: campaign.goal, language: campaign.language } })
      await engine.stores.of('campaign').update(scope, id, null, { draftingJobId: job.id }, { db })
    }
    return campaignView(db, id)
  })
}
