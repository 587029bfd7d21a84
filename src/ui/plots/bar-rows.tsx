import type { ReactNode } from 'react'
import './plots.css'

export interface BarRow {
  name: ReactNode
  /** Length of the bar, from 0 to 1. */
  share: number
  value: string
  /** Shown at the far right, in soft text. */
  aside?: ReactNode
  tone?: 'volume' | 'answer'
  /** Omits the track behind it. */
  plain?: boolean
}

/** One bar per row, from zero, each with its number: funnels and shares. */
export function BarRows({ rows }: { rows: readonly BarRow[] }) {
  return (
    <ol className="funnel">
      {rows.map((row, index) => (
        <li key={index} className={row.tone === 'answer' ? 'fn pos' : 'fn'}>
          <span>{row.name}</span>
          <span className={row.plain ? 'tr p' : 'tr'} aria-hidden="true">
            {row.share > 0 ? <i style={{ width: `${Math.min(100, row.share * 100)}%` }} /> : null}
          </span>
          <span className="v">{row.value}</span>
          <span className="s">{row.aside}</span>
        </li>
      ))}
    </ol>
  )
}
