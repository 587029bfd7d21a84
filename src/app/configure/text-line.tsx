import type { ReactNode } from 'react'
import type { Missing } from '#model/outreach.ts'
import { SourceChip, type SourcedText } from '../page-parts/source-chip.tsx'
import { tMessaging as t } from './messaging-messages.ts'

interface LineProps {
  id: string
  label: string
  value: SourcedText
  max: number
  rows?: number
  findings: readonly Missing[]
  /** The drafted value, for "Restore". */
  drafted?: SourcedText
  placeholder?: string
  onChange: (value: SourcedText) => void
  buttons?: ReactNode
  /** True in lists, where the heading is the label. */
  hideLabel?: boolean
  children?: ReactNode
}

/** One line of a message with its source, its length limit and its findings. */
export function TextLine({
  id,
  label,
  value,
  max,
  rows = 1,
  findings,
  drafted,
  placeholder,
  onChange,
  buttons,
  hideLabel = false,
  children,
}: LineProps) {
  const fault = findings.find((one) => one.level === 'blocker') ?? findings[0]
  const canRestore = drafted !== undefined && drafted.text !== '' && drafted.text !== value.text
  const common = {
    id,
    value: value.text,
    maxLength: max,
    placeholder,
    className: 'field',
    'aria-invalid': fault?.level === 'blocker' ? true : undefined,
    'aria-describedby': `${id}-note`,
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...value, text: event.target.value, edited: true }),
  }
  return (
    <div className="mg-line">
      <label
        htmlFor={id}
        className={hideLabel ? 'ui-sr' : 'lb'}
        style={hideLabel ? undefined : { gridColumn: '1 / -1', marginBottom: 0 }}
      >
        {label}
      </label>
      {rows > 1 ? <textarea {...common} rows={rows} /> : <input {...common} />}
      <div className="mg-buttons">{buttons}</div>
      <div className="mg-note" id={`${id}-note`}>
        {value.edited ? <span>{t('conf.line.edited')}</span> : null}
        {value.source ? <SourceChip source={value.source} /> : null}
        {canRestore ? (
          <button
            type="button"
            className="link"
            onClick={() => onChange({ ...value, ...drafted, edited: false })}
          >
            {t('conf.line.restore')}
          </button>
        ) : null}
        {fault ? (
          <span className={fault.level === 'blocker' ? 'down' : 'warn'}>{fault.message}</span>
        ) : null}
        <span
          className={`count num ${value.text.length > max * 0.9 ? 'warn' : ''}`}
          aria-hidden="true"
        >
          {value.text.length} / {max}
        </span>
      </div>
      {children}
    </div>
  )
}
