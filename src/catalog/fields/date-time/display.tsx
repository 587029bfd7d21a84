import { productNow } from '#ui/base/product-clock.ts'
import { relativeWords } from '#language'
import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue, isEmpty } from '../empty-value.tsx'
import { exactMoment } from '#ui/lists/exact-moment.ts'

/** Relative in lists with the exact time in the tooltip; both on a page. */
export function DateTimeDisplay({ value, dense }: FieldDisplayProps) {
  if (isEmpty(value)) return <EmptyValue />
  const at = new Date(String(value))
  if (Number.isNaN(at.getTime())) return <span>{String(value)}</span>
  const exact = exactMoment(at)
  const near = relativeWords(at, productNow())
  return dense ? (
    <time className="f-soft f-nowrap" dateTime={at.toISOString()} title={exact}>
      {near}
    </time>
  ) : (
    <time dateTime={at.toISOString()} title={exact}>
      {exact} <span className="f-soft f-nowrap">{near}</span>
    </time>
  )
}
