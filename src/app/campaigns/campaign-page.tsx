import { useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { api, ApiError } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import { useLiveQueries } from '#client/stream.ts'
import type { CampaignView } from '#model/api/outreach.ts'
import { NotFound } from '#shell/not-found.tsx'
import { Button, buttonClass } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { SkeletonPage } from '#ui/base/skeleton.tsx'
import { ActionMenu, type MenuAction } from '#ui/lists/action-menu.tsx'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import { formatMoment } from '#ui/lists/format.ts'
import { CampaignState } from '../page-parts/campaign-state.tsx'
import { PageFrame } from '../page-parts/page-frame.tsx'
import { Part } from '../page-parts/part.tsx'
import { Changing, ReadOnlyNote } from '../page-parts/read-only.tsx'
import { tApp } from '../page-parts/messages.ts'
import { CampaignActivity, CampaignContent } from './campaign-content.tsx'
import { CampaignMessages, CampaignReplies, CampaignSchedule } from './campaign-messages.tsx'
import { CampaignOverview } from './campaign-overview.tsx'
import { CampaignPeople } from './campaign-people.tsx'
import { tOne as t } from './campaign-messages.ts'
import { ShareDialog } from './share-dialog.tsx'
import { canArchive, useCampaignActions } from './use-campaign-actions.ts'
import { tCampaigns } from './messages.ts'
import './campaigns.css'

const TABS = [
  'overview',
  'people',
  'messages',
  'replies',
  'schedule',
  'content',
  'activity',
] as const
type CampaignTab = (typeof TABS)[number]

const views: Record<CampaignTab, (props: { campaign: CampaignView }) => ReactNode> = {
  overview: CampaignOverview,
  people: CampaignPeople,
  messages: CampaignMessages,
  replies: CampaignReplies,
  schedule: CampaignSchedule,
  content: CampaignContent,
  activity: CampaignActivity,
}

/** One campaign: results, people, sent emails and upcoming ones. The tab is kept in the address. */
export default function CampaignPage() {
  const { campaignId = '' } = useParams()
  const query = useQuery({
    queryKey: ['campaign', campaignId, 'view'],
    queryFn: ({ signal }) =>
      api.get<CampaignView>(`/campaigns/${encodeURIComponent(campaignId)}`, { signal }),
  })
  useLiveQueries(['campaign', 'reply'], [['campaign', campaignId]], { pollMs: 20_000 })
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFound />
  if (query.data) return <Loaded campaign={query.data} />
  return query.isError ? (
    <PageFrame title={tCampaigns('campaigns.title')}>
      <Part query={query}>{() => null}</Part>
    </PageFrame>
  ) : (
    <SkeletonPage label={tApp('app.loading')} />
  )
}

function Loaded({ campaign }: { campaign: CampaignView }) {
  const [search] = useSearchParams()
  const asked = search.get('tab') as CampaignTab
  const tab = TABS.includes(asked) ? asked : 'overview'
  const View = views[tab]
  return (
    <PageFrame
      title={campaign.name}
      above={
        <nav className="crumb" aria-label={tCampaigns('campaigns.title')}>
          <Link to={paths.campaigns}>{t('one.back')}</Link>
        </nav>
      }
      actions={
        <Changing>
          <Actions campaign={campaign} />
        </Changing>
      }
    >
      <ReadOnlyNote />
      <p className="campaign-head">
        <CampaignState {...campaign} brief />
        {campaign.websiteUrl ? (
          <a href={campaign.websiteUrl} target="_blank" rel="noreferrer">
            {campaign.websiteUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </a>
        ) : null}
        {campaign.ownerName ? (
          <span className="soft">{t('one.owner', { name: campaign.ownerName })}</span>
        ) : null}
        {campaign.launchedAt ? (
          <span className="soft">
            {t('one.launched', { when: formatMoment(campaign.launchedAt) })}
          </span>
        ) : null}
        {campaign.nextSendAt ? (
          <span className="soft">{t('one.next', { when: formatMoment(campaign.nextSendAt) })}</span>
        ) : null}
      </p>
      <nav className="tabs campaign-tabs" aria-label={t('one.tabs')}>
        {TABS.map((one) => (
          <Link
            key={one}
            to={one === 'overview' ? '?' : `?tab=${one}`}
            aria-current={one === tab ? 'page' : undefined}
            preventScrollReset
            replace
          >
            {t(`one.${one}`)}
            {one === 'people' && campaign.counts.people > 0 ? (
              <span className="n">{campaign.counts.people}</span>
            ) : null}
            {one === 'replies' && campaign.counts.replied > 0 ? (
              <span className="n">{campaign.counts.replied}</span>
            ) : null}
          </Link>
        ))}
      </nav>
      <View campaign={campaign} />
    </PageFrame>
  )
}

function Actions({ campaign }: { campaign: CampaignView }) {
  const actions = useCampaignActions()
  const [open, setOpen] = useState<'share' | 'archive' | null>(null)
  const isArchived = campaign.state === 'archived'
  const more: MenuAction[] = [
    {
      label: tCampaigns('campaigns.duplicate'),
      icon: 'copy',
      onSelect: () => actions.duplicate.mutate(campaign),
    },
    {
      label: tCampaigns('campaigns.makeAgent'),
      icon: 'agent',
      onSelect: () => actions.makeAgent.mutate(campaign),
    },
    ...(canArchive(campaign)
      ? [
          {
            label: tCampaigns('campaigns.archive'),
            icon: 'log' as const,
            onSelect: () => setOpen('archive'),
          },
        ]
      : []),
    ...(isArchived
      ? [
          {
            label: tCampaigns('campaigns.restore'),
            icon: 'undo' as const,
            onSelect: () => actions.restore.mutate(campaign),
          },
        ]
      : []),
  ]
  return (
    <>
      {campaign.state === 'running' ? (
        <Button busy={actions.pause.isPending} onClick={() => actions.pause.mutate(campaign)}>
          <Icon name="pause" />
          {tCampaigns('campaigns.pause')}
        </Button>
      ) : null}
      {campaign.state === 'paused' ? (
        <Button
          variant="primary"
          busy={actions.resume.isPending}
          onClick={() => actions.resume.mutate(campaign)}
        >
          <Icon name="play" />
          {tCampaigns('campaigns.resume')}
        </Button>
      ) : null}
      {isArchived ? null : (
        <>
          <Link
            className={buttonClass({
              variant: ['draft', 'configuring', 'ready'].includes(campaign.state)
                ? 'primary'
                : 'default',
            })}
            to={paths.configure(campaign.id)}
          >
            <Icon name="edit" />
            {t('one.edit')}
          </Link>
          {campaign.steps.length > 0 ? (
            <Link className={buttonClass()} to={paths.rehearse(campaign.id)}>
              <Icon name="play" />
              {t('one.rehearse')}
            </Link>
          ) : null}
          <Button onClick={() => setOpen('share')}>
            <Icon name="link" />
            {tCampaigns('campaigns.share')}
          </Button>
        </>
      )}
      <ActionMenu label={tApp('app.more')} items={more} text={t('one.more')} size="m" />
      {open === 'share' ? <ShareDialog campaign={campaign} onClose={() => setOpen(null)} /> : null}
      <ConfirmDialog
        open={open === 'archive'}
        onClose={() => setOpen(null)}
        title={tCampaigns('campaigns.archiveTitle', { name: campaign.name })}
        description={tCampaigns('campaigns.archiveDetail')}
        confirm={tCampaigns('campaigns.archive')}
        busy={actions.archive.isPending}
        onConfirm={() => actions.archive.mutate(campaign, { onSuccess: () => setOpen(null) })}
      />
    </>
  )
}
