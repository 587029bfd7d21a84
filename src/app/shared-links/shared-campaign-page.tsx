import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { brand } from '#brand'
import { api, ApiError } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import type { SharedCampaign } from '#model/api/outreach.ts'
import { buttonClass } from '#ui/base/button.tsx'
import { formatDay } from '#ui/lists/format.ts'
import { CampaignState } from '../page-parts/campaign-state.tsx'
import { SharedContent } from './shared-content.tsx'
import { SharedFigures } from './shared-figures.tsx'
import { SharedMessaging } from './shared-messaging.tsx'
import { SharedReplies } from './shared-replies.tsx'
import { SharedState } from './shared-state.tsx'
import { SharedTargets } from './shared-targets.tsx'
import { tShared as t } from './messages.ts'
import '#ui/controls/app.css'
import '#ui/lists/lists.css'
import './shared-links.css'

const PASSWORD_HEADER = 'x-share-password'

/**
 * One campaign, opened by link: without an account, read-only, and with the same message for
 * unknown, expired and revoked links.
 */
export default function SharedCampaignPage() {
  const { token = '' } = useParams()
  const [password, setPassword] = useState('')
  const query = useQuery<SharedCampaign, unknown>({
    queryKey: ['shared', token, password],
    retry: (count, error) =>
      count < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) =>
      api.get<SharedCampaign>(`/shared/campaign/${encodeURIComponent(token)}`, {
        signal,
        bearer: false,
        headers: password ? { [PASSWORD_HEADER]: password } : {},
      }),
  })
  return (
    <div className="app page shared">
      <title>{`${query.data?.name ?? t('shared.title')} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <SharedState
        query={query}
        password={password}
        onPassword={setPassword}
        title={t('shared.title')}
        failure={t('shared.failed')}
        wayOut={
          <Link className={buttonClass()} to={paths.howItWorks}>
            {t('shared.home', { product: brand.name })}
          </Link>
        }
      >
        {(campaign) => <Shared campaign={campaign} />}
      </SharedState>
    </div>
  )
}

function Shared({ campaign }: { campaign: SharedCampaign }) {
  const { messaging, steps, targets, report, replies } = campaign
  const isEmpty = !messaging && !steps && !targets && !report && !replies
  return (
    <>
      <header className="page-h shared-head">
        <h1>{campaign.name}</h1>
        <span className="end tag">{t('shared.readOnly')}</span>
        <p className="shared-facts">
          <CampaignState state={campaign.state} stateReason="" pauseReason="" brief />
          {campaign.websiteUrl ? <span>{hostOf(campaign.websiteUrl)}</span> : null}
          {campaign.label ? <span>{t('shared.for', { label: campaign.label })}</span> : null}
          {campaign.expiresAt ? (
            <span>{t('shared.until', { day: formatDay(campaign.expiresAt) })}</span>
          ) : null}
        </p>
      </header>
      <div className="shared-parts">
        {report ? <SharedFigures report={report} /> : null}
        {messaging ? <SharedMessaging messaging={messaging} /> : null}
        {steps ? <SharedContent steps={steps} /> : null}
        {targets ? <SharedTargets targets={targets} /> : null}
        {replies ? <SharedReplies replies={replies} /> : null}
        {isEmpty ? <p className="data-note">{t('shared.nothing')}</p> : null}
      </div>
    </>
  )
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : url)
