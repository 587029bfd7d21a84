import { Link } from 'react-router-dom'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { CampaignView, Checklist, ChecklistItem, MailPreview, PlannedSend } from '#model/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { SkeletonLines } from '#ui/base/skeleton.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { DataTable } from '#ui/controls/data-table.tsx'
import { StatusDot, type Tone } from '#ui/controls/status.tsx'
import { campaignKey } from './configure-context.ts'
import { MarkedText } from './marked-text.tsx'

const TONES: Record<ChecklistItem['level'], Tone> = { blocker: 'negative', warning: 'caution', ok: 'positive' }
const WORDS: Record<ChecklistItem['level'], string> = { blocker: 'Blocks', warning: 'Warning', ok: 'In order' }
const ORDER = { blocker: 0, warning: 1, ok: 2 }
const when = (at: string) => new Intl.DateTimeFormat(undefined, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(new Date(at))

/** The last look before sending: what blocks, what is doubtful, the first mails as they will be, and who gets what when. The server decides. */
export function LaunchDialog({ campaign, onClose }: { campaign: CampaignView; onClose: () => void }) {
  const client = useQueryClient()
  const list = useQuery({ queryKey: [...campaignKey(campaign.id), 'checklist', campaign.version], queryFn: ({ signal }) => api.get<Checklist>(`/campaigns/${campaign.id}/checklist`, { signal }), staleTime: 0, gcTime: 0 })
  const launch = useMutation({
    mutationFn: () => api.post<CampaignView>(`/campaigns/${campaign.id}/launch`, { version: campaign.version }, { timeout: 60_000 }),
    onSuccess(view) {
      client.setQueryData(campaignKey(campaign.id), view)
      void client.invalidateQueries({ queryKey: ['campaigns'] })
      toast({ title: 'Launched', description: 'Nothing leaves in the first ten minutes.', variant: 'success' })
      onClose()
    },
    onError: () => void list.refetch(),
  })
  const items = [...(list.data?.items ?? [])].sort((a, b) => ORDER[a.level] - ORDER[b.level])
  const blockers = items.filter((item) => item.level === 'blocker').length
  const inOrder = items.filter((item) => item.level === 'ok').length
  return (
    <Dialog
      open onClose={onClose} title="Review and launch"
      description={list.data ? (list.data.canLaunch ? 'Everything that has to be in order is in order.' : `${blockers === 1 ? 'One thing has' : `${blockers} things have`} to be mended before this campaign can be launched.`) : undefined}
      actions={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <Button variant="primary" disabled={!list.data?.canLaunch} busy={launch.isPending} onClick={() => launch.mutate()}>
            Launch
          </Button>
        </>
      }
    >
      {list.isPending ? <SkeletonLines lines={6} label="Working out the checklist" /> : null}
      {list.error ? <DataError sentence={`The checklist could not be loaded. ${list.error.message}`} onRetry={() => void list.refetch()} /> : null}
      {launch.error ? <DataError sentence={`Not launched. ${launch.error.message}`} /> : null}
      <Items items={items.filter((item) => item.level !== 'ok')} onFollow={onClose} />
      {items.some((item) => item.level === 'ok') ? (
        <details className="cf-inorder" open={items.length > 0 && blockers === 0 && items.length === inOrder}>
          <summary>
            <span className="med">{inOrder === 1 ? 'One thing is in order' : `${inOrder} things are in order`}</span>
          </summary>
          <Items items={items.filter((item) => item.level === 'ok')} onFollow={onClose} />
        </details>
      ) : null}
      {list.data && list.data.firstMessages.length > 0 ? <FirstMails mails={list.data.firstMessages} /> : null}
      {list.data && list.data.plan.length > 0 ? <PlanTable plan={list.data.plan} end={list.data.estimatedEnd} /> : null}
    </Dialog>
  )
}

function Items({ items, onFollow }: { items: ChecklistItem[]; onFollow: () => void }) {
  return (
    <ul className="cf-checklist">
      {items.map((item) => (
        <li key={item.id}>
          <StatusDot tone={TONES[item.level]}>
            <span className="ui-sr">{WORDS[item.level]}: </span>
            <span className="med">{item.title}</span>
          </StatusDot>
          {item.detail ? <p className="soft s13">{item.detail}</p> : null}
          {item.level !== 'ok' && item.fix ? (
            <Link className="link s13" to={item.fix} aria-label={`Mend it: ${item.title}`} onClick={onFollow}>
              Mend it
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function FirstMails({ mails }: { mails: MailPreview[] }) {
  return (
    <section>
      <h3 className="lb">The first {mails.length === 1 ? 'mail' : `${mails.length} mails`}</h3>
      {mails.map((mail, index) => (
        <details key={index} className="cf-mail">
          <summary>
            <span className="med">{mail.subject}</span> <span className="soft">to {mail.to}</span>
          </summary>
          <div className="cf-letter">
            <MarkedText text={mail.text} filled={mail.filled} />
          </div>
        </details>
      ))}
    </section>
  )
}

function PlanTable({ plan, end }: { plan: PlannedSend[]; end: string | null }) {
  return (
    <section>
      <h3 className="lb">Planned{end ? `, ending about ${new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long' }).format(new Date(end))}` : ''}</h3>
      <div className="cf-plan">
        <DataTable
          label="Planned mails" rows={plan.slice(0, 30)} rowKey={(row) => `${row.outreachId}-${row.stepId}`}
          columns={[
            { id: 'who', head: 'Who', cell: (row) => row.contactName || row.email },
            { id: 'mail', head: 'Mail', number: true, cell: (row) => row.stepNumber },
            { id: 'when', head: 'When', cell: (row) => <span title={row.why}>{when(row.at)}</span> },
            { id: 'there', head: 'There', rank: 2, cell: (row) => <span className="soft">{row.atThere}</span> },
            { id: 'from', head: 'From', rank: 3, cell: (row) => row.mailbox },
          ]}
        />
      </div>
    </section>
  )
}
