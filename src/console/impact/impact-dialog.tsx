import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Impact } from '#model/impact.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import '#ui/lists/lists.css'
import { recordPath, useRegistry } from '../core/registry.ts'
import { RecordPageLink } from '../explain/record-page-link.tsx'
import { im } from './messages.ts'
import { useImpactPeople, type AskedImpact } from './use-impact.ts'

interface ImpactDialogProps {
  asked: AskedImpact
  impact: Impact
  /** The line whose people are shown first. */
  chosen: string
  onClose(): void
}

/** Everything that saving does, with the people and records of each line. */
export function ImpactDialog({ asked, impact, chosen, onClose }: ImpactDialogProps) {
  const [open, setOpen] = useState(chosen)
  return (
    <Dialog
      open
      onClose={onClose}
      title={im('impact.title')}
      description={impact.basis}
      actions={<Button onClick={onClose}>{im('impact.close')}</Button>}
    >
      <ul className="im-lines">
        {impact.lines.map((one) => (
          <li key={one.id}>
            <p className="im-head">
              <span className={`im-part im-${one.tone}`}>{one.says}</span>
              {one.hasPeople && (
                <Button
                  size="s"
                  variant="quiet"
                  aria-expanded={open === one.id}
                  onClick={() => setOpen(open === one.id ? '' : one.id)}
                >
                  {im(open === one.id ? 'impact.hide' : 'impact.people')}
                </Button>
              )}
            </p>
            {one.links.length > 0 && (
              <p className="im-links">
                {one.links.map((link) => (
                  <RecordPageLink key={`${link.entity} ${link.id}`} link={link} />
                ))}
              </p>
            )}
            {one.hasPeople && open === one.id && (
              <People asked={asked} of={one.id} label={one.says} />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** A page of the people of a line, with links to their pages. */
function People({ asked, of, label }: { asked: AskedImpact; of: string; label: string }) {
  const profiles = useRegistry().byEntity('profile')!
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
        {im('impact.loading')}
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
      {total > rows.length && <Pager page={page} size={size} total={total} onPage={setPage} />}
    </>
  )
}
