import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import type { CampaignView } from '#model/api/outreach.ts'
import { buttonClass } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Spinner } from '#ui/base/spinner.tsx'
import { tFilm } from '../rehearse/messages.ts'
import { outcomeOf, useDraftingJob } from '../start-new/drafting-progress.tsx'
import { campaignKey } from './configure-context.ts'
import { tConfigure as t } from './messages.ts'

/**
 * Shows that drafting is running or why it failed; on step 1, a finished draft offers its
 * rehearsal.
 */
export function DraftNotice({
  campaign,
  isFirstStep,
}: {
  campaign: CampaignView
  isFirstStep: boolean
}) {
  const client = useQueryClient()
  const job = useDraftingJob(campaign.draftingJobId)
  const outcome = outcomeOf(job.data)
  useEffect(() => {
    if (outcome.state !== 'working')
      void client.invalidateQueries({ queryKey: campaignKey(campaign.id), exact: true })
  }, [outcome.state, client, campaign.id])
  const offer = isFirstStep ? <RehearsalOffer campaign={campaign} /> : null
  if (!campaign.draftingJobId) return offer
  if (job.isPending) return null
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
  return offer
}

/** The way to the film of a campaign that has emails and was not launched. */
function RehearsalOffer({ campaign }: { campaign: CampaignView }) {
  if (campaign.launchedAt || campaign.steps.length === 0) return null
  return (
    <div className="notice cf-notice cf-rehearse">
      <span>{tFilm('film.offer')}</span>
      <Link className={buttonClass({ size: 's' })} to={paths.rehearse(campaign.id)}>
        <Icon name="play" size={14} />
        {tFilm('film.offerAction')}
      </Link>
    </div>
  )
}
