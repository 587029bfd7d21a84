import { ShareLinksDialog } from '../share-links/share-links-dialog.tsx'
import { tCampaigns as t } from './messages.ts'

const PARTS = ['messaging', 'content', 'targets', 'figures', 'replies'] as const
const PRESELECTED: readonly string[] = ['messaging', 'content', 'figures']

/** Links that show a campaign to people without an account. */
export function ShareDialog({
  campaign,
  onClose,
}: {
  campaign: { id: string; name: string }
  onClose: () => void
}) {
  return (
    <ShareLinksDialog
      title={t('share.title', { name: campaign.name })}
      detail={t('share.detail')}
      path={`/campaigns/${encodeURIComponent(campaign.id)}/shares`}
      parts={PARTS.map((part) => ({
        value: part,
        label: t(`share.${part}`),
        isPreselected: PRESELECTED.includes(part),
      }))}
      onClose={onClose}
    />
  )
}
