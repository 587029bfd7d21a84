import { useEffect, useState } from 'react'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { VersionDetail, VersionRow } from '#model/email/campaign-versions.ts'
import type { CampaignView } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { Loaded } from '#ui/base/loaded.tsx'
import { SkeletonLines } from '#ui/base/skeleton.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { Pager } from '#ui/lists/pager.tsx'
import { Ago } from '#ui/lists/when.tsx'
import { tVersions as t } from './messages.ts'
import { VersionView } from './version-detail.tsx'
import { kindName, placeName } from './version-words.ts'
import './versions.css'

const PAGE = 20

interface VersionsProps {
  campaign: CampaignView
  /** The shown version; null shows the newest next to the list. */
  shown: number | null
  onShow: (number: number | null) => void
  onClose: () => void
  /** Saves what is being edited; null when it could not be saved. */
  save: () => Promise<CampaignView | null>
}

function useVersions(campaign: CampaignView, page: number) {
  return useQuery({
    queryKey: ['campaigns', campaign.id, 'versions', 'page', page, campaign.version],
    queryFn: ({ signal }) =>
      api.list<VersionRow>(
        `/campaigns/${campaign.id}/versions`,
        { range: [page * PAGE, (page + 1) * PAGE - 1] },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
}

/** The shown version, also where it is on another page; the newest of the page without any. */
function useShown({ campaign, shown }: VersionsProps, rows: readonly VersionRow[] | undefined) {
  const listed = rows?.find(({ number }) => number === shown)
  const isElsewhere = rows !== undefined && shown !== null && !listed
  const query = useQuery({
    queryKey: ['campaigns', campaign.id, 'versions', 'shown', shown, campaign.version],
    queryFn: ({ signal }) =>
      api.get<VersionDetail>(`/campaigns/${campaign.id}/versions/${shown}`, { signal }),
    enabled: isElsewhere,
  })
  const isLoading = isElsewhere && query.isPending
  return { isLoading, row: isLoading ? undefined : (listed ?? query.data ?? rows?.[0]) }
}

/** Restores a version, or one email of it, after saving what is being edited. */
function useRestore({ campaign, save, onShow }: VersionsProps) {
  const client = useQueryClient()
  return useMutation({
    async mutationFn({ number, stepId }: { number: number; stepId?: string }) {
      const saved = await save()
      if (!saved) throw new Error(t('versions.unsaved'))
      return api.post<CampaignView>(`/campaigns/${campaign.id}/versions/${number}/restore`, {
        version: saved.version,
        ...(stepId ? { stepId } : {}),
      })
    },
    onSuccess(view, { number, stepId }) {
      client.setQueryData(['campaigns', campaign.id], view)
      onShow(null)
      toast({
        title: stepId ? t('versions.restoredEmail') : t('versions.restored', { number }),
        description: t('versions.restoredDetail'),
        variant: 'success',
      })
    },
  })
}

/** The versions of facts and emails: who changed what when, the difference, and restoring. */
export function VersionsDialog(props: VersionsProps) {
  const { campaign, shown, onShow, onClose } = props
  const [page, setPage] = useState(0)
  const list = useVersions(campaign, page)
  const restore = useRestore(props)
  const rows = list.data?.rows ?? []
  const { row, isLoading } = useShown(props, list.data?.rows)
  const first = useVersions(campaign, 0)
  const newest = first.isPlaceholderData ? undefined : first.data?.rows[0]?.number
  useEffect(() => {
    if (shown !== null) document.getElementById('vs-title')?.focus({ preventScroll: true })
  }, [shown])
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('versions.title')}
      description={t('versions.description')}
    >
      <Loaded
        query={list}
        loading={<SkeletonLines label={t('versions.loading')} lines={6} />}
        failed={({ message }) => (
          <DataError
            sentence={t('versions.failed', { reason: message })}
            onRetry={() => void list.refetch()}
          />
        )}
      >
        {({ total }) =>
          rows.length > 0 ? (
            <div className={`vs ${shown === null ? 'vs-listing' : ''}`}>
              <nav className="vs-nav" aria-label={t('versions.list')}>
                <ol>
                  {rows.map((version) => (
                    <VersionButton
                      key={version.number}
                      row={version}
                      isShown={version.number === row?.number}
                      isCurrent={version.number === newest}
                      onShow={() => onShow(version.number)}
                    />
                  ))}
                </ol>
                <Pager page={page} size={PAGE} total={total} onPage={setPage} />
              </nav>
              <div className="vs-side">
                <Button size="s" variant="quiet" className="vs-back" onClick={() => onShow(null)}>
                  <Icon name="left" size={14} />
                  {t('versions.back')}
                </Button>
                {restore.error ? (
                  <p className="ui-error" role="alert">
                    {t('versions.restoreFailed', { reason: restore.error.message })}
                  </p>
                ) : null}
                {row ? (
                  <VersionView
                    key={row.number}
                    campaign={campaign}
                    row={row}
                    isCurrent={row.number === newest}
                    isRestoring={restore.isPending}
                    onRestore={(stepId) =>
                      restore.mutate({ number: row.number, ...(stepId ? { stepId } : {}) })
                    }
                  />
                ) : (
                  <NoVersion isLoading={isLoading} />
                )}
              </div>
            </div>
          ) : (
            <NoVersion isLoading={isLoading} />
          )
        }
      </Loaded>
    </Dialog>
  )
}

const NoVersion = ({ isLoading }: { isLoading: boolean }) =>
  isLoading ? (
    <SkeletonLines label={t('versions.loading')} lines={6} />
  ) : (
    <p className="soft">{t('versions.none')}</p>
  )

function VersionButton({
  row,
  isShown,
  isCurrent,
  onShow,
}: {
  row: VersionRow
  isShown: boolean
  isCurrent: boolean
  onShow: () => void
}) {
  const who = row.byName ? t('versions.by', { name: row.byName }) : t('versions.byProduct')
  return (
    <li>
      <button
        type="button"
        className="vs-row"
        aria-current={isShown ? 'true' : undefined}
        onClick={onShow}
      >
        <span className="med">
          {kindName(row)}
          {isCurrent ? <span className="chip chip-plain">{t('versions.current')}</span> : null}
        </span>
        <span className="soft s12">
          <Ago at={row.at} now={Date.now()} /> {who}
        </span>
        <span className="soft s12 clip">{row.changed.map(placeName).join(', ')}</span>
      </button>
    </li>
  )
}
