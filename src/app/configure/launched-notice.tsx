import { Link } from 'react-router-dom'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import type { CampaignView } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { dateFormat } from '#language'
import { Changing } from '../page-parts/read-only.tsx'
import { useProductNow } from '../page-parts/use-product-now.ts'
import { campaignKey } from './configure-context.ts'
import { tConfigure as t } from './messages.ts'

const clockTime = (at: string) =>
  dateFormat({ hour: '2-digit', minute: '2-digit' }).format(new Date(at))

/** What a launched campaign does next; the launch can be undone within ten minutes. */
export function LaunchedNotice({ campaign }: { campaign: CampaignView }) {
  const client = useQueryClient()
  const now = useProductNow()
  const undoable =
    campaign.state === 'running' &&
    campaign.sendsFrom !== null &&
    Date.parse(campaign.sendsFrom) > now
  const undo = useMutation({
    mutationFn: () => api.post<CampaignView>(`/campaigns/${campaign.id}/undo-launch`),
    onSuccess(view) {
      client.setQueryData(campaignKey(campaign.id), view)
      void client.invalidateQueries({ queryKey: campaignKey(campaign.id) })
      toast({
        title: t('conf.launched.undone'),
        description: t('conf.launched.undoneDetail'),
        variant: 'success',
      })
    },
    onError: (error) =>
      toast({
        title: t('conf.launched.undoFailed'),
        description: error.message,
        variant: 'destructive',
      }),
  })
  return (
    <div className={`notice cf-notice ${undoable ? 'notice-positive' : ''}`} role="status">
      <span>
        {undoable ? (
          <>
            <span className="med">
              {t('conf.launched.notBefore', { time: clockTime(campaign.sendsFrom!) })}
            </span>{' '}
            {t('conf.launched.canUndo')}
          </>
        ) : (
          <LaunchState campaign={campaign} />
        )}
      </span>
      {undoable ? (
        <Changing>
          <Button size="s" busy={undo.isPending} onClick={() => undo.mutate()}>
            {t('conf.launched.undo')}
          </Button>
        </Changing>
      ) : null}
      <Link className="link" to={paths.campaign(campaign.id)}>
        {t('conf.openCampaign')}
      </Link>
    </div>
  )
}

function LaunchState({ campaign: { state, stateReason } }: { campaign: CampaignView }) {
  if (state === 'completed') return <span className="med">{t('conf.launched.completed')}</span>
  return state === 'paused' ? (
    <>
      <span className="med">{t('conf.launched.paused')}</span>{' '}
      {t('conf.launched.pausedDetail', { reason: stateReason })}
    </>
  ) : (
    <>
      <span className="med">{t('conf.launched.running')}</span> {t('conf.launched.runningDetail')}
    </>
  )
}
