import { useEffect, useState } from 'react'
import type { SchemaNode } from '#model/schema/entity.ts'
import type { FieldInputProps } from '../face.ts'
import { controlAttributes } from '../text-control.tsx'

/**
 * Comma-separated values, parsed by the item type; an invalid one remains text, so that the form
 * can report it.
 */
export function readList(text: string, items: SchemaNode | undefined): unknown[] {
  const parts = text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (items?.type !== 'integer' && items?.type !== 'number') return parts
  return parts.map((part) => (Number.isFinite(Number(part)) ? Number(part) : part))
}

const written = (value: unknown) => (Array.isArray(value) ? value.join(', ') : '')

export function ListInput(props: FieldInputProps) {
  const [typed, setTyped] = useState(() => written(props.value))
  const now = written(props.value)
  useEffect(() => {
    setTyped((text) => (written(readList(text, props.node.items)) === now ? text : now))
  }, [now, props.node.items])
  return (
    <input
      {...controlAttributes(props)}
      className="f-input"
      autoComplete="off"
      value={typed}
      placeholder="Values, separated by commas"
      onChange={(event) => {
        setTyped(event.target.value)
        props.onChange(readList(event.target.value, props.node.items))
      }}
      onBlur={props.onBlur}
    />
  )
}
