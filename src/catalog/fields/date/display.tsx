import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue, isEmpty } from '../empty-value.tsx'
import { calendarDay } from '../moments.ts'

export function DateDisplay({ value }: FieldDisplayProps) {
  if (isEmpty(value)) return <EmptyValue />
  return (
    <time className="f-nowrap" dateTime={String(value).slice(0, 10)}>
      {calendarDay(String(value))}
    </time>
  )
}
