import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api, errorSentence } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import type { Message } from '#model/schema/entities.generated.ts'
import type { CampaignView, InboxRow, LedgerRow, PlannedSend } from '#model/api/outreach.ts'
import { Button, buttonClass } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { Empty } from '#ui/lists/empty.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { Moment } from '#ui/lists/when.tsx'
import { Part, TableSkeleton } from '../page-parts/part.tsx'
import { pageOf, useUrlState } from '../page-parts/use-url-state.ts'
import { tApp } from '../page-parts/messages.ts'
import { tOne as t } from './campaign-messages.ts'

const SIZE = 30
// Not `state`, which the address of a return from the login provider has.
const DEFAULTS = { status: '', page: '0' }
const STATES: readonly Message['state'][] = [
  'accepted',
  'bounced',
  'rejected',
  'deferred',
  'unknown',
  'sending',
  'planned',
  'cancelled',
]
const TONES: Partial<Record<Message['state'], string>> = {
  accepted: 'd-pos',
  bounced: 'd-neg',
  rejected: 'd-neg',
  deferred: 'd-cau',
  unknown: 'd-cau',
  sending: 'd-inf',
}

/** The log of sent emails: recipient, time, mailbox and the server's response. */
export function CampaignMessages({ campaign }: { campaign: CampaignView }) {
  const [url, change] = useUrlState(DEFAULTS)
  const page = pageOf(url.page)
  const query = useQuery({
    queryKey: ['campaign', campaign.id, 'messages', url],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.list<LedgerRow>(
        `/campaigns/${campaign.id}/messages`,
        { range: [page * SIZE, page * SIZE + SIZE - 1] },
        { signal, query: { state: url.status || null } },
      ),
  })
  const download = () =>
    void api
      .download(`/campaigns/${campaign.id}/messages.csv`, 'ledger.csv')
      .catch((error: unknown) =>
        toast({ title: errorSentence(error, tApp('app.actionFailed')), variant: 'destructive' }),
      )
  return (
    <>
      <div className="data-filters">
        <select
          className="field"
          aria-label={t('one.state')}
          value={url.status}
          onChange={(event) => change({ status: event.target.value })}
        >
          <option value="">{t('one.anyState')}</option>
          {STATES.map((state) => (
            <option key={state} value={state}>
              {t(`one.m.${state}`)}
            </option>
          ))}
        </select>
        <span className="end">
          <Button onClick={download}>
            <Icon name="dl" />
            {t('one.ledgerCsv')}
          </Button>
        </span>
      </div>
      <div className="panel">
        <Part query={query} skeleton={<TableSkeleton />}>
          {({ rows, total }) =>
            total === 0 ? (
              <Empty
                title={url.status ? tApp('app.nothingFound') : t('one.noMessages')}
                detail={url.status ? undefined : t('one.noMessagesDetail')}
              />
            ) : (
              <>
                <LedgerTable rows={rows} />
                <Pager
                  page={page}
                  size={SIZE}
                  total={total}
                  onPage={(next) => change({ page: String(next) })}
                />
              </>
            )
          }
        </Part>
      </div>
    </>
  )
}

function LedgerTable({ rows }: { rows: readonly LedgerRow[] }) {
  return (
    <div className="tbl-box" tabIndex={0} role="group" aria-label={t('one.messages')}>
      <table className="tbl" aria-label={t('one.messages')}>
        <thead>
          <tr>
            <th scope="col">{t('one.person')}</th>
            <th scope="col" className="p2">
              {t('one.subject')}
            </th>
            <th scope="col">{t('one.result')}</th>
            <th scope="col" className="p3">
              {t('one.mailbox')}
            </th>
            <th scope="col" className="r p2">
              {t('one.when')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className="two">
                <span className="med">{row.contactName}</span>
                <span className="sub">{row.email}</span>
              </td>
              <td className="two p2 clip campaign-subject">
                {row.subject || t('one.sameThread')}
                <span className="sub">{t('one.mail', { number: row.stepNumber })}</span>
              </td>
              <td className="wrap">
                <span className={`dot ${TONES[row.state] ?? 'd-off'}`}>
                  {t(`one.m.${row.state}`)}
                </span>
                {row.smtpReply ? <span className="sub">{row.smtpReply}</span> : null}
              </td>
              <td className="p3 soft">{row.mailbox}</td>
              <td className="r soft p2">
                <Moment at={row.bouncedAt ?? row.acceptedAt ?? row.plannedAt ?? row.updatedAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Replies to this campaign; each opens in the inbox. */
export function CampaignReplies({ campaign }: { campaign: CampaignView }) {
  const [url, change] = useUrlState({ page: '0' })
  const page = pageOf(url.page)
  const query = useQuery({
    queryKey: ['campaign', campaign.id, 'replies', page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.list<InboxRow>(
        '/inbox',
        { range: [page * SIZE, page * SIZE + SIZE - 1] },
        { signal, query: { campaignId: campaign.id } },
      ),
  })
  return (
    <div className="panel">
      <Part query={query} skeleton={<TableSkeleton />}>
        {({ rows, total }) =>
          total === 0 ? (
            <Empty title={t('one.noReplies')} detail={t('one.noRepliesDetail')} />
          ) : (
            <>
              <ul className="dash-needs">
                {rows.map((row) => (
                  <li key={row.id} className="need">
                    <p className="t clip">
                      {row.contactName || row.fromAddress}{' '}
                      <span className="soft campaign-light">
                        · {tApp(`app.label.${row.label}`)} · <Moment at={row.receivedAt} />
                      </span>
                    </p>
                    <p className="q clip">{row.text.replace(/\s+/g, ' ').trim().slice(0, 240)}</p>
                    <Link
                      className={buttonClass({ size: 's' }, 'need-act')}
                      to={`${paths.inbox}?open=${row.id}`}
                    >
                      {t('one.openInbox')}
                    </Link>
                  </li>
                ))}
              </ul>
              <Pager
                page={page}
                size={SIZE}
                total={total}
                onPage={(next) => change({ page: String(next) })}
              />
            </>
          )
        }
      </Part>
    </div>
  )
}

/** The next emails, soonest first, each with the reason for its time. */
export function CampaignSchedule({ campaign }: { campaign: CampaignView }) {
  const query = useQuery({
    queryKey: ['campaign', campaign.id, 'plan'],
    queryFn: ({ signal }) => api.get<PlannedSend[]>(`/campaigns/${campaign.id}/plan`, { signal }),
  })
  return (
    <div className="panel">
      <Part query={query} skeleton={<TableSkeleton />}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t('one.noPlan')} detail={t('one.noPlanDetail')} />
          ) : (
            <div className="tbl-box" tabIndex={0} role="group" aria-label={t('one.schedule')}>
              <table className="tbl" aria-label={t('one.schedule')}>
                <thead>
                  <tr>
                    <th scope="col">{t('one.when')}</th>
                    <th scope="col">{t('one.person')}</th>
                    <th scope="col" className="p2">
                      {t('one.there')}
                    </th>
                    <th scope="col" className="p3">
                      {t('one.mailbox')}
                    </th>
                    <th scope="col" className="p3">
                      {t('one.why')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.messageId ?? `${row.outreachId}-${row.stepId}`}>
                      <td className="num">
                        <Moment at={row.at} />
                      </td>
                      <td className="two">
                        <span className="med">{row.contactName || row.email}</span>
                        <span className="sub">{t('one.mail', { number: row.stepNumber })}</span>
                      </td>
                      <td className="num soft p2">{row.atThere}</td>
                      <td className="soft p3">{row.mailbox}</td>
                      <td className="wrap soft s12 p3">{row.why}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Part>
    </div>
  )
}
