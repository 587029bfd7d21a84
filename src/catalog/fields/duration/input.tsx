import { useEffect, useId, useState } from 'react'
import { durationFrom, durationWords, writeDuration } from '#model/lib/duration.ts'
import type { FieldInputProps } from '../face.ts'
import { tField as t } from '../field-messages.ts'
import { controlAttributes, emptyText } from '../text-control.tsx'

const shown = (value: unknown) =>
  value === null || value === undefined ? '' : (durationWords(String(value)) ?? String(value))

/** The typed text as ISO 8601; invalid text is kept, so that the form can report it. */
function valueOf(text: string, props: FieldInputProps): unknown {
  if (text.trim() === '') return emptyText(props)
  const duration = durationFrom(text)
  return duration ? writeDuration(duration) : text
}

/** Accepts words ("2 days 4 hours", "1h 30m") as well as ISO 8601, and shows how they were read. */
export function DurationInput(props: FieldInputProps) {
  const [typed, setTyped] = useState(() => shown(props.value))
  const readId = useId()
  const held = props.value === null || props.value === undefined ? '' : String(props.value)
  useEffect(() => {
    setTyped((now) => (String(valueOf(now, props) ?? '') === held ? now : shown(held)))
    // Follows the value only: what is being typed is the person's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [held])
  const words = durationWords(held)
  return (
    <span className="f-unit">
      <input
        {...controlAttributes({
          ...props,
          describedBy:
            [props.describedBy, words ? readId : ''].filter(Boolean).join(' ') || undefined,
        })}
        className="f-input f-duration"
        autoComplete="off"
        spellCheck={false}
        placeholder={t('field.duration.placeholder')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          props.onChange(valueOf(event.target.value, props))
        }}
        onBlur={() => {
          setTyped(shown(held))
          props.onBlur?.()
        }}
      />
      <span className="f-unit-word" id={readId} aria-live="polite">
        {words && (
          <>
            {words === typed ? '' : `${words} `}
            <code className="f-code-inline">{held}</code>
          </>
        )}
      </span>
    </span>
  )
}
