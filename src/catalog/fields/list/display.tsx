import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue } from '../empty-value.tsx'

export function ListDisplay({ value, dense }: FieldDisplayProps) {
  if (!Array.isArray(value) || value.length === 0) return <EmptyValue />
  return <span className={dense ? 'f-clip f-num' : 'f-num'}>{value.join(', ')}</span>
}
