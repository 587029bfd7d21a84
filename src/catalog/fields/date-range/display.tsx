import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue, isEmpty } from '../empty-value.tsx'
import { tField as t } from '../field-messages.ts'
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
  return <span className="f-nowrap">{rangeText(first, last)}</span>
}

function rangeText(from: string, to: string): string {
  if (!from) return t('field.range.until', { to })
  return to ? t('field.range.both', { from, to }) : t('field.range.since', { from })
}
