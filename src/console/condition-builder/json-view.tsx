import { useEffect, useState } from 'react'
import { Button } from '#ui/base/button.tsx'
import type { FieldError } from '#model/errors.ts'
import { b } from './words.ts'

const written = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value, null, 2))

interface JsonViewProps {
  value: unknown
  /** Everything that was read; the tree follows. */
  onRead(value: unknown): void
  /** Text that cannot be read yet, kept by the builder so that no change of view loses it. */
  typed: string | null
  onTyped(text: string | null): void
  faults: readonly FieldError[]
}

/** The condition as text, both ways. What is typed is never thrown away: what cannot be read waits beside the lines. */
export function JsonView({ value, onRead, typed, onTyped, faults }: JsonViewProps) {
  const [text, setText] = useState(() => typed ?? written(value))
  const now = JSON.stringify(value ?? null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    if (typed !== null) return
    setText((before) => (sameJson(before, now) ? before : written(JSON.parse(now))))
  }, [now, typed])
  const change = (next: string) => {
    setText(next)
    try {
      const read = next.trim() === '' ? null : JSON.parse(next)
      setProblem('')
      onTyped(null)
      onRead(read)
    } catch (error) {
      setProblem((error as Error).message)
      onTyped(next)
    }
  }
  return (
    <div className="cb-json">
      <textarea className="f-input f-area f-code" aria-label={b('builder.jsonLabel')} aria-invalid={typed !== null || faults.length > 0 || undefined} spellCheck={false} rows={Math.min(28, Math.max(8, text.split('\n').length + 1))} value={text} onChange={(event) => change(event.target.value)} />
      <div aria-live="polite">
        {typed !== null ? (
          <div className="cb-faults">
            <p>{b('builder.jsonFault', { message: problem || syntaxOf(typed) })}</p>
            <p>{b('builder.jsonKeeps')}</p>
            <Button
              size="s"
              onClick={() => {
                onTyped(null)
                setText(written(value))
              }}
            >
              {b('builder.jsonDrop')}
            </Button>
          </div>
        ) : faults.length > 0 ? (
          <ul className="cb-faults">
            {faults.map((fault) => (
              <li key={fault.path + fault.message}>
                <code>{fault.path || '/'}</code> {fault.message}
              </li>
            ))}
          </ul>
        ) : (
          <p className="cb-word">{b('builder.jsonFine')}</p>
        )}
      </div>
    </div>
  )
}

function sameJson(text: string, json: string): boolean {
  try {
    return JSON.stringify(text.trim() === '' ? null : JSON.parse(text)) === json
  } catch {
    return false
  }
}

function syntaxOf(text: string): string {
  try {
    JSON.parse(text)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}
