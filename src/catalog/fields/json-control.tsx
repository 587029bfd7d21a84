import { useEffect, useState } from 'react'
import type { FieldInputProps } from './face.ts'
import { controlAttributes } from './text-control.tsx'

const written = (value: unknown) => (value === undefined || value === null ? '' : JSON.stringify(value, null, 2))

/** Text that is not JSON is handed on as it is: nothing typed is lost, and the form names the fault. */
export function readJson(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A value as its JSON text; for the kinds whose values are open structures. */
export function JsonControl(props: FieldInputProps) {
  const [typed, setTyped] = useState(() => (typeof props.value === 'string' ? props.value : written(props.value)))
  const now = JSON.stringify(props.value ?? null)
  useEffect(() => {
    setTyped((text) => (JSON.stringify(readJson(text) ?? null) === now ? text : written(JSON.parse(now))))
  }, [now])
  return (
    <textarea
      {...controlAttributes(props)}
      className="f-input f-area f-code"
      rows={Math.min(24, Math.max(4, typed.split('\n').length + 1))}
      spellCheck={false}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value)
        props.onChange(readJson(event.target.value))
      }}
      onBlur={props.onBlur}
    />
  )
}
