import { useState } from 'react'
import type { GoalReport, GoalSplit } from '#model/api/goal-report.ts'
import { formatNumber, formatPlainDay, formatShare } from '#ui/lists/format.ts'
import { BarRows } from '#ui/plots/bar-rows.tsx'
import { DayBands } from '#ui/plots/day-bands.tsx'
import { tPlot } from '#ui/plots/messages.ts'
import { durationText } from './goal-duration.ts'
import { tGoal as t } from './goal-messages.ts'

/** The goal by the values of a property. */
export function Split({
  rows,
  omittedCount,
}: {
  rows: readonly GoalSplit[]
  omittedCount: number
}) {
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
              <tr key={JSON.stringify(row.key)}>
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
      {omittedCount > 0 && <p className="soft s12">{t('goal.left', { count: omittedCount })}</p>}
    </section>
  )
}

/** How many started and reached the goal by day, as a plot or a table. */
export function Days({ days }: { days: GoalReport['days'] }) {
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

/** How long it took those who reached the goal. */
export function Times({
  report: {
    convertedWithin,
    globalStats: { targetCount },
  },
}: {
  report: GoalReport
}) {
  const bounds = convertedWithin.map(({ seconds }, at) =>
    seconds === null
      ? t('goal.longer', { time: durationText(convertedWithin[at - 1]!.seconds!) })
      : t('goal.within', { time: durationText(seconds) }),
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
