import { useContext, useState, type ReactNode } from 'react'
import { ApiError } from '#client/api.ts'
import { impactKindOf, type ImpactKind, type ImpactLine } from '#model/api/impact.ts'
import { Button } from '#ui/base/button.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import { ImpactDialog } from './impact-dialog.tsx'
import { tImpact as t } from './messages.ts'
import { FormImpactContext, useFormImpact, useImpact, type AskedImpact } from './use-impact.ts'
import './impact.css'

/** Lines that fit next to the button; the dialog shows all. */
const SHOWN = 4
/** Lines that add nothing next to the button. */
const QUIET = new Set(['stays', 'values', 'changes'])

/** Gives the editors of a form what its save bar asks about. */
export function FormImpact({
  consoleResource,
  children,
}: {
  consoleResource: ConsoleResource
  children: ReactNode
}) {
  const kind = impactKindOf(consoleResource.entity.id)
  return kind ? (
    <Asking consoleResource={consoleResource} kind={kind}>
      {children}
    </Asking>
  ) : (
    children
  )
}

const Asking = ({
  consoleResource,
  kind,
  children,
}: {
  consoleResource: ConsoleResource
  kind: ImpactKind
  children: ReactNode
}) => (
  <FormImpactContext value={useFormImpact(consoleResource.entity, kind)}>
    {children}
  </FormImpactContext>
)

/**
 * Shows next to the save button of a form what saving does to people, from the form's current values.
 * For records without an impact it shows nothing.
 */
export function SaveImpact() {
  const askedImpact = useContext(FormImpactContext)
  return askedImpact && <ImpactSummary {...askedImpact} />
}

/** The impact in one line, with a button that opens all of it. */
export function ImpactSummary(askedImpact: AskedImpact) {
  const { data, error, isCounting } = useImpact(askedImpact)
  const [open, setOpen] = useState<string | null>(null)
  const isFaulty = error instanceof ApiError && error.status === 422
  // A new record is incomplete until its form is filled.
  if (isFaulty && askedImpact.id === null) return null
  if (error && !isCounting)
    return (
      <span className="im-line c-soft" role="status">
        {isFaulty ? t('impact.faulty') : t('impact.failed', { why: error.message })}
      </span>
    )
  if (!data)
    return (
      <span className="im-line c-soft" role="status">
        {t('impact.loading')}
      </span>
    )
  if (data.lines.length === 0) return null
  const lines = data.lines.filter(({ id, count }) => count > 0 && !QUIET.has(id)).slice(0, SHOWN)
  const first = lines[0] ?? data.lines[0]!
  return (
    <span className="im-line" role="group" aria-label={t('impact.label')} aria-busy={isCounting}>
      <span role="status">
        {lines.length === 0 ? (
          <span className="c-soft">{t('impact.none')}</span>
        ) : (
          lines.map((line) => (
            <Part key={line.id} line={line} exact={data.exact} onOpen={setOpen} />
          ))
        )}
      </span>
      <Button size="s" variant="quiet" onClick={() => setOpen(first.id)}>
        {t('impact.details')}
      </Button>
      {open !== null && (
        <ImpactDialog
          asked={askedImpact}
          impact={data}
          chosen={open}
          onClose={() => setOpen(null)}
        />
      )}
    </span>
  )
}

function Part({
  line: { id, short, tone, hasPeople, links },
  exact,
  onOpen,
}: {
  line: ImpactLine
  exact: boolean
  onOpen(id: string): void
}) {
  const text = exact ? short : t('impact.about', { text: short })
  return hasPeople || links.length > 0 ? (
    <button type="button" className={`im-part im-${tone}`} onClick={() => onOpen(id)}>
      {text}
    </button>
  ) : (
    <span className={`im-part im-${tone}`}>{text}</span>
  )
}
