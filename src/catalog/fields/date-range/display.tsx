import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue, isEmpty } from '../empty-value.tsx'
import { f } from '../field-messages.ts'
import { calendarDay } from '../moments.ts'

export function DateRangeDisplay({ value }: FieldDisplayProps) {
  const { from, to } = (typeof value === 'object' && value !== null ? value : {}) as {
    from?: unknown
    to?: unknown
  }
  if (isEmpty(from) && isEmpty(to)) return <EmptyValue />
  const [first, last] = [from, to].map((day) => (isEmpty(day) ? '' : calendarDay(String(day)))) as [
    string,
    string,
  ]
  return (
    <span className="f-nowrap">
      {first && last
        ? f('field.range.both', { from: first, to: last })
        : first
          ? f('field.range.since', { from: first })
          : f('field.range.until', { to: last })}
    </span>
  )
}
