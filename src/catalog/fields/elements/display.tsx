import { EmptyValue } from '../empty-value.tsx'
import type { FieldDisplayProps } from '../face.ts'
import { otherKinds } from '../other-kinds.ts'
import type { Element } from './element.ts'
import { tElements as t } from './messages.ts'

const signed = (value: unknown) =>
  typeof value === 'number' && value > 0 ? `+${value}` : String(value).replace('-', '−')

/** Each element with its points and its condition in words. */
export function ElementsDisplay({ value, node, dense }: FieldDisplayProps) {
  const elements = Array.isArray(value) ? (value as Element[]) : []
  if (elements.length === 0)
    return dense ? <EmptyValue /> : <p className="f-soft">{t('elements.none')}</p>
  if (dense) return <span className="f-num">{elements.length}</span>
  const Display = otherKinds.displayOf('condition')
  return (
    <ol className="f-elements">
      {elements.map((one, at) => (
        <li key={at}>
          <p className="f-element-head">
            <b>{one.name || t('elements.one', { n: at + 1 })}</b>
            <span className="f-num">
              {t('elements.points', {
                count: Math.abs(Number(one.value)),
                value: signed(one.value),
              })}
            </span>
          </p>
          <Display value={one.condition} node={node.items?.properties?.['condition'] ?? {}} />
        </li>
      ))}
    </ol>
  )
}
