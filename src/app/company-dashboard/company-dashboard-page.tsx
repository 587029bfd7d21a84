import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useTenant } from '#client/me.ts'
import { paths } from '#client/paths.ts'
import { useLiveQueries } from '#client/stream.ts'
import { trialState } from '#model/trial.ts'
import { Skeleton } from '#ui/base/skeleton.tsx'
import { formatDay, formatNumber, formatShare } from '#ui/lists/format.ts'
import { BarRows } from '#ui/plots/bar-rows.tsx'
import { PageFrame } from '../page-parts/page-frame.tsx'
import { Part } from '../page-parts/part.tsx'
import { useProductNow } from '../page-parts/use-product-now.ts'
import { MailboxLoad } from './mailbox-load.tsx'
import { MemberTable } from './member-table.tsx'
import { countContacts, countSuppressions, readCampaigns, readMailboxes } from './read-company.ts'
import { tCompany as t } from './words.ts'
import './company-dashboard.css'

/** The organisation as a whole: members, mailboxes and domains, suppression and plan. Each part stands for itself: one that fails leaves the others. */
export default function CompanyDashboardPage() {
  const campaigns = useQuery({ queryKey: ['campaigns', 'company'], queryFn: ({ signal }) => readCampaigns(signal) })
  const mailboxes = useQuery({ queryKey: ['mailboxes', 'company'], queryFn: ({ signal }) => readMailboxes(signal) })
  const contacts = useQuery({ queryKey: ['contacts', 'count'], queryFn: ({ signal }) => countContacts(signal) })
  const suppressions = useQuery({ queryKey: ['suppressions', 'reasons'], queryFn: ({ signal }) => countSuppressions(signal) })
  useLiveQueries(['campaign', 'mailbox', 'reply'], [['campaigns', 'company'], ['mailboxes', 'company']], { pollMs: 60_000 })
  return (
    <PageFrame title={t('company.title')}>
      <p className="soft s13 company-purpose">{t('company.purpose')}</p>
      <div className="company">
        <div className="panel">
          <dl className="figs">
            <Counted name={t('company.campaigns')} query={campaigns} value={({ total }) => total} more={({ rows }) => t('company.running', { count: rows.filter((row) => row.state === 'running').length })} />
            <Counted name={t('company.contacts')} query={contacts} value={(total) => total} />
            <Counted name={t('company.mailboxes')} query={mailboxes} value={({ total }) => total} more={({ rows }) => t('company.active', { count: rows.filter((row) => row.state === 'active').length })} />
            <Counted name={t('company.sentDay')} query={mailboxes} value={({ rows }) => rows.reduce((sum, row) => sum + row.sentLast24h, 0)} more={({ rows }) => t('company.ofCap', { count: rows.reduce((sum, row) => sum + row.capToday, 0) })} />
            <Counted name={t('company.suppressed')} query={suppressions} value={({ total }) => total} more={() => t('company.suppressedFrom')} />
            <PlanFigure />
          </dl>
        </div>
        <Part query={campaigns}>{({ rows, total }) => <MemberTable campaigns={rows} total={total} />}</Part>
        <Part query={mailboxes}>{({ rows }) => <MailboxLoad mailboxes={rows} campaigns={campaigns.data?.rows ?? []} />}</Part>
        <section className="panel company-part" aria-labelledby="company-suppression">
          <div className="sec-h">
            <h2 id="company-suppression">{t('company.suppression')}</h2>
            <Link className="link s13 end" to={`${paths.account}#suppression`}>
              {t('company.openList')}
            </Link>
          </div>
          <Part query={suppressions}>{(data) => <Reasons {...data} />}</Part>
        </section>
      </div>
    </PageFrame>
  )
}

function Counted<T>({ name, query, value, more }: { name: string; query: UseQueryResult<T>; value: (data: T) => number; more?: (data: T) => string }) {
  const { data } = query
  return (
    <div className="fig">
      <dt>{name}</dt>
      <dd className="v">{data !== undefined ? formatNumber(value(data)) : query.isError ? '–' : <Skeleton width={64} height={28} />}</dd>
      <dd className="c">{data !== undefined && more ? more(data) : null}</dd>
    </div>
  )
}

function PlanFigure() {
  const { data } = useTenant()
  const now = useProductNow()
  const trial = trialState(data, now)
  return (
    <div className="fig">
      <dt>{t('company.plan')}</dt>
      <dd className="v company-plan">{data ? t(`company.tier.${data.subscription_tier}`) : <Skeleton width={90} height={28} />}</dd>
      <dd className="c">{!data ? null : trial.kind === 'running' ? t('company.trialUntil', { day: formatDay(data.trial_ends_at) }) : trial.kind === 'expired' ? <span className="warn">{t('company.trialOver')}</span> : t('company.noLimit')}</dd>
    </div>
  )
}

function Reasons({ total, reasons }: Awaited<ReturnType<typeof countSuppressions>>) {
  if (total === 0) return <p className="soft s13 company-none">{t('company.suppressionNone')}</p>
  const most = reasons[0]!.count
  return <BarRows rows={reasons.map(({ reason, count }) => ({ name: t(`company.reason.${reason}`), share: count / most, value: formatNumber(count), aside: formatShare(count / total) }))} />
}
