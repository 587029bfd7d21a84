import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue, isEmpty } from '../empty-value.tsx'

export function TextDisplay({ value, dense }: FieldDisplayProps) {
  if (isEmpty(value)) return <EmptyValue />
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return (
    <span
      className={dense ? 'f-clip' : undefined}
      title={dense && text.length > 40 ? text : undefined}
    >
      {text}
    </span>
  )
}
