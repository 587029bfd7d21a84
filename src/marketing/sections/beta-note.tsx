const columns = [
  {
    title: 'You can count on',
    lines: [
      'Review before any send',
      'Export of everything, at any time',
      'An audit trail of every change',
      'Opt-outs kept, trial or not',
    ],
  },
  {
    title: 'Will still change',
    lines: [
      'Wording and order of screens',
      'API details, announced first',
      'How replies are sorted, as we learn',
      'Kinds of journey step, as more are added',
    ],
  },
  {
    title: 'Not in it',
    lines: [
      'A database of contacts to buy',
      'Warm-up pools',
      'Open tracking',
      'Sending without your review',
    ],
  },
] as const

/** What the beta means for customers. */
export function BetaNote() {
  return (
    <div className="beta">
      {columns.map(({ title, lines }) => (
        <div key={title}>
          <h3 className="h-14">{title}</h3>
          <ul className="plain">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
