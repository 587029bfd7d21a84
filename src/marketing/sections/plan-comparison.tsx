type PlanRow = readonly [what: string, starter: string, selfHosted: string]

const groups: readonly (readonly [name: string, rows: readonly PlanRow[]])[] = [
  [
    'Outreach',
    [
      ['Review before the first send', 'Always', 'Always'],
      ['Mailboxes', 'Yours', 'Yours'],
      ['New mailbox, per day', '10, rising by 2 to 30', 'Same, adjustable'],
      ['Planning', 'Reader’s time zone', 'Reader’s time zone'],
      ['Tracking in emails', 'None', 'None'],
    ],
  ],
  [
    'Audience',
    [
      ['Profiles and segments', 'Run by us', 'Yours, in the console'],
      ['Event collection', 'Not included', 'Website and server events'],
    ],
  ],
  [
    'Operations',
    [
      ['Data location', 'Our servers', 'Your servers'],
      ['Sign-in', 'Hosted', 'Built in, or your provider'],
      ['We do them', 'Done by us', 'When you choose'],
      ['Export', 'CSV and JSON, any time', 'CSV, JSON and full backup'],
    ],
  ],
]

/**
 * The two plans line by line. Has explicit roles, because small screens lay the rows out as grids.
 */
export function PlanComparison() {
  return (
    <table className="cmp" role="table" aria-label="Plan comparison">
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            <span className="ui-sr">Feature</span>
          </th>
          <th scope="col" role="columnheader">
            Starter
          </th>
          <th scope="col" role="columnheader">
            Self-hosted
          </th>
        </tr>
      </thead>
      {groups.map(([name, rows]) => (
        <tbody key={name} role="rowgroup">
          <tr className="grp" role="row">
            <th scope="rowgroup" colSpan={3} role="rowheader">
              {name}
            </th>
          </tr>
          {rows.map(([what, starter, selfHosted]) => (
            <tr key={what} role="row">
              <th scope="row" role="rowheader">
                {what}
              </th>
              <td role="cell">{starter}</td>
              <td role="cell">{selfHosted}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
