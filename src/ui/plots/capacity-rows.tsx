import { formatNumber, formatPlainDay } from '../lists/format.ts'
import './plots.css'

export interface Capacity {
  id: string
  name: string
  days: readonly { day: string; planned: number; capacity: number }[]
}

/** The used share of a day in percent; a day without capacity is full with its first email. */
function filled({ planned, capacity }: { planned: number; capacity: number }): number {
  if (capacity > 0) return Math.min(100, (planned / capacity) * 100)
  return planned > 0 ? 100 : 0
}

/**
 * Planned emails against each mailbox's capacity, day by day: a filled bar in its frame, and both
 * numbers as text.
 */
export function CapacityRows({
  rows,
  words,
}: {
  rows: readonly Capacity[]
  words: { mailbox: string; of: (planned: string, capacity: string) => string }
}) {
  const days = rows[0]?.days ?? []
  return (
    <div className="tbl-box" tabIndex={0} role="group" aria-label={words.mailbox}>
      <table className="tbl plot-capacity">
        <thead>
          <tr>
            <th scope="col">{words.mailbox}</th>
            {days.map((day) => (
              <th key={day.day} scope="col" className="r">
                {formatPlainDay(day.day, { weekday: true })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className="nm">
                {row.name}
              </th>
              {row.days.map((day) => (
                <td key={day.day} className="r">
                  <span className="plot-cell">
                    <span className={day.planned > day.capacity ? 'plot-full warn med' : ''}>
                      {words.of(formatNumber(day.planned), formatNumber(day.capacity))}
                    </span>
                    <span className="plot-cell-bar" aria-hidden="true">
                      <i
                        style={{
                          width: `${filled(day)}%`,
                        }}
                      />
                    </span>
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
