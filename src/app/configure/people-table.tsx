import { useState } from 'react'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { CampaignContact, CampaignView, ContactTab } from '#model/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { TextField } from '#ui/base/field.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { SkeletonLines } from '#ui/base/skeleton.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { DataTable, Pager, type Column } from '#ui/controls/data-table.tsx'
import { StatusDot } from '#ui/controls/status.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { campaignKey } from './configure-context.ts'

const SIZE = 30
const NOTHING: Record<ContactTab, string> = {
  ready: 'Nobody is ready yet. Look at the other two tabs for the reasons.',
  attention: 'Nobody needs attention.',
  excluded: 'Nobody is excluded.',
}
const MATCH = { match: 'Fits', unknown: 'Unknown', excluded: 'Outside' } as const
const nameOf = ({ contact }: CampaignContact) => `${contact.firstName} ${contact.lastName}`.trim() || contact.email

const TIME = new Intl.DateTimeFormat(undefined, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

const COLUMNS: readonly Column<CampaignContact>[] = [
  {
    id: 'name', head: 'Name', wrap: true,
    cell: (row) => (
      <>
        <span className="med">{nameOf(row)}</span>
        <br />
        <span className="soft s12">{row.contact.email}</span>
      </>
    ),
  },
  {
    id: 'why', head: 'Reason', wrap: true,
    cell(row) {
      const text = [row.gate, row.missing.length > 0 ? `Missing: ${row.missing.join(', ')}` : ''].filter(Boolean).join('. ')
      if (text) return text
      return (
        <span className="soft" title={row.why || undefined}>
          {row.nextAt ? `Next mail ${TIME.format(new Date(row.nextAt))}` : 'Nothing holds them back'}
        </span>
      )
    },
  },
  { id: 'company', head: 'Title and company', wrap: true, rank: 2, cell: ({ contact }) => [contact.title, contact.company].filter(Boolean).join(', ') || <span className="soft">Not known</span> },
  { id: 'zone', head: 'Zone', rank: 3, cell: (row) => <span className="soft">{row.zone}</span> },
  { id: 'match', head: 'Target', rank: 2, cell: (row) => <StatusDot tone={row.targetMatch === 'match' ? 'positive' : row.targetMatch === 'excluded' ? 'negative' : 'off'}>{MATCH[row.targetMatch]}</StatusDot> },
]

type Action = 'exclude' | 'include' | 'remove'
const ACTIONS: Record<Action, { button: string; title: string; help: string; needed: boolean }> = {
  exclude: { button: 'Exclude', title: 'Exclude from this campaign', help: 'Kept with the person. May stay empty.', needed: false },
  include: { button: 'Include anyway', title: 'Include anyway', help: 'Why they may be written to all the same. Who opted out stays out.', needed: true },
  remove: { button: 'Remove', title: 'Remove from this campaign', help: 'The contacts themselves stay. Who got a mail already cannot be removed.', needed: false },
}

/** Everybody of the campaign in three tabs, each with the reason; nobody vanishes silently. */
export function PeopleTable({ campaign }: { campaign: CampaignView }) {
  const { counts } = campaign
  const [tab, setTab] = useState<ContactTab>(counts.ready + counts.done === 0 && counts.needsAttention > 0 ? 'attention' : 'ready')
  const [page, setPage] = useState(0)
  const [search, setSearch] = useState('')
  const [selected, setSelected] = useState<Set<string>>(new Set())
  const [action, setAction] = useState<Action | null>(null)
  const people = useQuery({
    queryKey: [...campaignKey(campaign.id), 'people', tab, page, search, counts],
    queryFn: ({ signal }) => api.list<CampaignContact>(`/campaigns/${campaign.id}/contacts`, { range: [page * SIZE, page * SIZE + SIZE - 1] }, { signal, query: { tab, ...(search.trim() ? { q: search.trim() } : {}) } }),
    placeholderData: keepPreviousData,
  })
  const show = (next: ContactTab) => {
    setTab(next)
    setPage(0)
    setSelected(new Set())
  }
  const rows = people.data?.rows ?? []
  const chosen = [...selected]
  return (
    <section className="panel" aria-label="People of this campaign">
      <div style={{ padding: '0 16px' }}>
        <Tabs<ContactTab>
          label="People by state" value={tab} onChange={show}
          items={[
            { id: 'ready', label: 'Ready', count: counts.ready + counts.done },
            { id: 'attention', label: 'Needs attention', count: counts.needsAttention },
            { id: 'excluded', label: 'Excluded', count: counts.excluded },
          ]}
        />
      </div>
      <div style={{ padding: '10px 12px', borderBottom: 'var(--hair)' }}>
        <input
          type="search" className="field field-s" aria-label="Search people" placeholder="Search name, company, address" value={search}
          onChange={(event) => {
            setSearch(event.target.value)
            setPage(0)
          }}
        />
      </div>
      {chosen.length > 0 ? (
        <div className="ct-bulk" role="group" aria-label="With the chosen people">
          <span className="num">{chosen.length} chosen</span>
          {(tab === 'ready' ? (['exclude', 'remove'] as const) : tab === 'attention' ? (['include', 'exclude', 'remove'] as const) : (['include', 'remove'] as const)).map((one) => (
            <Button key={one} size="s" onClick={() => setAction(one)}>
              {ACTIONS[one].button}
            </Button>
          ))}
        </div>
      ) : null}
      <div role="tabpanel" aria-label={tab}>
        {people.error ? (
          <div className="pad">
            <DataError sentence={`The people could not be loaded. ${people.error.message}`} onRetry={() => void people.refetch()} />
          </div>
        ) : people.isPending ? (
          <div className="pad">
            <SkeletonLines label="Loading people" />
          </div>
        ) : rows.length === 0 ? (
          <p className="pad soft">{search ? 'Nobody is found by these words.' : NOTHING[tab]}</p>
        ) : (
          <DataTable label="People" columns={COLUMNS} rows={rows} rowKey={(row) => row.outreach.id} rowName={nameOf} selected={selected} onSelect={setSelected} />
        )}
      </div>
      <Pager page={page} size={SIZE} total={people.data?.total ?? 0} onPage={setPage} />
      {action ? (
        <BulkDialog
          campaignId={campaign.id} action={action} outreachIds={chosen}
          onClose={(done) => {
            setAction(null)
            if (done) setSelected(new Set())
          }}
        />
      ) : null}
    </section>
  )
}

function BulkDialog({ campaignId, action, outreachIds, onClose }: { campaignId: string; action: Action; outreachIds: string[]; onClose: (done: boolean) => void }) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const words = ACTIONS[action]
  const work = useMutation({
    mutationFn: () => api.post<{ changed: number; refused: { outreachId: string; message: string }[] }>(`/campaigns/${campaignId}/contacts/bulk`, { outreachIds, action, reason: reason.trim() }),
    onSuccess({ changed, refused }) {
      void client.invalidateQueries({ queryKey: campaignKey(campaignId) })
      toast({ title: `${changed} ${changed === 1 ? 'person' : 'people'} changed`, ...(refused.length > 0 ? { description: `${refused.length} not: ${refused[0]!.message}` } : {}), variant: refused.length > 0 ? 'info' : 'success' })
      onClose(true)
    },
  })
  const short = words.needed && reason.trim().length < 3
  return (
    <Dialog
      open onClose={() => onClose(false)} title={`${words.title}: ${outreachIds.length} ${outreachIds.length === 1 ? 'person' : 'people'}`}
      actions={
        <>
          <Button onClick={() => onClose(false)}>Cancel</Button>
          <Button variant="primary" busy={work.isPending} disabled={short} onClick={() => work.mutate()}>
            {words.button}
          </Button>
        </>
      }
    >
      {action === 'remove' ? <p>{words.help}</p> : <TextField data-autofocus label="Reason" help={words.help} maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />}
      {work.error ? <DataError sentence={work.error.message} /> : null}
    </Dialog>
  )
}
