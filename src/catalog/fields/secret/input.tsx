import { useState } from 'react'
import type { FieldInputProps } from '../face.ts'
import { LineControl } from '../text-control.tsx'
import { isSet } from './is-set.ts'
import { tField as t } from '../field-messages.ts'

/**
 * Shows whether a value is stored; only a new one can be typed, and an untouched field keeps the
 * old one.
 */
export function SecretInput(props: FieldInputProps) {
  const [isReplacing, setReplacing] = useState(false)
  const kept = isSet(props.value)
  if (kept && !isReplacing)
    return (
      <span className="f-secret">
        <span className="f-dot f-positive">{t('field.set')}</span>
        {!props.disabled && (
          <button
            type="button"
            id={props.id}
            aria-describedby={props.describedBy}
            className="f-button"
            onClick={() => {
              setReplacing(true)
            }}
          >
            Replace
          </button>
        )}
      </span>
    )
  const typed = typeof props.value === 'string' && !kept ? props.value : ''
  return (
    <LineControl
      {...props}
      value={typed}
      type="password"
      onChange={(value) => props.onChange(value === '' || value === null ? undefined : value)}
    />
  )
}
