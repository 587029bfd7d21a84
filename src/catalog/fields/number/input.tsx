import { useEffect, useState } from 'react'
import { typedNumber } from '#model/lib/typed-number.ts'
import { unitWords } from '#model/schema/unit-words.ts'
import type { FieldInputProps } from '../face.ts'
import { controlAttributes } from '../text-control.tsx'

/** The typed number; invalid text is kept, so that the form can report it. */
export function readNumber(text: string): number | string | null {
  return text.trim() === '' ? null : (typedNumber(text) ?? text)
}

/**
 * A text input with digits, not `type="number"`: that one changes on scrolling and loses invalid
 * input.
 */
export function NumberInput(props: FieldInputProps) {
  const [typed, setTyped] = useState(() =>
    props.value === null || props.value === undefined ? '' : String(props.value),
  )
  useEffect(() => {
    setTyped((now) => {
      if (readNumber(now) === (props.value ?? null)) return now
      return props.value === null || props.value === undefined ? '' : String(props.value)
    })
  }, [props.value])
  return (
    <span className="f-unit">
      <input
        {...controlAttributes(props)}
        className="f-input f-number"
        inputMode={props.node.type === 'integer' ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          props.onChange(readNumber(event.target.value))
        }}
        onBlur={props.onBlur}
      />
      {props.node['x-unit'] && (
        <span className="f-unit-word">{unitWords(props.node['x-unit'], props.value)}</span>
      )}
    </span>
  )
}
