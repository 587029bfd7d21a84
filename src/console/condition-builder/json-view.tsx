import { useEffect, useState } from 'react'
import { Button } from '#ui/base/button.tsx'
import { jsonProblem, readJson } from '#catalog/fields/json-control.tsx'
import type { FieldError } from '#model/lib/errors.ts'
import { tConditions as t } from './messages.ts'

const written = (value: unknown) =>
  value === null || value === undefined ? '' : JSON.stringify(value, null, 2)

interface JsonViewProps {
  value: unknown
  /** Receives every parsed value and updates the tree. */
  onRead(value: unknown): void
  /**
   * Text that does not parse yet; the builder keeps it so that switching views does not lose it.
   */
  typed: string | null
  onTyped(text: string | null): void
  faults: readonly FieldError[]
}

/** Edits the condition as JSON. Text that does not parse is kept and marked, never discarded. */
export function JsonView({ value, onRead, typed, onTyped, faults }: JsonViewProps) {
  const [text, setText] = useState(() => typed ?? written(value))
  const now = JSON.stringify(value ?? null)
  useEffect(() => {
    if (typed !== null) return
    setText((before) => (sameJson(before, now) ? before : written(JSON.parse(now))))
  }, [now, typed])
  const change = (next: string) => {
    setText(next)
    if (jsonProblem(next)) return onTyped(next)
    onTyped(null)
    onRead(readJson(next))
  }
  return (
    <div className="cb-json">
      <textarea
        className="f-input f-area f-code"
        aria-label={t('builder.jsonLabel')}
        aria-invalid={typed !== null || faults.length > 0 || undefined}
        spellCheck={false}
        rows={Math.min(28, Math.max(8, text.split('\n').length + 1))}
        value={text}
        onChange={(event) => change(event.target.value)}
      />
      <div aria-live="polite">
        <Faults
          typed={typed}
          faults={faults}
          onDrop={() => {
            onTyped(null)
            setText(written(value))
          }}
        />
      </div>
    </div>
  )
}

function Faults({
  typed,
  faults,
  onDrop,
}: Pick<JsonViewProps, 'typed' | 'faults'> & { onDrop(): void }) {
  if (typed !== null)
    return (
      <div className="cb-faults">
        <p>{t('builder.jsonFault', { message: jsonProblem(typed) })}</p>
        <p>{t('builder.jsonKeeps')}</p>
        <Button size="s" onClick={onDrop}>
          {t('builder.jsonDrop')}
        </Button>
      </div>
    )
  if (faults.length === 0) return <p className="cb-word">{t('builder.jsonFine')}</p>
  return (
    <ul className="cb-faults">
      {faults.map((fault) => (
        <li key={fault.path + fault.message}>
          <code>{fault.path || '/'}</code> {fault.message}
        </li>
      ))}
    </ul>
  )
}

const sameJson = (text: string, json: string) =>
  !jsonProblem(text) && JSON.stringify(readJson(text)) === json
