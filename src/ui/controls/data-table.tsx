import type { ReactNode } from 'react'
import { tData } from '../lists/messages.ts'

export interface TableColumn<Row> {
  id: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Right-aligned with tabular figures. */
  number?: boolean
  wrap?: boolean
  /** 2 and 3 are hidden on small screens, 3 first. */
  rank?: 1 | 2 | 3
}

interface TableProps<Row> {
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Makes rows selectable; the selection may hold rows of other pages, which stay in it. */
  selected?: ReadonlySet<string>
  onSelect?: (ids: Set<string>) => void
  /** Name of a row, for its checkbox. */
  rowName?: (row: Row) => string
}

/** A dense table in its own scroll container. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  selected,
  onSelect,
  rowName = rowKey,
}: TableProps<Row>) {
  const all = selected && rows.length > 0 && rows.every((row) => selected.has(rowKey(row)))
  const look = (column: TableColumn<Row>) =>
    (
      `${column.number ? 'r' : ''} ${column.rank && column.rank > 1 ? `p${column.rank}` : ''} ` +
      `${column.wrap ? 'wrap' : ''}`
    ).trim()
  const toggleAll = () => {
    const next = new Set(selected)
    for (const id of rows.map(rowKey)) {
      if (all) next.delete(id)
      else next.add(id)
    }
    onSelect?.(next)
  }
  const toggle = (id: string) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect?.(next)
  }
  return (
    <div className="tbl-box" tabIndex={0} role="group" aria-label={label}>
      <table className="tbl">
        <thead>
          <tr>
            {selected ? (
              <th scope="col" style={{ width: 32 }}>
                <input
                  type="checkbox"
                  className="cb"
                  aria-label={tData('data.selectAll')}
                  checked={Boolean(all)}
                  onChange={toggleAll}
                />
              </th>
            ) : null}
            {columns.map((column) => (
              <th key={column.id} scope="col" className={look(column).replace('wrap', '')}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} aria-selected={selected ? selected.has(rowKey(row)) : undefined}>
              {selected ? (
                <td>
                  <input
                    type="checkbox"
                    className="cb"
                    aria-label={tData('data.select', { name: rowName(row) })}
                    checked={selected.has(rowKey(row))}
                    onChange={() => toggle(rowKey(row))}
                  />
                </td>
              ) : null}
              {columns.map((column) => (
                <td key={column.id} className={look(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
