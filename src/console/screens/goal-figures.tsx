import { Link } from 'react-router-dom'
import type { GoalReport } from '#model/api/goal-report.ts'
import { formatNumber, formatShare } from '#ui/lists/format.ts'
import { BarRows } from '#ui/plots/bar-rows.tsx'
import { inSentence, numberFormat } from '#language'
import { useRegistry } from '../core/registry.ts'
import { durationText } from './goal-duration.ts'
import { tGoal as t } from './goal-messages.ts'
import { Days, Split, Times } from './goal-plots.tsx'

const money = (amount: number, currency: string) =>
  numberFormat({ style: 'currency', currency }).format(amount)

/** The figures of a goal as numbers, funnel, days, split and times; every plot has its table. */
export function GoalFigures({ report, hasCampaign }: { report: GoalReport; hasCampaign: boolean }) {
  const { globalStats: totals } = report
  return (
    <>
      <Headline report={report} hasCampaign={hasCampaign} />
      {totals.startCount === 0 ? (
        <div className="goal-none">
          <p>{t('goal.none')}</p>
          <p className="soft">{t('goal.noneHint')}</p>
        </div>
      ) : (
        <>
          <Funnel report={report} />
          {report.split.length > 0 && <Split rows={report.split} omittedCount={report.splitLeft} />}
          <Days days={report.days} />
          {totals.targetCount > 0 && <Times report={report} />}
        </>
      )}
    </>
  )
}

function Headline({
  report: { globalStats: totals, timeToConvert, costs },
  hasCampaign,
}: {
  report: GoalReport
  hasCampaign: boolean
}) {
  const costEvents = useRegistry().byEntity('campaign-event')
  return (
    <dl className="figs goal-figs">
      <Figure name={t('goal.started')} value={formatNumber(totals.startCount)} />
      <Figure name={t('goal.reached')} value={formatNumber(totals.targetCount)} />
      <Figure
        name={t('goal.rate')}
        value={totals.startCount === 0 ? '–' : formatShare(totals.conversionRate)}
      />
      <Figure
        name={t('goal.median')}
        value={timeToConvert ? durationText(timeToConvert.median) : '–'}
        note={
          timeToConvert
            ? t('goal.medianHelp', { p90: durationText(timeToConvert.p90) })
            : t('goal.nobodyYet')
        }
      />
      {hasCampaign &&
        costs.map(({ currency, cost, perConversion }) => (
          <Figure
            key={currency}
            name={t('goal.cost')}
            value={perConversion === null ? '–' : money(perConversion, currency)}
            note={
              perConversion === null
                ? t('goal.costAll', { cost: money(cost, currency) })
                : t('goal.costOf', { cost: money(cost, currency) })
            }
          />
        ))}
      {hasCampaign && costs.length === 0 && (
        <div className="fig">
          <dt>{t('goal.cost')}</dt>
          <dd className="v">–</dd>
          <dd className="c">
            {costEvents ? (
              <Link className="link" to={costEvents.resource.path}>
                {t('goal.noteCosts')}
              </Link>
            ) : (
              t('goal.noCosts')
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Figure({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div className="fig">
      <dt>{name}</dt>
      <dd className="v">{value}</dd>
      {note && <dd className="c goal-more">{note}</dd>}
    </div>
  )
}

function Funnel({ report: { globalStats: totals, of } }: { report: GoalReport }) {
  const unit = inSentence(t(`goal.of.${of}`))
  const lost = totals.startCount - totals.targetCount
  const shareOfStarted = (count: number) => formatShare(count / totals.startCount)
  return (
    <section aria-labelledby="goal-funnel" className="goal-part">
      <h2 id="goal-funnel">{t('goal.funnel')}</h2>
      <BarRows
        rows={[
          {
            name: t('goal.started'),
            share: 1,
            value: formatNumber(totals.startCount),
            aside: unit,
          },
          {
            name: t('goal.reached'),
            share: totals.conversionRate,
            value: formatNumber(totals.targetCount),
            aside: shareOfStarted(totals.targetCount),
            tone: 'answer',
          },
          {
            name: t('goal.notReached'),
            share: lost / totals.startCount,
            value: formatNumber(lost),
            aside: shareOfStarted(lost),
            plain: true,
          },
        ]}
      />
    </section>
  )
}
