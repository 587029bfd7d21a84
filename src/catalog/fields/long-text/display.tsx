import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue, isEmpty } from '../empty-value.tsx'

export function LongTextDisplay({ value, dense }: FieldDisplayProps) {
  if (isEmpty(value)) return <EmptyValue />
  const text = String(value)
  return dense ? (
    <span className="f-clip f-soft" title={text.length > 40 ? text : undefined}>
      {text.replace(/\s+/g, ' ')}
    </span>
  ) : (
    <p className="f-prose">{text}</p>
  )
}
