import { productNow } from '#ui/base/product-clock.ts'
import type { ReactNode } from 'react'
import { exactMoment } from '#ui/lists/exact-moment.ts'
import { Button } from '#ui/base/button.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { inSentence, relativeWords } from '#language'
import '#ui/lists/lists.css'
import { tConsole as t } from '../core/messages.ts'
import type { usePaged } from './use-paged.ts'

/** A date as lists show it, with the exact one on hover. */
export function Moment({ at }: { at: string }) {
  return (
    <time className="c-num" dateTime={at} title={exactMoment(new Date(at))}>
      {relativeWords(new Date(at), productNow())}
    </time>
  )
}

export interface PagedColumn<Row> {
  title: string
  cell: (row: Row) => ReactNode
  /** Hidden first on narrow screens. */
  rank?: 'c-p2' | 'c-p3'
  right?: boolean
  /** May take more than one line. */
  wide?: boolean
}

interface PagedTableProps<Row> {
  paged: ReturnType<typeof usePaged<Row>>
  /** Accessible name of the table. */
  label: string
  keyOf: (row: Row) => string
  columns: readonly PagedColumn<Row>[]
  empty: ReactNode
  /** Makes rows selectable. */
  tick?: {
    chosen: ReadonlySet<string>
    nameOf: (row: Row) => string
    onToggle: (ids: readonly string[]) => void
  }
}

/** A table below a record with its pages, including loading, error and empty states. */
export function PagedTable<Row>({
  paged,
  label,
  keyOf,
  columns,
  empty,
  tick,
}: PagedTableProps<Row>) {
  const { rows, total = 0, isPending, error, refetch } = paged
  if (isPending)
    return (
      <p className="c-soft" role="status">
        {t('console.list.loading', { things: inSentence(label) })}
      </p>
    )
  if (error)
    return (
      <p role="alert">
        {t('console.list.failed')}: {error.message}{' '}
        <Button size="s" onClick={() => void refetch()}>
          {t('console.retry')}
        </Button>
      </p>
    )
  if (total === 0) return <div className="c-soft c-measure">{empty}</div>
  const classOf = ({ rank, right, wide }: PagedColumn<Row>) =>
    [rank, right && 'c-right', wide && 'c-wrap'].filter(Boolean).join(' ') || undefined
  const here = rows.map(keyOf)
  const chosenHere = here.filter((id) => tick?.chosen.has(id))
  return (
    <>
      <div className="c-scroll-x" tabIndex={0} role="region" aria-label={label}>
        <table className={tick ? 'c-table c-table-ticked' : 'c-table c-table-open'}>
          <thead>
            <tr>
              {tick && (
                <th className="c-tick" scope="col">
                  <input
                    type="checkbox"
                    className="f-check"
                    aria-label={t('console.list.selectAll')}
                    checked={here.length > 0 && chosenHere.length === here.length}
                    onChange={() =>
                      tick.onToggle(
                        chosenHere.length === here.length
                          ? here
                          : here.filter((id) => !tick.chosen.has(id)),
                      )
                    }
                  />
                </th>
              )}
              {columns.map((column) => (
                <th key={column.title} scope="col" className={classOf(column)}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={keyOf(row)}
                className={tick?.chosen.has(keyOf(row)) ? 'c-selected' : undefined}
              >
                {tick && (
                  <td className="c-tick">
                    <input
                      type="checkbox"
                      className="f-check"
                      aria-label={t('console.list.select', { name: tick.nameOf(row) })}
                      checked={tick.chosen.has(keyOf(row))}
                      onChange={() => tick.onToggle([keyOf(row)])}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.title} className={classOf(column)}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pager page={paged.page} size={paged.size} total={total} onPage={paged.setPage} />
    </>
  )
}
