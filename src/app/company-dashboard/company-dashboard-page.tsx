import { useLiveQueries } from '#client/stream.ts'
import type { CompanyDashboard } from '#model/api/outreach.ts'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { DashboardSkeleton } from '../dashboard/dashboard-skeleton.tsx'
import { DayPlot } from '../dashboard/day-plot.tsx'
import { Figures, SentFigure } from '../dashboard/figures.tsx'
import { RangeChoice, saveDays, useRanged } from '../dashboard/range-choice.tsx'
import { PageFrame } from '../page-parts/page-frame.tsx'
import { Part } from '../page-parts/part.tsx'
import { useProductNow } from '../page-parts/use-product-now.ts'
import { Happened, Reach } from './company-lists.tsx'
import { CompanyNow } from './company-now.tsx'
import { MailboxLoad } from './mailbox-load.tsx'
import { MemberTable } from './member-table.tsx'
import { tCompany as t } from './messages.ts'
import '../dashboard/dashboard.css'
import './company-dashboard.css'

/**
 * The organization's dashboard: figures by day, member, mailbox and domain, the suppression list,
 * the plan, and the audit log.
 */
export default function CompanyDashboardPage() {
  const { query, range, choose } = useRanged<CompanyDashboard>(
    '/company-dashboard',
    'company-dashboard',
  )
  const now = useProductNow()
  useLiveQueries(['campaign', 'mailbox', 'reply'], [['company-dashboard']], { pollMs: 60_000 })
  const { data } = query
  return (
    <PageFrame
      title={t('company.title')}
      actions={
        <>
          <RangeChoice data={data} range={range} onChoose={choose} />
          {data ? (
            <IconButton
              label={t('company.export')}
              variant="default"
              className="p2"
              onClick={() => saveDays(data)}
            >
              <Icon name="dl" />
            </IconButton>
          ) : null}
        </>
      }
    >
      <p className="soft s13 company-purpose">
        {t(data?.scope === 'own' ? 'company.purposeOwn' : 'company.purpose')}
      </p>
      <Part query={query} skeleton={<DashboardSkeleton />}>
        {(companyDashboard) => (
          <div className="company">
            <div className="panel">
              <Figures figures={companyDashboard.figures}>
                <SentFigure sent={companyDashboard.figures.accepted} />
              </Figures>
              <div className="board">
                <DayPlot days={companyDashboard.days} />
                <CompanyNow held={companyDashboard.held} plan={companyDashboard.plan} now={now} />
              </div>
            </div>
            <MemberTable
              members={companyDashboard.members}
              from={companyDashboard.from}
              to={companyDashboard.to}
            />
            <MailboxLoad
              mailboxes={companyDashboard.mailboxes}
              domains={companyDashboard.domains}
            />
            <Reach suppression={companyDashboard.suppression} overlap={companyDashboard.overlap} />
            <Happened imports={companyDashboard.imports} audit={companyDashboard.audit} now={now} />
          </div>
        )}
      </Part>
    </PageFrame>
  )
}
