import { useId } from 'react'
import { fieldTypeOf } from '#catalog/fields/definitions.ts'
import { inputOf } from '#catalog/fields/inputs.ts'
import type { SchemaNode } from '#model/schema/entity.ts'

interface ValueFieldProps {
  label: string
  /** The schema of the value, which decides the input. */
  node: SchemaNode
  value: unknown
  onChange(value: unknown): void
}

/** One value with its label, for dialogs that ask for it outside of a form. */
export function ValueField({ label, node, value, onChange }: ValueFieldProps) {
  const id = useId()
  const Input = inputOf(fieldTypeOf(node))
  return (
    <div className="c-field">
      <label className="f-label" htmlFor={id}>
        {label}
      </label>
      <Input id={id} node={node} value={value} onChange={onChange} />
    </div>
  )
}
