import { useRef } from 'react'
import type { FieldInputProps } from '#catalog/fields/face.ts'
import { controlAttributes } from '#catalog/fields/text-control.tsx'
import { Button } from '#ui/base/button.tsx'
import { tEditor as t } from './messages.ts'
import type { MjmlEditing } from './use-mjml.ts'

/** The source with line numbers, and why it cannot be shown as blocks. */
export function SourceView({
  editing,
  control,
}: {
  editing: MjmlEditing
  control: FieldInputProps
}) {
  const area = useRef<HTMLTextAreaElement>(null)
  const gutter = useRef<HTMLPreElement>(null)
  const { source, faults } = editing
  const lines = source.split('\n')
  const goTo = (line: number) => {
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0)
    area.current?.focus()
    area.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
  }
  return (
    <div className="te-source">
      {source.trim() !== '' &&
        faults.slice(0, 1).map((fault) => (
          <p key={fault.line} className="te-fault" role="status">
            <span className="f-dot f-negative">
              {t('mjml.unreadable', {
                line: fault.line,
                why: t(`mjml.fault.${fault.code}`, { name: fault.name }),
              })}
            </span>
            <Button size="s" onClick={() => goTo(fault.line)}>
              {t('mjml.goToLine', { line: fault.line })}
            </Button>
          </p>
        ))}
      <div className="te-lines">
        <pre ref={gutter} className="te-gutter" aria-hidden>
          {lines.map((_line, at) => at + 1).join('\n')}
        </pre>
        <textarea
          {...controlAttributes({ ...control, label: t('mjml.sourceLabel') })}
          ref={area}
          className="f-input f-area te-text"
          rows={Math.min(36, Math.max(14, lines.length + 1))}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={source}
          onScroll={({ currentTarget }) =>
            gutter.current && (gutter.current.scrollTop = currentTarget.scrollTop)
          }
          onChange={({ target }) => editing.type(target.value)}
          onBlur={control.onBlur}
        />
      </div>
    </div>
  )
}
