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
        {impact.lines.map((line) => (
          <li key={line.id}>
            <p className="im-head">
              <span className={`im-part im-${line.tone}`}>{line.says}</span>
              {line.hasPeople && (
                <Button
                  size="s"
                  variant="quiet"
                  aria-expanded={open === line.id}
                  onClick={() => setOpen(open === line.id ? '' : line.id)}
                >
                  {t(open === line.id ? 'impact.hide' : 'impact.people')}
                </Button>
              )}
            </p>
            {line.links.length > 0 && (
              <p className="im-links">
                {line.links.map((link) => (
                  <RecordPageLink key={`${link.entity} ${link.id}`} link={link} />
                ))}
              </p>
            )}
            {line.hasPeople && open === line.id && (
              <ImpactPeople asked={asked} of={line.id} label={line.says} />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
