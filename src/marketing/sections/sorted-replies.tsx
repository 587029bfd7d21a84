import { replies } from '../site/sample.ts'

/**
 * Sorted replies with the actions that followed. Has explicit roles, because small screens show the
 * rows as blocks.
 */
export function SortedReplies() {
  return (
    <figure>
      <div className="panel">
        <table className="inbox" role="table" aria-label="Replies and actions">
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                Label
              </th>
              <th scope="col" role="columnheader">
                Reply
              </th>
              <th scope="col" role="columnheader">
                Action
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {replies.map(({ label, tone, from, text, done }) => (
              <tr key={from} role="row">
                <td role="cell">
                  <span className={`st ${tone}`}>{label}</span>
                </td>
                <td role="cell">
                  <span className="who">{from}</span>
                  <q>{text}</q>
                </td>
                <td role="cell">{done}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption>Sample data.</figcaption>
    </figure>
  )
}
