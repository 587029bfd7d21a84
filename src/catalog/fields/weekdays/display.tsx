import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue } from '../empty-value.tsx'
import { daysInWords } from './days.ts'

export function WeekdaysDisplay({ value }: FieldDisplayProps) {
  return Array.isArray(value) && value.length > 0 ? (
    <span>{daysInWords(value)}</span>
  ) : (
    <EmptyValue />
  )
}
