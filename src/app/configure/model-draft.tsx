import { useEffect, useRef, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { WritingResult } from '#model/api/language-model.ts'
import type { CampaignView, Step } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { Spinner } from '#ui/base/spinner.tsx'
import { useReadOnly } from '../page-parts/read-only.tsx'
import { useHasModel } from '../page-parts/use-language-model.ts'
import { tModel as t } from '../page-parts/model-messages.ts'
import { useDraftingJob } from '../start-new/drafting-progress.tsx'
import { campaignKey } from './configure-context.ts'

const isByModel = ({ writtenBy }: Step) => writtenBy === 'model'

/** Whether the model should write: no person has saved the emails, and it has not written them. */
const isWanted = ({ reviewed, steps, state }: CampaignView): boolean =>
  !reviewed['steps'] && state !== 'archived' && steps.length > 0 && !steps.some(isByModel)

/** Starts the job once for each version of the campaign that wants it. */
function useWriting(campaign: CampaignView) {
  const hasModel = useHasModel()
  const isReadOnly = useReadOnly()
  const [jobId, setJobId] = useState<string | null>(null)
  const start = useMutation({
    mutationFn: (again: boolean) =>
      api.post<{ jobId: string | null }>(`/campaigns/${campaign.id}/write-emails`, { again }),
    onSuccess: (started) => setJobId(started.jobId),
  })
  const asked = useRef('')
  const { mutate } = start
  const key = `${campaign.id} ${campaign.version}`
  const wanted = hasModel && !isReadOnly && isWanted(campaign)
  useEffect(() => {
    if (!wanted || asked.current === key) return
    asked.current = key
    mutate(false)
  }, [wanted, key, mutate])
  return { jobId, start }
}

/**
 * Lets the language model write emails without edits by a person when this step is opened. The step
 * adopts them when they are there.
 */
export function ModelDraft({ campaign }: { campaign: CampaignView }) {
  const client = useQueryClient()
  const { jobId, start } = useWriting(campaign)
  const isReadOnly = useReadOnly()
  const job = useDraftingJob(jobId)
  const { state, result } = job.data ?? {}
  const isDone = state === 'done'
  useEffect(() => {
    if (isDone) void client.invalidateQueries({ queryKey: campaignKey(campaign.id), exact: true })
  }, [isDone, client, campaign.id])
  const { problem = '' } = (isDone ? (result as unknown as WritingResult) : null) ?? {}
  const fault = problem || (state === 'dead' || state === 'failed' ? t('model.failed') : '')
  if (jobId && (state === undefined || state === 'queued' || state === 'running'))
    return (
      <div className="notice cf-model-notice" role="status">
        <Spinner />
        {t('model.drafting')}
      </div>
    )
  if (fault && !campaign.reviewed['steps'])
    return (
      <div className="notice notice-caution cf-model-notice" role="status">
        <span>{fault}</span>
        <Button
          size="s"
          busy={start.isPending}
          disabled={isReadOnly}
          onClick={() => start.mutate(true)}
        >
          {t('model.retry')}
        </Button>
      </div>
    )
  return campaign.steps.some(isByModel) && !campaign.reviewed['steps'] ? (
    <div className="notice cf-model-notice">{t('model.drafted')}</div>
  ) : null
}
