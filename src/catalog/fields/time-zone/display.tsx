import { productNow } from '#ui/base/product-clock.ts'
import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue, isEmpty } from '../empty-value.tsx'
import { timeThere } from './zones.ts'

export function TimeZoneDisplay({ value, dense }: FieldDisplayProps) {
  if (isEmpty(value)) return <EmptyValue />
  const there = dense ? '' : timeThere(String(value), productNow())
  return (
    <span>
      {String(value).replaceAll('_', ' ')}
      {there && <span className="f-soft">, {there} now</span>}
    </span>
  )
}
