import { Link } from 'react-router-dom'
import { Pager } from '#ui/lists/pager.tsx'
import '#ui/lists/lists.css'
import { recordPath, useResource } from '../core/registry.ts'
import { tImpact as t } from './messages.ts'
import { useImpactPeople, type AskedImpact } from './use-impact.ts'
import './impact.css'

/** A page of the people of a line, with links to their pages. */
export function ImpactPeople({
  asked,
  of,
  label,
}: {
  asked: AskedImpact
  of: string
  label: string
}) {
  const profiles = useResource('profile')
  const { rows, total = 0, isPending, error, page, setPage, size } = useImpactPeople(asked, of)
  if (error)
    return (
      <p className="c-fault" role="alert">
        {error.message}
      </p>
    )
  if (isPending)
    return (
      <p className="c-soft" role="status">
        {t('impact.loading')}
      </p>
    )
  return (
    <>
      <ul className="im-people" aria-label={label}>
        {rows.map(({ id, name, email }) => (
          <li key={id}>
            <Link className="f-link" to={recordPath(profiles, id)} target="_blank">
              {name || email || `…${id.slice(-8)}`}
            </Link>
            {email && email !== name && <span className="c-soft">{email}</span>}
          </li>
        ))}
      </ul>
      <Pager page={page} size={size} total={total} onPage={setPage} />
    </>
  )
}
