import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { GoalReport, GoalSplit } from '#model/api/goal-report.ts'
import { formatNumber, formatPlainDay, formatShare } from '#ui/lists/format.ts'
import { BarRows } from '#ui/plots/bar-rows.tsx'
import { DayBands } from '#ui/plots/day-bands.tsx'
import { tPlot } from '#ui/plots/messages.ts'
import { inSentence, numberFormat } from '#language'
import { useRegistry } from '../core/registry.ts'
import { tGoal as t } from './goal-messages.ts'

/** Seconds in the most readable unit. */
function duration(seconds: number): string {
  if (seconds < 60) return t('goal.seconds', { count: Math.round(seconds) })
  if (seconds < 3600) return t('goal.minutes', { count: Math.round(seconds / 60) })
  if (seconds < 86_400) return t('goal.hours', { count: Math.round(seconds / 360) / 10 })
  return t('goal.daysLong', { count: Math.round(seconds / 8640) / 10 })
}

const money = (amount: number, currency: string) =>
  numberFormat({ style: 'currency', currency }).format(amount)

/** The figures of a goal as numbers, funnel, days, split and times; every plot has its table. */
export function GoalFigures({ report, hasCampaign }: { report: GoalReport; hasCampaign: boolean }) {
  const { globalStats: all } = report
  return (
    <>
      <Headline report={report} hasCampaign={hasCampaign} />
      {all.startCount === 0 ? (
        <div className="goal-none">
          <p>{t('goal.none')}</p>
          <p className="soft">{t('goal.noneHint')}</p>
        </div>
      ) : (
        <>
          <Funnel report={report} />
          {report.split.length > 0 && <Split rows={report.split} left={report.splitLeft} />}
          <Days days={report.days} />
          {all.targetCount > 0 && <Times report={report} />}
        </>
      )}
    </>
  )
}

function Headline({
  report: { globalStats: all, timeToConvert, costs },
  hasCampaign,
}: {
  report: GoalReport
  hasCampaign: boolean
}) {
  const ofCosts = useRegistry().byEntity('campaign-event')
  return (
    <dl className="figs goal-figs">
      <Figure name={t('goal.started')} value={formatNumber(all.startCount)} />
      <Figure name={t('goal.reached')} value={formatNumber(all.targetCount)} />
      <Figure
        name={t('goal.rate')}
        value={all.startCount === 0 ? '–' : formatShare(all.conversionRate)}
      />
      <Figure
        name={t('goal.median')}
        value={timeToConvert ? duration(timeToConvert.median) : '–'}
        more={
          timeToConvert
            ? t('goal.medianHelp', { p90: duration(timeToConvert.p90) })
            : t('goal.nobodyYet')
        }
      />
      {hasCampaign &&
        costs.map(({ currency, cost, perConversion }) => (
          <Figure
            key={currency}
            name={t('goal.cost')}
            value={perConversion === null ? '–' : money(perConversion, currency)}
            more={
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
            {ofCosts ? (
              <Link className="link" to={ofCosts.resource.path}>
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

function Figure({ name, value, more }: { name: string; value: string; more?: string }) {
  return (
    <div className="fig">
      <dt>{name}</dt>
      <dd className="v">{value}</dd>
      {more && <dd className="c goal-more">{more}</dd>}
    </div>
  )
}

function Funnel({ report: { globalStats: all, of } }: { report: GoalReport }) {
  const unit = inSentence(t(`goal.of.${of}`))
  const lost = all.startCount - all.targetCount
  const part = (count: number) => formatShare(count / all.startCount)
  return (
    <section aria-labelledby="goal-funnel" className="goal-part">
      <h2 id="goal-funnel">{t('goal.funnel')}</h2>
      <BarRows
        rows={[
          {
            name: t('goal.started'),
            share: 1,
            value: formatNumber(all.startCount),
            aside: unit,
          },
          {
            name: t('goal.reached'),
            share: all.conversionRate,
            value: formatNumber(all.targetCount),
            aside: part(all.targetCount),
            tone: 'answer',
          },
          {
            name: t('goal.notReached'),
            share: lost / all.startCount,
            value: formatNumber(lost),
            aside: part(lost),
            plain: true,
          },
        ]}
      />
    </section>
  )
}

function Split({ rows, left }: { rows: readonly GoalSplit[]; left: number }) {
  return (
    <section aria-labelledby="goal-split" className="goal-part">
      <h2 id="goal-split">{t('goal.split')}</h2>
      <div className="tbl-box" tabIndex={0} role="group" aria-labelledby="goal-split">
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{t('goal.value')}</th>
              <th scope="col" className="r">
                {t('goal.started')}
              </th>
              <th scope="col" className="r">
                {t('goal.reached')}
              </th>
              <th scope="col">{t('goal.rate')}</th>
              <th scope="col" className="r">
                {t('goal.share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key ?? ''}>
                <th scope="row" className="nm">
                  {row.key ?? <span className="soft">{t('goal.without')}</span>}
                </th>
                <td className="r">{formatNumber(row.startCount)}</td>
                <td className="r">{formatNumber(row.targetCount)}</td>
                <td>
                  <span className="bar" aria-hidden="true">
                    <i style={{ width: `${row.conversionRate * 100}%` }} />
                  </span>
                  <span className="num">{formatShare(row.conversionRate)}</span>
                </td>
                <td className="r">{formatShare(row.percentage)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {left > 0 && <p className="soft s12">{t('goal.left', { count: left })}</p>}
    </section>
  )
}

function Days({ days }: { days: GoalReport['days'] }) {
  const [isTable, setTable] = useState(false)
  const label = t('goal.plotLabel', {
    from: formatPlainDay(days[0]!.day),
    to: formatPlainDay(days.at(-1)!.day),
  })
  return (
    <section aria-labelledby="goal-days" className="goal-part">
      <div className="sec-h">
        <h2 id="goal-days">{t('goal.byDay')}</h2>
        <button
          type="button"
          className="link s13 end"
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? tPlot('plot.asPlot') : tPlot('plot.asTable')}
        </button>
      </div>
      {isTable ? (
        <DayTable days={days} />
      ) : (
        <DayBands
          days={days.map(({ day, startCount, targetCount }) => ({
            day,
            upper: startCount,
            lower: targetCount,
          }))}
          upperName={t('goal.started')}
          lowerName={t('goal.reached')}
          label={label}
        />
      )}
    </section>
  )
}

function DayTable({ days }: { days: GoalReport['days'] }) {
  return (
    <div className="tbl-box goal-days" tabIndex={0} role="group" aria-labelledby="goal-days">
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{tPlot('plot.day')}</th>
            <th scope="col" className="r">
              {t('goal.started')}
            </th>
            <th scope="col" className="r">
              {t('goal.reached')}
            </th>
            <th scope="col" className="r">
              {t('goal.rate')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row" className="nm">
                {formatPlainDay(day.day, { weekday: true })}
              </th>
              <td className="r">{formatNumber(day.startCount)}</td>
              <td className="r">{formatNumber(day.targetCount)}</td>
              <td className="r">{day.startCount === 0 ? '–' : formatShare(day.conversionRate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Times({
  report: {
    convertedWithin,
    globalStats: { targetCount },
  },
}: {
  report: GoalReport
}) {
  const bounds = convertedWithin.map(({ seconds }, at) =>
    seconds === null
      ? t('goal.longer', { time: duration(convertedWithin[at - 1]!.seconds!) })
      : t('goal.within', { time: duration(seconds) }),
  )
  return (
    <section aria-labelledby="goal-times" className="goal-part">
      <h2 id="goal-times">{t('goal.took')}</h2>
      <BarRows
        rows={convertedWithin.map(({ count }, at) => ({
          name: bounds[at],
          share: count / targetCount,
          value: formatNumber(count),
          aside: formatShare(count / targetCount),
        }))}
      />
    </section>
  )
}
