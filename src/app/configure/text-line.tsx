import { useState, type ReactNode } from 'react'
import type { FactCandidate } from '#model/email/drafting-questions.ts'
import type { Missing } from '#model/api/outreach.ts'
import { SourceChip, type SourcedText } from '../page-parts/source-chip.tsx'
import { CandidateList } from './candidate-list.tsx'
import { CertaintyWord } from './certainty-word.tsx'
import { certaintyOf, lineFrom, othersOf } from './fact-state.ts'
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
  /** What the site says about this fact, best first. */
  candidates?: readonly FactCandidate[]
  /** Whether the question about this fact was left out. */
  isSkipped?: boolean
  placeholder?: string
  onChange: (value: SourcedText) => void
  buttons?: ReactNode
  /** True in lists, where the heading is the label. */
  hideLabel?: boolean
  children?: ReactNode
}

/** A fact is one line, also where its field is higher. */
const oneLine = (text: string) => text.replace(/(?<!\s)[^\S\n]*\n\s*/g, ' ')

/** A line with the text of another: what else belongs to it, such as a link, stays. */
const withText = (
  line: SourcedText,
  { text, source, edited, confirmed }: SourcedText,
): SourcedText => ({ ...line, text, source, edited, confirmed })

/** Other candidates that are one tap away; an empty line shows one more. */
const OFFERED = 2

/** One line of a message with its source, its certainty, its other candidates and its findings. */
export function TextLine(props: LineProps) {
  const { id, label, value, max, rows = 1, findings, candidates = [], onChange } = props
  const [chosen, setChosen] = useState<{ before: SourcedText; text: string } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const fault = findings.find((finding) => finding.level === 'blocker') ?? findings[0]
  const isEmpty = value.text.trim() === ''
  const others = othersOf(candidates, [value.text], isEmpty ? OFFERED + 1 : OFFERED)
  const choose = (next: SourcedText) => {
    setChosen({ before: value, text: next.text })
    setIsOpen(false)
    onChange(next)
    // The button that was pressed may be gone: the line keeps the focus.
    document.getElementById(id)?.focus()
  }
  const common = {
    id,
    value: value.text,
    maxLength: max,
    placeholder: props.placeholder,
    className: 'field',
    'aria-invalid': fault?.level === 'blocker' ? true : undefined,
    'aria-describedby': `${id}-note`,
    onChange: (event: { target: { value: string } }) => {
      setChosen(null)
      onChange({ ...value, text: oneLine(event.target.value), edited: true })
    },
  }
  const showsOthers = others.length > 0 && (isOpen || isEmpty)
  return (
    <div className="mg-line">
      <label
        htmlFor={id}
        className={props.hideLabel ? 'ui-sr' : 'lb'}
        style={props.hideLabel ? undefined : { gridColumn: '1 / -1', marginBottom: 0 }}
      >
        {label}
      </label>
      {rows > 1 ? <textarea {...common} rows={rows} /> : <input {...common} />}
      <div className="mg-buttons">{props.buttons}</div>
      <div className="mg-note" id={`${id}-note`}>
        <LineNote
          {...props}
          fault={fault}
          onConfirm={() => choose({ ...value, confirmed: true })}
          onRestore={(drafted) => choose({ ...value, ...drafted, edited: false })}
        />
        {chosen?.text === value.text ? (
          <button
            type="button"
            className="link"
            onClick={() => {
              onChange(withText(value, chosen.before))
              setChosen(null)
              document.getElementById(id)?.focus()
            }}
          >
            {t('conf.line.undo')}
          </button>
        ) : null}
        {others.length > 0 && !isEmpty ? (
          <button
            type="button"
            className="link"
            aria-expanded={isOpen}
            aria-controls={`${id}-others`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'conf.others.hide' : 'conf.others.show', { count: others.length })}
          </button>
        ) : null}
        <span
          className={`count num ${value.text.length > max * 0.9 ? 'warn' : ''}`}
          aria-hidden="true"
        >
          {value.text.length} / {max}
        </span>
      </div>
      {showsOthers ? (
        <div className="mg-panel">
          <CandidateList
            id={`${id}-others`}
            candidates={others}
            action={t('conf.others.use')}
            onChoose={(candidate) => choose(lineFrom(candidate))}
          />
          {isEmpty ? null : (
            <button
              type="button"
              className="link s12"
              onClick={() => choose({ text: '', edited: true })}
            >
              {t('conf.others.own')}
            </button>
          )}
        </div>
      ) : null}
      {props.children}
    </div>
  )
}

/** Where a line comes from, how sure it is, and what is wrong with it. */
function LineNote({
  value,
  drafted,
  isSkipped,
  children,
  fault,
  onConfirm,
  onRestore,
}: LineProps & {
  fault: Missing | undefined
  onConfirm: () => void
  onRestore: (drafted: SourcedText) => void
}) {
  const canRestore = drafted !== undefined && drafted.text !== '' && drafted.text !== value.text
  return (
    <>
      <CertaintyWord line={value} />
      {value.source && value.text && !value.edited ? <SourceChip source={value.source} /> : null}
      {certaintyOf(value) === 'unsure' && !children ? (
        <button type="button" className="link" onClick={onConfirm}>
          {t('conf.line.confirm')}
        </button>
      ) : null}
      {isSkipped && value.text.trim() === '' ? <span>{t('conf.line.skipped')}</span> : null}
      {canRestore ? (
        <button type="button" className="link" onClick={() => onRestore(drafted)}>
          {t('conf.line.restore')}
        </button>
      ) : null}
      {fault ? (
        <span className={fault.level === 'blocker' ? 'down' : 'warn'}>{fault.message}</span>
      ) : null}
    </>
  )
}
