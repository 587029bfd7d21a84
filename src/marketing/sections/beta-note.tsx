const columns = [
  {
    title: 'You can count on',
    lines: [
      'Review before anything is sent',
      'Export of all data at any time',
      'An audit log of every change',
      'Opt-outs honored, trial or not',
    ],
  },
  {
    title: 'Will change',
    lines: [
      'Texts and order of screens',
      'API details, announced in advance',
      'How replies are sorted, as we learn',
      'More types of journey steps',
    ],
  },
  {
    title: 'Not included',
    lines: ['A contact database', 'Warm-up pools', 'Open tracking', 'Sending without your review'],
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
