import { useState } from 'react'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { CampaignContact, CampaignView, ContactTab } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { TextField } from '#ui/base/field.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { Loaded } from '#ui/base/loaded.tsx'
import { SkeletonLines } from '#ui/base/skeleton.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { DataTable, type TableColumn } from '#ui/controls/data-table.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import '#ui/lists/lists.css'
import { StatusDot } from '#ui/controls/status.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { dateFormat } from '#language'
import { tApp } from '../page-parts/messages.ts'
import { useReadOnly } from '../page-parts/read-only.tsx'
import { campaignKey } from './configure-context.ts'
import { ResearchBar, ResolvedFields } from './research-bar.tsx'
import { tPeople as t } from './people-messages.ts'

const SIZE = 30
const nameOf = ({ contact }: CampaignContact) =>
  `${contact.firstName} ${contact.lastName}`.trim() || contact.email

const timeOf = (at: string) =>
  dateFormat({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at))

const MATCH_TONES = { match: 'positive', unknown: 'off', excluded: 'negative' } as const

const columns = (): readonly TableColumn<CampaignContact>[] => [
  {
    id: 'name',
    head: t('conf.table.name'),
    wrap: true,
    cell: (row) => (
      <>
        <span className="med">{nameOf(row)}</span>
        <br />
        <span className="soft s12">{row.contact.email}</span>
      </>
    ),
  },
  {
    id: 'why',
    head: t('conf.table.reason'),
    wrap: true,
    cell(row) {
      const text = [
        row.gate,
        row.missing.length > 0 ? t('conf.table.missing', { fields: row.missing.join(', ') }) : '',
      ]
        .filter(Boolean)
        .join('. ')
      if (text) return text
      return (
        <span className="soft" title={row.why || undefined}>
          {row.nextAt
            ? t('conf.table.nextMail', { time: timeOf(row.nextAt) })
            : t('conf.table.nothing')}
        </span>
      )
    },
  },
  {
    id: 'company',
    head: t('conf.table.company'),
    wrap: true,
    rank: 2,
    cell: ({ contact }) =>
      [contact.title, contact.company].filter(Boolean).join(', ') || (
        <span className="soft">{t('conf.table.notKnown')}</span>
      ),
  },
  {
    id: 'zone',
    head: t('conf.table.zone'),
    rank: 3,
    cell: (row) => <span className="soft">{row.zone}</span>,
  },
  {
    id: 'match',
    head: t('conf.table.target'),
    rank: 2,
    cell: (row) => (
      <>
        <StatusDot tone={MATCH_TONES[row.targetMatch]}>
          {t(`conf.table.match.${row.targetMatch}`)}
        </StatusDot>
        <ResolvedFields resolved={row.resolved} />
      </>
    ),
  },
]

type Action = 'exclude' | 'include' | 'remove'
/** The actions on selected people, by tab. */
const ACTIONS: Record<ContactTab, readonly Action[]> = {
  ready: ['exclude', 'remove'],
  attention: ['include', 'exclude', 'remove'],
  excluded: ['include', 'remove'],
}

interface PeopleShown {
  tab: ContactTab
  page: number
  search: string
}

/** One page of a tab's people, reloaded when the campaign's counts change. */
function usePeople({ id, counts }: CampaignView, { tab, page, search }: PeopleShown) {
  return useQuery({
    queryKey: [...campaignKey(id), 'people', tab, page, search, counts],
    queryFn: ({ signal }) =>
      api.list<CampaignContact>(
        `/campaigns/${id}/contacts`,
        { range: [page * SIZE, page * SIZE + SIZE - 1] },
        { signal, query: { tab, ...(search.trim() ? { q: search.trim() } : {}) } },
      ),
    placeholderData: keepPreviousData,
  })
}

/** All people of the campaign in three tabs, each with a reason; none is dropped silently. */
export function PeopleTable({ campaign }: { campaign: CampaignView }) {
  const { counts } = campaign
  const [tab, setTab] = useState<ContactTab>(
    counts.ready + counts.done === 0 && counts.needsAttention > 0 ? 'attention' : 'ready',
  )
  const [page, setPage] = useState(0)
  const [search, setSearch] = useState('')
  const [selected, setSelected] = useState<Set<string>>(new Set())
  const [action, setAction] = useState<Action | null>(null)
  const people = usePeople(campaign, { tab, page, search })
  const show = (next: ContactTab) => {
    setTab(next)
    setPage(0)
    setSelected(new Set())
  }
  const chosen = [...selected]
  return (
    <section className="panel" aria-label={t('conf.table.label')}>
      <div style={{ padding: '0 16px' }}>
        <Tabs<ContactTab>
          label={t('conf.table.byState')}
          value={tab}
          onChange={show}
          items={[
            { id: 'ready', label: t('conf.table.tab.ready'), count: counts.ready + counts.done },
            { id: 'attention', label: t('conf.table.tab.attention'), count: counts.needsAttention },
            { id: 'excluded', label: t('conf.table.tab.excluded'), count: counts.excluded },
          ]}
        />
      </div>
      <div style={{ padding: '10px 12px', borderBottom: 'var(--hair)' }}>
        <input
          type="search"
          className="field field-s"
          aria-label={t('conf.table.search')}
          placeholder={t('conf.pick.searchIn')}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value)
            setPage(0)
          }}
        />
      </div>
      <ResearchBar campaign={campaign} />
      {chosen.length > 0 ? (
        <BulkBar actions={ACTIONS[tab]} count={chosen.length} onAction={setAction} />
      ) : null}
      <div role="tabpanel" aria-label={t(`conf.table.tab.${tab}`)}>
        <PeopleRows
          people={people}
          none={search ? t('conf.pick.notFound') : t(`conf.table.none.${tab}`)}
          selected={selected}
          onSelect={setSelected}
        />
      </div>
      <Pager page={page} size={SIZE} total={people.data?.total ?? 0} onPage={setPage} />
      {action ? (
        <BulkDialog
          campaignId={campaign.id}
          action={action}
          outreachIds={chosen}
          onClose={(done) => {
            setAction(null)
            if (done) setSelected(new Set())
          }}
        />
      ) : null}
    </section>
  )
}

/** The actions on the selected people. */
function BulkBar({
  actions,
  count,
  onAction,
}: {
  actions: readonly Action[]
  count: number
  onAction: (action: Action) => void
}) {
  return (
    <div className="ct-bulk" role="group" aria-label={t('conf.bulk.label')}>
      <span className="num">{t('conf.bulk.chosen', { count })}</span>
      {actions.map((action) => (
        <Button key={action} size="s" onClick={() => onAction(action)}>
          {t(`conf.bulk.${action}`)}
        </Button>
      ))}
    </div>
  )
}

/** The people's rows, or why there are none. */
function PeopleRows({
  people,
  none,
  selected,
  onSelect,
}: {
  people: ReturnType<typeof usePeople>
  none: string
  selected: Set<string>
  onSelect: (selected: Set<string>) => void
}) {
  const isReadOnly = useReadOnly()
  return (
    <Loaded
      query={people}
      loading={
        <div className="pad">
          <SkeletonLines label={t('conf.table.loading')} />
        </div>
      }
      failed={({ message }) => (
        <div className="pad">
          <DataError
            sentence={t('conf.table.loadFailed', { reason: message })}
            onRetry={() => void people.refetch()}
          />
        </div>
      )}
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="pad soft">{none}</p>
        ) : (
          <DataTable
            label={t('conf.people.title')}
            columns={columns()}
            rows={rows}
            rowKey={(row) => row.outreach.id}
            rowName={nameOf}
            {...(isReadOnly ? {} : { selected, onSelect })}
          />
        )
      }
    </Loaded>
  )
}

function BulkDialog({
  campaignId,
  action,
  outreachIds,
  onClose,
}: {
  campaignId: string
  action: Action
  outreachIds: string[]
  onClose: (done: boolean) => void
}) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const work = useMutation({
    mutationFn: () =>
      api.post<{ changed: number; refused: { outreachId: string; message: string }[] }>(
        `/campaigns/${campaignId}/contacts/bulk`,
        { outreachIds, action, reason: reason.trim() },
      ),
    onSuccess({ changed, refused }) {
      void client.invalidateQueries({ queryKey: campaignKey(campaignId) })
      toast({
        title: t('conf.bulk.changed', { count: changed }),
        ...(refused.length > 0
          ? {
              description: t('conf.bulk.refused', {
                count: refused.length,
                reason: refused[0]!.message,
              }),
            }
          : {}),
        variant: refused.length > 0 ? 'info' : 'success',
      })
      onClose(true)
    },
  })
  // Including a person despite an exclusion requires a reason.
  const short = action === 'include' && reason.trim().length < 3
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      closeOnBackdrop={false}
      title={t(`conf.bulk.${action}.title`, { count: outreachIds.length })}
      actions={
        <>
          <Button onClick={() => onClose(false)}>{tApp('app.cancel')}</Button>
          <Button
            variant="primary"
            busy={work.isPending}
            disabled={short}
            onClick={() => work.mutate()}
          >
            {t(`conf.bulk.${action}`)}
          </Button>
        </>
      }
    >
      {action === 'remove' ? (
        <p>{t('conf.bulk.remove.help')}</p>
      ) : (
        <TextField
          data-autofocus
          label={t('conf.table.reason')}
          help={t(`conf.bulk.${action}.help`)}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {work.error ? <DataError sentence={work.error.message} /> : null}
    </Dialog>
  )
}
