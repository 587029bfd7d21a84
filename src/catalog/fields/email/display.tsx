import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue, isEmpty } from '../empty-value.tsx'

export function EmailDisplay({ value, dense }: FieldDisplayProps) {
  if (isEmpty(value)) return <EmptyValue />
  const address = String(value)
  return dense ? (
    <span className="f-clip">{address}</span>
  ) : (
    <a className="f-link" href={`mailto:${address}`}>
      {address}
    </a>
  )
}
