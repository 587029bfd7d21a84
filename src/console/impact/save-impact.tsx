import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { ApiError } from '#client/api.ts'
import { impactKindOf, type ImpactKind, type ImpactLine } from '#model/impact.ts'
import type { RecordValues } from '#model/record-values.ts'
import { Button } from '#ui/base/button.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import { ImpactDialog } from './impact-dialog.tsx'
import { im } from './messages.ts'
import { useImpact, type AskedImpact } from './use-impact.ts'
import './impact.css'

/** Lines that fit next to the button; the dialog shows all. */
const SHOWN = 4
/** Lines that add nothing next to the button. */
const QUIET = new Set(['stays', 'values', 'changes'])

/**
 * Shows next to the save button of a form what saving does to people, from the form's current values.
 * For records without an impact it shows nothing.
 */
export function SaveImpact({ of }: { of: ConsoleResource }) {
  const kind = impactKindOf(of.entity.id)
  return kind ? <FormImpact of={of} kind={kind} /> : null
}

function FormImpact({ of, kind }: { of: ConsoleResource; kind: ImpactKind }) {
  const record = useRecordContext()
  const watched = useWatch() as RecordValues
  // Sends only values of the entity itself, and no texts of templates, which change no count.
  const values = Object.fromEntries(
    Object.entries(watched).filter(
      ([name, value]) =>
        value !== undefined && kind !== 'template' && of.entity.field(name) !== undefined,
    ),
  )
  // The record of a form for a new one is empty, but there.
  const id = record?.id === undefined ? null : String(record.id)
  return <ImpactSummary kind={kind} id={id} values={values} />
}

/** The impact in one line, with a button that opens all of it. */
export function ImpactSummary(asked: AskedImpact) {
  const { data, error, isCounting } = useImpact(asked)
  const [open, setOpen] = useState<string | null>(null)
  const isFaulty = error instanceof ApiError && error.status === 422
  // A new record is incomplete until its form is filled.
  if (isFaulty && asked.id === null) return null
  if (error && !isCounting)
    return (
      <span className="im-line c-soft" role="status">
        {isFaulty ? im('impact.faulty') : im('impact.failed', { why: error.message })}
      </span>
    )
  if (!data)
    return (
      <span className="im-line c-soft" role="status">
        {im('impact.loading')}
      </span>
    )
  if (data.lines.length === 0) return null
  const lines = data.lines.filter(({ id, count }) => count > 0 && !QUIET.has(id)).slice(0, SHOWN)
  const first = lines[0] ?? data.lines[0]!
  return (
    <span className="im-line" role="group" aria-label={im('impact.label')} aria-busy={isCounting}>
      <span role="status">
        {lines.length === 0 ? (
          <span className="c-soft">{im('impact.none')}</span>
        ) : (
          lines.map((one) => <Part key={one.id} line={one} exact={data.exact} onOpen={setOpen} />)
        )}
      </span>
      <Button size="s" variant="quiet" onClick={() => setOpen(first.id)}>
        {im('impact.details')}
      </Button>
      {open !== null && (
        <ImpactDialog asked={asked} impact={data} chosen={open} onClose={() => setOpen(null)} />
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
  const text = exact ? short : im('impact.about', { text: short })
  return hasPeople || links.length > 0 ? (
    <button type="button" className={`im-part im-${tone}`} onClick={() => onOpen(id)}>
      {text}
    </button>
  ) : (
    <span className={`im-part im-${tone}`}>{text}</span>
  )
}
