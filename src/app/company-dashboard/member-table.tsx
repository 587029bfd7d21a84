import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import type { CompanyDashboard, Figure } from '#model/api/outreach.ts'
import { buttonClass } from '#ui/base/button.tsx'
import { DataTable, type TableColumn } from '#ui/controls/data-table.tsx'
import { Empty } from '#ui/lists/empty.tsx'
import { formatNumber, formatShare } from '#ui/lists/format.ts'
import { saveCsv } from '../page-parts/save-csv.ts'
import { tCompany as t } from './messages.ts'

type Row = CompanyDashboard['members'][number]

/** Display name of a member; the reader's colleagues are one row. */
const nameOf = ({ kind, name }: Row): string => {
  if (kind === 'colleagues') return t('company.colleagues')
  return kind === 'nobody' ? t('company.unknownMember') : name
}

const fractionOf = ({ numerator, denominator }: Figure) =>
  t('company.fraction', { part: formatNumber(numerator), whole: formatNumber(denominator) })

/** A share, with its formula and both numbers in the title. */
export const Rate = ({ of }: { of: Figure }) => (
  <span className="soft s12" title={`${of.formula}: ${fractionOf(of)}`}>
    {formatShare(of.value)}
  </span>
)

const columns: readonly TableColumn<Row>[] = [
  {
    id: 'member',
    head: t('company.member'),
    cell: (row) => <span className="med">{nameOf(row)}</span>,
  },
  {
    id: 'campaigns',
    head: t('company.campaigns'),
    number: true,
    cell: (row) => (
      <>
        {formatNumber(row.campaigns)}{' '}
        {row.running > 0 ? (
          <span className="soft s12 p2">{t('company.running', { count: row.running })}</span>
        ) : null}
      </>
    ),
  },
  {
    id: 'people',
    head: t('company.people'),
    number: true,
    rank: 2,
    cell: (row) => formatNumber(row.people),
  },
  {
    id: 'contacted',
    head: t('company.contacted'),
    number: true,
    cell: (row) => formatNumber(row.contacted),
  },
  {
    id: 'sent',
    head: t('company.sent'),
    number: true,
    rank: 2,
    cell: (row) => formatNumber(row.accepted),
  },
  {
    id: 'replied',
    head: t('company.replied'),
    number: true,
    cell: (row) => (
      <>
        {formatNumber(row.replied)} <Rate of={row.replyRate} />
      </>
    ),
  },
  {
    id: 'positive',
    head: t('company.positive'),
    number: true,
    rank: 2,
    cell: (row) => formatNumber(row.positive),
  },
  {
    id: 'bounced',
    head: t('company.bounced'),
    number: true,
    rank: 2,
    cell: (row) => <Rate of={row.bounceRate} />,
  },
]

/** The results of each member's campaigns in the range. */
export function MemberTable({
  members,
  from,
  to,
}: Pick<CompanyDashboard, 'members' | 'from' | 'to'>) {
  return (
    <section className="panel" aria-labelledby="company-members">
      <div className="sec-h company-head">
        <h2 id="company-members">{t('company.members')}</h2>
        {members.length > 0 ? (
          <button
            type="button"
            className="link s13 end"
            onClick={() => saveMembers(members, from, to)}
          >
            {t('company.download')}
          </button>
        ) : null}
      </div>
      {members.length > 0 ? (
        <DataTable
          label={t('company.members')}
          columns={columns}
          rows={members}
          rowKey={({ kind, id }) => `${kind} ${id}`}
        />
      ) : (
        <Empty
          title={t('company.membersNone')}
          action={
            <Link className={buttonClass({ variant: 'primary' })} to={paths.startNew}>
              {t('company.start')}
            </Link>
          }
        />
      )}
    </section>
  )
}

function saveMembers(members: readonly Row[], from: string, to: string): void {
  saveCsv(
    `members-${from}-${to}.csv`,
    [
      'member',
      'campaigns',
      'running',
      'people',
      'contacted',
      'sent',
      'replied',
      'positive',
      'bounced',
    ],
    members.map((row) => [
      nameOf(row),
      row.campaigns,
      row.running,
      row.people,
      row.contacted,
      row.accepted,
      row.replied,
      row.positive,
      row.bounced,
    ]),
  )
}
