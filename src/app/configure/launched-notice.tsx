import { Link } from 'react-router-dom'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import type { CampaignView } from '#model/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { useProductNow } from '../page-parts/use-product-now.ts'
import { campaignKey } from './configure-context.ts'

const clockTime = (at: string) => new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' }).format(new Date(at))

/** What a launched campaign does next; within the first ten minutes the launch can be taken back. */
export function LaunchedNotice({ campaign }: { campaign: CampaignView }) {
  const client = useQueryClient()
  const now = useProductNow()
  const undoable = campaign.state === 'running' && campaign.sendsFrom !== null && Date.parse(campaign.sendsFrom) > now
  const undo = useMutation({
    mutationFn: () => api.post<CampaignView>(`/campaigns/${campaign.id}/undo-launch`),
    onSuccess(view) {
      client.setQueryData(campaignKey(campaign.id), view)
      void client.invalidateQueries({ queryKey: campaignKey(campaign.id) })
      toast({ title: 'Launch taken back', description: 'Nothing was sent.', variant: 'success' })
    },
    onError: (error) => toast({ title: 'The launch could not be taken back', description: error.message, variant: 'destructive' }),
  })
  return (
    <div className={`notice cf-notice ${undoable ? 'notice-positive' : ''}`} role="status">
      <span>
        {undoable ? (
          <>
            <span className="med">Launched, first mail not before {clockTime(campaign.sendsFrom!)}.</span> Until then it can be taken back.
          </>
        ) : campaign.state === 'paused' ? (
          <>
            <span className="med">Paused.</span> {campaign.stateReason}. Changes apply to mails that have not been sent.
          </>
        ) : campaign.state === 'completed' ? (
          <span className="med">Completed. New people let it run on.</span>
        ) : (
          <>
            <span className="med">Running.</span> Changes apply to mails that have not been sent.
          </>
        )}
      </span>
      {undoable ? (
        <Button size="s" busy={undo.isPending} onClick={() => undo.mutate()}>
          Undo launch
        </Button>
      ) : null}
      <Link className="link" to={paths.campaign(campaign.id)}>
        Open campaign
      </Link>
    </div>
  )
}
