import type { ReactNode } from 'react'
import { Link } from '#ui/base/routing.tsx'

/** Rows between hairlines: a name (optionally a link) and its text. */
export function Entries({
  of,
  level = 3,
}: {
  of: readonly { name: ReactNode; to?: string; text: ReactNode; note?: ReactNode }[]
  level?: 2 | 3
}) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="ledger">
      {of.map(({ name, to, text, note }, index) => (
        <div className="entry" key={to ?? index}>
          <Heading className="h-16">{to ? <Link to={to}>{name}</Link> : name}</Heading>
          <p>{text}</p>
          {note ? <p className="meta-line">{note}</p> : null}
        </div>
      ))}
    </div>
  )
}

/** Terms with their definitions. */
export function Terms({ of }: { of: readonly (readonly [term: string, text: ReactNode])[] }) {
  return (
    <dl className="terms">
      {of.map(([term, text]) => [<dt key={term}>{term}</dt>, <dd key={`${term} text`}>{text}</dd>])}
    </dl>
  )
}
