import { Link } from 'react-router-dom'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import type {
  CampaignView,
  Checklist,
  ChecklistItem,
  MailPreview,
  PlannedSend,
} from '#model/api/outreach.ts'
import { Button, buttonClass } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { SkeletonLines } from '#ui/base/skeleton.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { DataTable } from '#ui/controls/data-table.tsx'
import { StatusDot, type StatusTone } from '#ui/controls/status.tsx'
import { dateFormat } from '#language'
import { tFilm } from '../rehearse/messages.ts'
import { campaignKey } from './configure-context.ts'
import { MarkedText } from './marked-text.tsx'
import { tConfigure as t } from './messages.ts'

const TONES: Record<ChecklistItem['level'], StatusTone> = {
  blocker: 'negative',
  warning: 'caution',
  ok: 'positive',
}
const ORDER = { blocker: 0, warning: 1, ok: 2 }
/** What the checks found, in one sentence. */
function verdictOf(
  { canLaunch }: Checklist,
  { blockers, warnings }: { blockers: number; warnings: number },
): string {
  if (!canLaunch) return t('conf.launch.blocked', { count: blockers })
  if (warnings > 0) return t('conf.launch.warned', { count: warnings })
  return t('conf.launch.allInOrder')
}

const when = (at: string) =>
  dateFormat({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at))

/**
 * The review before launch: blockers, warnings, rendered first emails, and the first sends. The
 * server makes the decision.
 */
export function LaunchDialog({
  campaign,
  onClose,
}: {
  campaign: CampaignView
  onClose: () => void
}) {
  const client = useQueryClient()
  const list = useQuery({
    queryKey: [...campaignKey(campaign.id), 'checklist', campaign.version],
    queryFn: ({ signal }) => api.get<Checklist>(`/campaigns/${campaign.id}/checklist`, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const launch = useMutation({
    mutationFn: () =>
      api.post<CampaignView>(
        `/campaigns/${campaign.id}/launch`,
        { version: campaign.version },
        { timeout: 60_000 },
      ),
    onSuccess(view) {
      client.setQueryData(campaignKey(campaign.id), view)
      void client.invalidateQueries({ queryKey: ['campaigns'] })
      toast({
        title: t('conf.launch.done'),
        description: t('conf.launch.doneDetail'),
        variant: 'success',
      })
      onClose()
    },
    onError: () => void list.refetch(),
  })
  const items = [...(list.data?.items ?? [])].sort((a, b) => ORDER[a.level] - ORDER[b.level])
  const blockers = items.filter((item) => item.level === 'blocker').length
  const inOrder = items.filter((item) => item.level === 'ok').length
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('conf.reviewLaunch')}
      description={
        list.data && verdictOf(list.data, { blockers, warnings: items.length - blockers - inOrder })
      }
      actions={
        <>
          <Button onClick={onClose}>{t('conf.launch.notYet')}</Button>
          <Button
            variant="primary"
            disabled={!list.data?.canLaunch}
            busy={launch.isPending}
            onClick={() => launch.mutate()}
          >
            {t('conf.launch.launch')}
          </Button>
        </>
      }
    >
      {list.isPending ? <SkeletonLines lines={6} label={t('conf.launch.loading')} /> : null}
      {list.error ? (
        <DataError
          sentence={t('conf.launch.loadFailed', { reason: list.error.message })}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      {launch.error ? (
        <DataError sentence={t('conf.launch.failed', { reason: launch.error.message })} />
      ) : null}
      <Items items={items.filter((item) => item.level !== 'ok')} onFollow={onClose} />
      {items.some((item) => item.level === 'ok') ? (
        <details
          className="cf-inorder"
          open={items.length > 0 && blockers === 0 && items.length === inOrder}
        >
          <summary>
            <span className="med">{t('conf.launch.inOrder', { count: inOrder })}</span>
          </summary>
          <Items items={items.filter((item) => item.level === 'ok')} onFollow={onClose} />
        </details>
      ) : null}
      <RehearsalOffer campaign={campaign} />
      {list.data && list.data.firstMessages.length > 0 ? (
        <FirstMails mails={list.data.firstMessages} />
      ) : null}
      {list.data && list.data.plan.length > 0 ? (
        <PlanTable plan={list.data.plan} end={list.data.estimatedEnd} />
      ) : null}
    </Dialog>
  )
}

function Items({ items, onFollow }: { items: ChecklistItem[]; onFollow: () => void }) {
  return (
    <ul className="cf-checklist">
      {items.map((item) => (
        <li key={item.id}>
          <StatusDot tone={TONES[item.level]}>
            <span className="ui-sr">{t(`conf.launch.level.${item.level}`)}: </span>
            <span className="med">{item.title}</span>
          </StatusDot>
          {item.detail ? <p className="soft s13">{item.detail}</p> : null}
          {item.level !== 'ok' && item.fix ? (
            <Link
              className="link s13"
              to={item.fix}
              aria-label={t('conf.launch.mendOne', { what: item.title })}
              onClick={onFollow}
            >
              {t('conf.launch.mend')}
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** Offers the rehearsal before the first launch. */
function RehearsalOffer({ campaign }: { campaign: CampaignView }) {
  if (campaign.launchedAt) return null
  return (
    <p className="cf-rehearse">
      <span className="soft s13">{tFilm('film.offer')}</span>
      <Link className={buttonClass({ size: 's' })} to={paths.rehearse(campaign.id)}>
        <Icon name="play" size={14} />
        {tFilm('film.offerAction')}
      </Link>
    </p>
  )
}

function FirstMails({ mails }: { mails: MailPreview[] }) {
  return (
    <section>
      <h3 className="lb">{t('conf.launch.firstMails', { count: mails.length })}</h3>
      {mails.map((mail, index) => (
        <details key={index} className="cf-mail">
          <summary>
            <span className="med">{mail.subject}</span>{' '}
            <span className="soft">{t('conf.launch.to', { address: mail.to })}</span>
          </summary>
          <div className="cf-letter">
            <MarkedText text={mail.text} filled={mail.filled} />
          </div>
        </details>
      ))}
    </section>
  )
}

/** Planned emails that are shown. */
const SHOWN = 30

function PlanTable({ plan, end }: { plan: PlannedSend[]; end: string | null }) {
  return (
    <section>
      <h3 className="lb">
        {end
          ? t('conf.launch.plannedUntil', {
              day: dateFormat({ day: 'numeric', month: 'long' }).format(new Date(end)),
            })
          : t('conf.launch.planned')}
      </h3>
      <div className="cf-plan">
        <DataTable
          label={t('conf.launch.plan')}
          rows={plan.slice(0, SHOWN)}
          rowKey={(row) => `${row.outreachId}-${row.stepId}`}
          columns={[
            { id: 'who', head: t('conf.launch.who'), cell: (row) => row.contactName || row.email },
            {
              id: 'mail',
              head: t('conf.launch.mail'),
              number: true,
              cell: (row) => row.stepNumber,
            },
            {
              id: 'when',
              head: t('conf.launch.when'),
              cell: (row) => <span title={row.why}>{when(row.at)}</span>,
            },
            {
              id: 'there',
              head: t('conf.launch.there'),
              rank: 2,
              cell: (row) => <span className="soft">{row.atThere}</span>,
            },
            { id: 'from', head: t('conf.launch.from'), rank: 3, cell: (row) => row.mailbox },
          ]}
        />
        {plan.length > SHOWN ? (
          <p className="soft s13">{t('conf.missing.more', { count: plan.length - SHOWN })}</p>
        ) : null}
      </div>
    </section>
  )
}
