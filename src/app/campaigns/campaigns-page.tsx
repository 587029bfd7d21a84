import { useCallback, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { api } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import { useLiveQueries } from '#client/stream.ts'
import type { CampaignListRow } from '#model/api/outreach.ts'
import { Button, buttonClass } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import type { MenuAction } from '#ui/lists/action-menu.tsx'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import { Empty } from '#ui/lists/empty.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { SearchBox } from '#ui/lists/search-box.tsx'
import { PageFrame } from '../page-parts/page-frame.tsx'
import { Part, TableSkeleton } from '../page-parts/part.tsx'
import { useProductNow } from '../page-parts/use-product-now.ts'
import { pageOf, sizeOf, useUrlState } from '../page-parts/use-url-state.ts'
import { tApp } from '../page-parts/messages.ts'
import { CampaignTable } from './campaign-table.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { campaignHref, canArchive, useCampaignActions } from './use-campaign-actions.ts'
import { tCampaigns as t } from './messages.ts'

const STATES = [
  'draft',
  'configuring',
  'ready',
  'running',
  'paused',
  'completed',
  'archived',
] as const
// Not `state`, which the address of a return from the login provider has.
const DEFAULTS = { status: '', q: '', page: '0', size: '30' }

/**
 * My Campaigns: every campaign with its state and results. Filter and page are kept in the address.
 */
export default function CampaignsPage() {
  const [url, changeUrl] = useUrlState(DEFAULTS)
  const now = useProductNow()
  const page = pageOf(url.page)
  const size = sizeOf(url.size)
  const query = useQuery({
    queryKey: ['campaigns', 'list', url],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.list<CampaignListRow>(
        '/campaigns',
        {
          range: [page * size, page * size + size - 1],
          filter: {
            state: url.status ? url.status : STATES.filter((state) => state !== 'archived'),
            ...(url.q ? { q: url.q } : {}),
          },
        },
        { signal },
      ),
  })
  useLiveQueries(['campaign', 'reply'], [['campaigns']], { pollMs: 30_000 })
  const { actionsOf, dialogs } = useRowActions()
  return (
    <PageFrame
      title={t('campaigns.title')}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to={paths.startNew}>
          <Icon name="plus" />
          {t('campaigns.start')}
        </Link>
      }
    >
      <CampaignFilters url={url} onChange={changeUrl} />
      <div className="panel">
        <Part query={query} skeleton={<TableSkeleton />}>
          {({ rows, total }) =>
            total === 0 ? (
              <NoCampaigns
                isFiltered={url.status !== '' || url.q !== ''}
                onClear={() => changeUrl({ q: '', status: '' })}
              />
            ) : (
              <>
                <CampaignTable
                  rows={rows}
                  now={now}
                  label={t('campaigns.title')}
                  actionsOf={actionsOf}
                />
                <Pager
                  page={page}
                  size={size}
                  total={total}
                  onPage={(next) => changeUrl({ page: String(next) })}
                  onSize={(next) => changeUrl({ size: String(next) })}
                />
              </>
            )
          }
        </Part>
      </div>
      {dialogs}
    </PageFrame>
  )
}

function CampaignFilters({
  url,
  onChange,
}: {
  url: { q: string; status: string }
  onChange: (change: { q?: string; status?: string }) => void
}) {
  const search = useCallback((q: string) => onChange({ q }), [onChange])
  return (
    <div className="data-filters">
      <SearchBox label={t('campaigns.search')} value={url.q} onSearch={search} />
      <select
        className="field"
        aria-label={t('campaigns.stateLabel')}
        value={url.status}
        onChange={({ target }) => onChange({ status: target.value })}
      >
        <option value="">{t('campaigns.anyState')}</option>
        {STATES.map((state) => (
          <option key={state} value={state}>
            {tApp(`app.state.${state}`)}
          </option>
        ))}
      </select>
    </div>
  )
}

function NoCampaigns({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered)
    return (
      <Empty
        title={t('campaigns.noneMatch')}
        action={<Button onClick={onClear}>{tApp('app.clearFilters')}</Button>}
      />
    )
  return (
    <Empty
      title={t('campaigns.empty')}
      detail={t('campaigns.emptyDetail')}
      action={
        <Link className={buttonClass()} to={paths.startNew}>
          {t('campaigns.start')}
        </Link>
      }
    />
  )
}

type OfferedAction = MenuAction & { isOffered: boolean }

/** The menu of a row, with the dialogs that its actions open. */
function useRowActions() {
  const actions = useCampaignActions()
  const navigate = useNavigate()
  const [sharing, setSharing] = useState<CampaignListRow | null>(null)
  const [archiving, setArchiving] = useState<CampaignListRow | null>(null)
  const actionsOf = (row: CampaignListRow): MenuAction[] => {
    const isArchived = row.state === 'archived'
    const isOpened = campaignHref(row) === paths.campaign(row.id)
    const all: OfferedAction[] = [
      {
        isOffered: true,
        label: isOpened ? t('campaigns.open') : t('campaigns.continue'),
        icon: 'enter',
        onSelect: () => void navigate(campaignHref(row)),
      },
      {
        isOffered: row.state === 'running',
        label: t('campaigns.pause'),
        icon: 'pause',
        onSelect: () => actions.pause.mutate(row),
      },
      {
        isOffered: row.state === 'paused',
        label: t('campaigns.resume'),
        icon: 'play',
        onSelect: () => actions.resume.mutate(row),
      },
      {
        isOffered: true,
        label: t('campaigns.duplicate'),
        icon: 'copy',
        onSelect: () => actions.duplicate.mutate(row),
      },
      {
        isOffered: true,
        label: t('campaigns.makeAgent'),
        icon: 'agent',
        onSelect: () => actions.makeAgent.mutate(row),
      },
      {
        isOffered: !isArchived,
        label: t('campaigns.share'),
        icon: 'link',
        onSelect: () => setSharing(row),
      },
      {
        isOffered: canArchive(row),
        label: t('campaigns.archive'),
        icon: 'log',
        onSelect: () => setArchiving(row),
      },
      {
        isOffered: isArchived,
        label: t('campaigns.restore'),
        icon: 'undo',
        onSelect: () => actions.restore.mutate(row),
      },
    ]
    return all.filter(({ isOffered }) => isOffered)
  }
  const dialogs = (
    <>
      {sharing ? <ShareDialog campaign={sharing} onClose={() => setSharing(null)} /> : null}
      <ConfirmDialog
        open={archiving !== null}
        onClose={() => setArchiving(null)}
        title={t('campaigns.archiveTitle', { name: archiving?.name ?? '' })}
        description={t('campaigns.archiveDetail')}
        confirm={t('campaigns.archive')}
        busy={actions.archive.isPending}
        onConfirm={() =>
          archiving && actions.archive.mutate(archiving, { onSuccess: () => setArchiving(null) })
        }
      />
    </>
  )
  return { actionsOf, dialogs }
}
