import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { CampaignView } from '#model/outreach.ts'
import { Spinner } from '#ui/base/spinner.tsx'
import { outcomeOf, useDraftingJob } from '../start-new/drafting-progress.tsx'
import { campaignKey } from './configure-context.ts'
import { tConfigure as t } from './messages.ts'

/** Shows that drafting is running, or why it failed. */
export function DraftNotice({ campaign }: { campaign: CampaignView }) {
  const client = useQueryClient()
  const job = useDraftingJob(campaign.draftingJobId)
  const outcome = outcomeOf(job.data)
  useEffect(() => {
    if (outcome.state !== 'working')
      void client.invalidateQueries({ queryKey: campaignKey(campaign.id), exact: true })
  }, [outcome.state, client, campaign.id])
  if (!campaign.draftingJobId || job.isPending) return null
  if (outcome.state === 'working')
    return (
      <div className="notice cf-notice" role="status">
        <Spinner />
        {t('conf.drafting.working', { stage: job.data?.stage || t('conf.drafting.waiting') })}
      </div>
    )
  if (outcome.state === 'failed' && !campaign.complete.messaging)
    return (
      <div className="notice notice-caution cf-notice" role="status">
        {t('conf.drafting.failed', { problem: outcome.problem })}
      </div>
    )
  return null
}
