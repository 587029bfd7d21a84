import { Link } from '#ui/base/routing.tsx'
import type { ContentEntry } from '../site/content.ts'

/** The other pages of a list, below the text of one. */
export function OtherPages({
  label,
  entries,
  without,
}: {
  label: string
  entries: readonly ContentEntry[]
  without: string
}) {
  return (
    <section className="related" aria-labelledby="related-title">
      <h2 id="related-title">{label}</h2>
      <ul className="plain">
        {entries
          .filter(({ slug }) => slug !== without)
          .map(({ path, meta }) => (
            <li key={path}>
              <Link to={path}>{meta.name}</Link>
              <span>{meta.description}</span>
            </li>
          ))}
      </ul>
    </section>
  )
}
