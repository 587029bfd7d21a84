import './broadcasts.css'

/** A short table of texts; all columns but the first are aligned to the right. */
export function SmallTable({
  label,
  columns,
  rows,
}: {
  label: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}) {
  return (
    <>
      <h3 className="bc-heading">{label}</h3>
      <div className="c-scroll-x" role="region" aria-label={label} tabIndex={0}>
        <table className="c-table c-table-open">
          <thead>
            <tr>
              {columns.map((title, at) => (
                <th key={title} scope="col" className={at === 0 ? '' : 'c-right'}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells[0]}>
                {cells.map((cell, at) => (
                  <td key={columns[at]} className={at === 0 ? '' : 'c-num c-right'}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
