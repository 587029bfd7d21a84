import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { useLiveQueries } from '#client/stream.ts'
import type { Dashboard } from '#model/api/outreach.ts'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { formatNumber, formatShare } from '#ui/lists/format.ts'
import { BarRows } from '#ui/plots/bar-rows.tsx'
import { CapacityRows } from '#ui/plots/capacity-rows.tsx'
import { CampaignTable } from '../campaigns/campaign-table.tsx'
import { PageFrame } from '../page-parts/page-frame.tsx'
import { Part } from '../page-parts/part.tsx'
import { useProductNow } from '../page-parts/use-product-now.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { DayPlot } from './day-plot.tsx'
import { Figures, WaitingFigure } from './figures.tsx'
import { FirstRun } from './first-run.tsx'
import { NeedsYou } from './needs-you.tsx'
import { RangeChoice, saveDays, useRanged } from './range-choice.tsx'
import { tDash as t } from './messages.ts'
import './dashboard.css'

/**
 * The dashboard: figures with their change, two measures by day, tasks for the person, funnel,
 * replies by email, campaigns.
 */
export default function DashboardPage() {
  const { query, range, choose } = useRanged<Dashboard>('/dashboard', 'dashboard')
  const now = useProductNow()
  useLiveQueries(['reply', 'campaign', 'mailbox'], [['dashboard']], { pollMs: 60_000 })
  const { data } = query
  return (
    <PageFrame
      title={t('dash.title')}
      actions={
        <>
          <RangeChoice data={data} range={range} onChoose={choose} />
          {data ? (
            <IconButton
              label={t('dash.export')}
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
      <Part query={query} skeleton={<DashboardSkeleton />}>
        {(dashboard) => <Board data={dashboard} now={now} />}
      </Part>
    </PageFrame>
  )
}

function Board({ data, now }: { data: Dashboard; now: number }) {
  const isNew =
    data.firstRun !== null &&
    data.figures.accepted.value === 0 &&
    data.figures.accepted.previous === 0
  return (
    <div className="dash-stack">
      {data.firstRun ? <FirstRun steps={data.firstRun} /> : null}
      {isNew ? null : (
        <>
          <div className="panel">
            <Figures figures={data.figures}>
              <WaitingFigure needs={data.needs} now={now} />
            </Figures>
            <div className="board">
              <DayPlot days={data.days} />
              <NeedsYou needs={data.needs} now={now} />
            </div>
          </div>
          <Shares data={data} />
        </>
      )}
      {data.capacity.some((one) => one.days.length > 0) ? (
        <section aria-labelledby="capacity">
          <div className="sec-h">
            <h2 id="capacity">{t('dash.capacity')}</h2>
            <span className="soft s12">{t('dash.capacityAside')}</span>
          </div>
          <div className="panel dash-panel">
            <CapacityRows
              rows={data.capacity.map((one) => ({
                id: one.mailboxId,
                name: one.mailbox,
                days: one.days,
              }))}
              words={{
                mailbox: t('dash.mailbox'),
                of: (value, total) => t('dash.of', { value, total }),
              }}
            />
          </div>
        </section>
      ) : null}
      <section aria-labelledby="dash-campaigns">
        <div className="sec-h">
          <h2 id="dash-campaigns">{t('dash.campaigns')}</h2>
          <span className="soft s13 num">{data.campaigns.length}</span>
          <Link className="link s13 end" to={paths.campaigns}>
            {t('dash.allCampaigns')}
          </Link>
        </div>
        <div className="panel dash-panel">
          {data.campaigns.length > 0 ? (
            <CampaignTable rows={data.campaigns} now={now} label={t('dash.campaigns')} />
          ) : (
            <p className="soft dash-none">{t('dash.noCampaigns')}</p>
          )}
        </div>
      </section>
    </div>
  )
}

function Shares({ data }: { data: Dashboard }) {
  const first = data.funnel[0]?.value ?? 0
  const best = Math.max(
    0,
    ...data.repliesByStep.map((step) => (step.accepted > 0 ? step.replied / step.accepted : 0)),
  )
  return (
    <div className="panel dash-duo">
      <section aria-labelledby="funnel">
        <div className="sec-h">
          <h2 id="funnel">{t('dash.funnel')}</h2>
          <span className="soft s12 end">{t('dash.funnelAside')}</span>
        </div>
        <BarRows
          rows={data.funnel.map(({ name, value }, index) => {
            const before = data.funnel[index - 1]?.value ?? 0
            return {
              name,
              value: formatNumber(value),
              share: first > 0 ? value / first : 0,
              tone: index > 0 ? 'answer' : 'volume',
              aside: index > 0 && before > 0 ? formatShare(value / before) : '',
            }
          })}
        />
      </section>
      <section aria-labelledby="by-mail">
        <div className="sec-h">
          <h2 id="by-mail">{t('dash.byMail')}</h2>
          <span className="soft s12 end">{t('dash.byMailAside')}</span>
        </div>
        {data.repliesByStep.length === 0 ? (
          <p className="soft s13 dash-none-mail">{t('dash.noReplies')}</p>
        ) : null}
        <BarRows
          rows={data.repliesByStep.map(({ number, replied, accepted }) => {
            const share = accepted > 0 ? replied / accepted : 0
            return {
              name: t('dash.mail', { number }),
              value: formatShare(accepted > 0 ? share : null),
              share: best > 0 ? share / best : 0,
              tone: 'answer',
              plain: true,
              aside: (
                <>
                  {formatNumber(replied)}
                  <span> {t('dash.of', { value: '', total: accepted }).trim()}</span>
                </>
              ),
            }
          })}
        />
      </section>
    </div>
  )
}
