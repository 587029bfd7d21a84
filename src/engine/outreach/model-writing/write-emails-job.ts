import { noteVersion } from '#engine/outreach/versions/note-version.ts'
import { refuseArchived } from '#engine/outreach/save-part.ts'
import type { WritingResult } from '#model/api/language-model.ts'
import { systemScope, type Engine, type ActorScope } from '#engine/kernel/engine.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'
import { inScope } from '#engine/kernel/tenant-tx.ts'
import { modelOf } from '#engine/language-model/settings.ts'
import { viewCampaign } from '#engine/outreach/campaign-view.ts'
import { refreshReadiness } from '#engine/outreach/refresh-readiness.ts'
import { logEvents } from '#engine/outreach/lifecycle/campaign-log.ts'
import { lockCampaign } from '#engine/outreach/lifecycle/change-state.ts'
import { writeEmails } from './write-emails.ts'

export const WRITE_EMAILS = 'write-emails'

/**
 * Lets the organization's language model write the emails that no person has saved. Asked again for
 * the same version of the campaign, it is the same job, unless the person tries again.
 * @returns the job; null where the emails are a person's, or no model is set
 * @throws ProductError `not_found`, `wrong_state`
 */
export async function requestEmails(
  engine: Engine,
  scope: ActorScope,
  id: string,
  isAgain: boolean,
): Promise<{ jobId: string | null }> {
  if (!(await modelOf(engine, scope.tenantId))) return { jobId: null }
  return inScope(engine, scope, async (tx) => {
    const campaign = await lockCampaign(tx.db, id)
    refuseArchived(campaign)
    if (campaign.reviewed.steps) return { jobId: null }
    const job = await enqueue(tx, {
      kind: WRITE_EMAILS,
      payload: { campaignId: id },
      idempotencyKey: `${WRITE_EMAILS} ${id} ${isAgain ? engine.newId() : campaign.version}`,
      maxAttempts: 2,
    })
    return { jobId: job.id }
  })
}

/** Writes the emails, and saves them where nothing has changed since. */
export const writeEmailsJob: JobHandler = async (engine, run) => {
  const { campaignId } = run.job.payload as { campaignId: string }
  const { tenantId } = run.job
  const scope = systemScope(tenantId)
  const campaign = await viewCampaign(engine, scope, campaignId)
  const { steps, written, cuts, problem } = await writeEmails(engine, tenantId, campaign)
  const result: WritingResult = { written, cut: cuts.length, problem }
  if (written === 0) return { ...result }
  await inScope(engine, scope, async (tx) => {
    const { db } = tx
    const now = await lockCampaign(db, campaignId)
    const isSame =
      !now.reviewed.steps && JSON.stringify(now.messaging) === JSON.stringify(campaign.messaging)
    if (isSame) {
      const updated = await engine.stores
        .of('campaign')
        .update(scope, campaignId, null, { steps }, { db })
      await noteVersion(tx, updated, { kind: 'redrafted', before: now })
      await logEvents(tx, [
        {
          campaignId,
          type: 'edited',
          text: `The language model wrote ${written} ${written === 1 ? 'email' : 'emails'}`,
        },
      ])
      await refreshReadiness(tx, campaignId)
    } else {
      result.written = 0
      result.problem = 'The campaign was changed while the model wrote, so its emails stay.'
    }
    await run.conclude(db, { ...result })
  })
  return { ...result }
}
