import { useEffect, useState } from 'react'
import { unitWords } from '#model/unit-words.ts'
import type { FieldInputProps } from '../face.ts'
import { controlAttributes } from '../text-control.tsx'

/**
 * What was typed: a number where it is one, else the text itself, so that the form can name the
 * fault.
 */
export function readNumber(text: string): number | string | null {
  const trimmed = text.trim().replace(',', '.')
  if (trimmed === '') return null
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(trimmed) ? Number(trimmed) : text
}

/**
 * Text with digits, not `type="number"`: that one changes on scrolling and loses what it cannot
 * read.
 */
export function NumberInput(props: FieldInputProps) {
  const [typed, setTyped] = useState(() =>
    props.value === null || props.value === undefined ? '' : String(props.value),
  )
  useEffect(() => {
    setTyped((now) =>
      readNumber(now) === (props.value ?? null)
        ? now
        : props.value === null || props.value === undefined
          ? ''
          : String(props.value),
    )
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
