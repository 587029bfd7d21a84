import { useId, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useParams } from 'react-router-dom'
import type { FieldInputProps } from '#catalog/fields/face.ts'
import { controlAttributes, emptyText } from '#catalog/fields/text-control.tsx'
import { TryScript } from './try-script.tsx'
import { tScripts as t } from './messages.ts'
import './scripts.css'

/**
 * Edits code with line numbers, with a reference and a test of the current text. Tab moves the
 * focus, as everywhere.
 */
export default function ScriptEditor(props: FieldInputProps) {
  const { id: recordId } = useParams()
  const { control } = useFormContext()
  const [parameters, raises]: readonly unknown[] = useWatch({
    control,
    name: ['parameters', 'raises'],
  })
  const area = useRef<HTMLTextAreaElement>(null)
  const gutter = useRef<HTMLOListElement>(null)
  const helpId = useId()
  const text = props.value === null || props.value === undefined ? '' : String(props.value)
  const lines = text.split('\n')
  const goTo = (line: number) => {
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0)
    area.current?.focus()
    area.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
  }
  return (
    <div className="sp">
      <div className="sp-code">
        <ol ref={gutter} className="sp-gutter" aria-hidden>
          {lines.map((_line, at) => (
            <li key={at}>{at + 1}</li>
          ))}
        </ol>
        <textarea
          {...controlAttributes({
            ...props,
            describedBy: [props.describedBy, helpId].filter(Boolean).join(' '),
          })}
          ref={area}
          className="f-input f-area f-code sp-text"
          rows={Math.min(30, Math.max(10, lines.length + 1))}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={text}
          onScroll={({ currentTarget }) =>
            gutter.current && (gutter.current.scrollTop = currentTarget.scrollTop)
          }
          onChange={(event) =>
            props.onChange(event.target.value === '' ? emptyText(props) : event.target.value)
          }
          onBlur={props.onBlur}
        />
      </div>
      <details className="f-details">
        <summary>{t('script.helpTitle')}</summary>
        <div id={helpId} className="sp-help">
          <p>{t('script.helpSees')}</p>
          <p>{t('script.helpAnswers')}</p>
          <p>{t('script.helpLimits')}</p>
        </div>
      </details>
      <TryScript script={{ id: recordId, code: text, parameters, raises }} onLine={goTo} />
    </div>
  )
}
