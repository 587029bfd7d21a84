import { useState } from 'react'
import type { DayFigures } from '#model/api/outreach.ts'
import { formatNumber, formatPlainDay } from '#ui/lists/format.ts'
import { DayBands } from '#ui/plots/day-bands.tsx'
import { tDash as t } from './messages.ts'

/** Sent emails and replies by day, as a plot or a table. */
export function DayPlot({ days }: { days: readonly DayFigures[] }) {
  const [isTable, setTable] = useState(false)
  const from = formatPlainDay(days[0]?.day ?? '2000-01-01')
  const to = formatPlainDay(days.at(-1)?.day ?? '2000-01-01')
  return (
    <section aria-labelledby="by-day">
      <div className="sec-h">
        <h2 id="by-day">{t('dash.byDay')}</h2>
        <span className="soft s12 p2">{t('dash.weekends')}</span>
        <button
          type="button"
          className="link s13 end"
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? t('dash.asPlot') : t('dash.asTable')}
        </button>
      </div>
      {isTable ? (
        <DayTable days={days} />
      ) : (
        <DayBands
          days={days.map((day) => ({
            day: day.day,
            upper: day.accepted,
            lower: day.replied,
            previous: day.previousAccepted,
          }))}
          upperName={t('dash.sent')}
          lowerName={t('dash.replies')}
          previousName={t('dash.daysBefore', { count: days.length })}
          label={t('dash.plotLabel', { from, to })}
        />
      )}
    </section>
  )
}

function DayTable({ days }: { days: readonly DayFigures[] }) {
  return (
    <div className="tbl-box dash-day-table" tabIndex={0} role="group" aria-label={t('dash.byDay')}>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{t('dash.day')}</th>
            <th scope="col" className="r">
              {t('dash.sent')}
            </th>
            <th scope="col" className="r">
              {t('dash.daysBefore', { count: days.length })}
            </th>
            <th scope="col" className="r">
              {t('dash.replies')}
            </th>
            <th scope="col" className="r">
              {t('dash.positiveReplies')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <td>{formatPlainDay(day.day, { weekday: true })}</td>
              <td className="r">{formatNumber(day.accepted)}</td>
              <td className="r soft">{formatNumber(day.previousAccepted)}</td>
              <td className="r">{formatNumber(day.replied)}</td>
              <td className="r">{formatNumber(day.positive)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
