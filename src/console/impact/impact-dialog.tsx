import { useState } from 'react'
import type { Impact } from '#model/api/impact.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { RecordPageLink } from '../explain/record-page-link.tsx'
import { ImpactPeople } from './impact-people.tsx'
import { tImpact as t } from './messages.ts'
import type { AskedImpact } from './use-impact.ts'

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
      title={t('impact.title')}
      description={impact.basis}
      actions={<Button onClick={onClose}>{t('impact.close')}</Button>}
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
                  {t(open === one.id ? 'impact.hide' : 'impact.people')}
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
              <ImpactPeople asked={asked} of={one.id} label={one.says} />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
