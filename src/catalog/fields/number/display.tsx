import { unitWords } from '#model/schema/unit-words.ts'
import { numberFormat } from '#language'
import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue, isEmpty } from '../empty-value.tsx'

export function NumberDisplay({ value, node, dense }: FieldDisplayProps) {
  if (isEmpty(value)) return <EmptyValue />
  const number = Number(value)
  const text =
    Number.isFinite(number) && !node['x-plain']
      ? numberFormat({ maximumFractionDigits: 6 }).format(number)
      : String(value)
  return (
    <span className={number === 0 ? 'f-num f-soft' : 'f-num'}>
      {text}
      {node['x-unit'] && !dense && (
        <span className="f-soft"> {unitWords(node['x-unit'], number)}</span>
      )}
    </span>
  )
}
