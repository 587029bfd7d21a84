import { useCallback } from 'react'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api, errorSentence } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import { useLiveQueries } from '#client/stream.ts'
import type { InboxRow } from '#model/api/outreach.ts'
import { toast } from '#ui/base/toast-state.ts'
import { Button, buttonClass } from '#ui/base/button.tsx'
import { Segmented } from '#ui/controls/tabs.tsx'
import { Empty } from '#ui/lists/empty.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { SearchBox } from '#ui/lists/search-box.tsx'
import { PageFrame } from '../page-parts/page-frame.tsx'
import { Part, TableSkeleton } from '../page-parts/part.tsx'
import { replyLabel, replyLabels } from '../page-parts/reply-label.ts'
import { useProductNow } from '../page-parts/use-product-now.ts'
import { pageOf, useUrlState } from '../page-parts/use-url-state.ts'
import { tApp } from '../page-parts/messages.ts'
import { ReplyList } from './reply-list.tsx'
import { ThreadView } from './thread-view.tsx'
import { tInbox as t } from './messages.ts'
import { Changing } from '../page-parts/read-only.tsx'
import './inbox.css'

const SIZE = 30
const DEFAULTS = { show: 'open', label: '', q: '', page: '0', open: '' }
const SHOWS = ['open', 'done', 'all'] as const
type Show = (typeof SHOWS)[number]

const filterOf = (url: typeof DEFAULTS) => ({
  ...(url.show === 'all' ? {} : { handled: url.show === 'done' }),
  ...(url.label ? { label: url.label } : {}),
  ...(url.q ? { q: url.q } : {}),
})

/**
 * Replies to all campaigns on the left, the open thread on the right; small screens show one at a
 * time. The selection is kept in the address.
 */
export default function InboxPage() {
  const [url, change] = useUrlState(DEFAULTS)
  const now = useProductNow()
  const page = pageOf(url.page)
  const filter = filterOf(url)
  const query = useQuery({
    queryKey: ['inbox', 'list', filter, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.list<InboxRow>(
        '/inbox',
        { sort: ['receivedAt', 'DESC'], range: [page * SIZE, page * SIZE + SIZE - 1], filter },
        { signal },
      ),
  })
  useLiveQueries(['reply'], [['inbox']], { pollMs: 30_000 })
  const search = useCallback((q: string) => change({ q }), [change])
  const show = SHOWS.includes(url.show as Show) ? (url.show as Show) : 'open'
  return (
    <PageFrame
      title={t('inbox.title')}
      actions={
        <Changing>
          <CheckButton />
        </Changing>
      }
    >
      <div className={url.open ? 'data-filters inbox-filters-behind' : 'data-filters'}>
        <Segmented
          label={t('inbox.show')}
          value={show}
          onChange={(next) => change({ show: next })}
          options={SHOWS.map((id) => ({ id, label: t(`inbox.${id}`) }))}
        />
        <SearchBox label={t('inbox.search')} value={url.q} onSearch={search} />
        <select
          className="field"
          aria-label={t('inbox.label')}
          value={url.label}
          onChange={(event) => change({ label: event.target.value })}
        >
          <option value="">{t('inbox.anyLabel')}</option>
          {replyLabels.map((label) => (
            <option key={label} value={label}>
              {replyLabel(label).words}
            </option>
          ))}
        </select>
      </div>
      <div className={url.open ? 'panel inbox inbox-reading' : 'panel inbox'}>
        <div className="inbox-list">
          <Part query={query} skeleton={<TableSkeleton rows={8} />}>
            {({ rows, total }) =>
              total > 0 ? (
                <>
                  <ReplyList
                    rows={rows}
                    now={now}
                    open={url.open}
                    onOpen={(id) => change({ open: id })}
                  />
                  <Pager
                    page={page}
                    size={SIZE}
                    total={total}
                    onPage={(next) => change({ page: String(next) })}
                  />
                </>
              ) : (
                <NoReplies url={url} onClear={() => change({ show: 'all', label: '', q: '' })} />
              )
            }
          </Part>
        </div>
        <div className="inbox-thread">
          {url.open ? (
            <ThreadView
              key={url.open}
              id={url.open}
              now={now}
              onClose={() => change({ open: '' })}
            />
          ) : (
            <p className="inbox-choose soft">{t('inbox.choose')}</p>
          )}
        </div>
      </div>
    </PageFrame>
  )
}

/** Reads the mailboxes now. New replies appear in the list through the event stream. */
function CheckButton() {
  const client = useQueryClient()
  const check = useMutation({
    mutationFn: () =>
      api.post<{ mails: number; faults: { address: string; fault: string }[] }>('/inbox/check', {}),
    onSuccess({ mails, faults: [first] }) {
      if (mails > 0) void client.invalidateQueries({ queryKey: ['inbox'] })
      if (first)
        toast({
          title: t('inbox.unreadable', { address: first.address, fault: first.fault }),
          variant: 'destructive',
        })
      else
        toast({
          title: mails > 0 ? t('inbox.newMails', { count: mails }) : t('inbox.nothingNew'),
          variant: 'info',
        })
    },
    onError: (error) =>
      toast({ title: errorSentence(error, t('inbox.checkFailed')), variant: 'destructive' }),
  })
  return (
    <Button busy={check.isPending} onClick={() => check.mutate()}>
      {t('inbox.check')}
    </Button>
  )
}

function NoReplies({ url, onClear }: { url: typeof DEFAULTS; onClear: () => void }) {
  if (url.q || url.label)
    return (
      <Empty
        title={tApp('app.nothingFound')}
        action={<Button onClick={onClear}>{tApp('app.clearFilters')}</Button>}
      />
    )
  if (url.show !== 'all')
    return (
      <Empty
        title={t('inbox.allHandled')}
        detail={t('inbox.allHandledDetail')}
        action={<Button onClick={onClear}>{t('inbox.showAll')}</Button>}
      />
    )
  return (
    <Empty
      title={t('inbox.empty')}
      detail={t('inbox.emptyDetail')}
      action={
        <Link className={buttonClass()} to={paths.campaigns}>
          {t('inbox.emptyAction')}
        </Link>
      }
    />
  )
}
