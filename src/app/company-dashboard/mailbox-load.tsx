import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import type { CompanyDashboard, PartFigures } from '#model/api/outreach.ts'
import { buttonClass } from '#ui/base/button.tsx'
import { DataTable, type TableColumn } from '#ui/controls/data-table.tsx'
import { Segmented } from '#ui/controls/tabs.tsx'
import { Empty } from '#ui/lists/empty.tsx'
import { formatNumber } from '#ui/lists/format.ts'
import { Rate } from './member-table.tsx'
import { tCompany as t } from './messages.ts'

type Mailbox = CompanyDashboard['mailboxes'][number]
type Domain = CompanyDashboard['domains'][number]
type LoadProps = Pick<CompanyDashboard, 'mailboxes' | 'domains'>
type Group = 'mailbox' | 'domain'

const DOTS: Record<Mailbox['state'], string> = { active: 'd-pos', paused: 'd-cau', error: 'd-neg' }

const figures: readonly TableColumn<
  PartFigures & { sentLast24h: number; capToday: number; leftToday: number }
>[] = [
  { id: 'sent', head: t('company.sent'), number: true, cell: (row) => formatNumber(row.accepted) },
  {
    id: 'replied',
    head: t('company.replied'),
    number: true,
    rank: 2,
    cell: (row) => (
      <>
        {formatNumber(row.replied)} <Rate of={row.replyRate} />
      </>
    ),
  },
  {
    id: 'bounced',
    head: t('company.bounced'),
    number: true,
    cell: (row) => <Rate of={row.bounceRate} />,
  },
  {
    id: 'today',
    head: t('company.sentDay'),
    number: true,
    rank: 2,
    cell: (row) =>
      t('company.ofCapShort', {
        part: formatNumber(row.sentLast24h),
        whole: formatNumber(row.capToday),
      }),
  },
  {
    id: 'left',
    head: t('company.leftToday'),
    number: true,
    rank: 2,
    cell: (row) => formatNumber(row.leftToday),
  },
]

const mailboxColumns: readonly TableColumn<Mailbox>[] = [
  {
    id: 'mailbox',
    head: t('company.mailbox'),
    cell: (row) => (
      <Link className="nm" to={paths.mailboxes}>
        {row.address}
      </Link>
    ),
  },
  {
    id: 'state',
    head: t('company.state'),
    rank: 2,
    wrap: true,
    cell: (row) => <span className={`dot ${DOTS[row.state]}`}>{row.healthText}</span>,
  },
  {
    id: 'usedBy',
    head: t('company.usedBy'),
    number: true,
    rank: 2,
    cell: (row) => formatNumber(row.campaigns),
  },
  ...figures,
]

const domainColumns: readonly TableColumn<Domain>[] = [
  {
    id: 'domain',
    head: t('company.domain'),
    cell: (row) => <span className="med">{row.domain}</span>,
  },
  {
    id: 'mailboxes',
    head: t('company.mailboxes'),
    number: true,
    rank: 2,
    cell: (row) => (
      <>
        {formatNumber(row.mailboxes)}{' '}
        <span className="soft s12">{t('company.active', { count: row.active })}</span>
      </>
    ),
  },
  ...figures,
]

/** What each mailbox or domain sent in the range, and may still send today. */
export function MailboxLoad({ mailboxes, domains }: LoadProps) {
  const [group, setGroup] = useState<Group>('mailbox')
  return (
    <section className="panel" aria-labelledby="company-sending">
      <div className="sec-h company-head">
        <h2 id="company-sending">{t('company.sending')}</h2>
        {mailboxes.length > 0 ? (
          <span className="end">
            <Segmented
              label={t('company.groupBy')}
              value={group}
              onChange={setGroup}
              options={[
                { id: 'mailbox', label: t('company.byMailbox') },
                { id: 'domain', label: t('company.byDomain') },
              ]}
            />
          </span>
        ) : null}
      </div>
      <LoadTable mailboxes={mailboxes} domains={domains} group={group} />
    </section>
  )
}

function LoadTable({ mailboxes, domains, group }: LoadProps & { group: Group }) {
  if (mailboxes.length === 0)
    return (
      <Empty
        title={t('company.mailboxesNone')}
        action={
          <Link className={buttonClass()} to={paths.mailboxes}>
            {t('company.connect')}
          </Link>
        }
      />
    )
  if (group === 'mailbox')
    return (
      <DataTable
        label={t('company.byMailbox')}
        columns={mailboxColumns}
        rows={mailboxes}
        rowKey={({ id }) => id}
      />
    )
  return (
    <DataTable
      label={t('company.byDomain')}
      columns={domainColumns}
      rows={domains}
      rowKey={({ domain }) => domain}
    />
  )
}
