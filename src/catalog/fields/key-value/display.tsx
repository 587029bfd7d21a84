import { inWords } from '#model/schema/value-words.ts'
import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue } from '../empty-value.tsx'
import { pairsOf } from './pairs.ts'

const shown = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')

export function KeyValueDisplay({ value, dense, node }: FieldDisplayProps) {
  const pairs = pairsOf(value).map((pair) =>
    typeof pair.value === 'string'
      ? { ...pair, value: inWords(node.additionalProperties, pair.value) }
      : pair,
  )
  if (!pairs.length) return <EmptyValue />
  if (dense)
    return (
      <span className="f-clip f-soft">
        {pairs.map((pair) => `${pair.name} ${shown(pair.value)}`).join(', ')}
      </span>
    )
  return (
    <dl className="f-facts">
      {pairs.map((pair) => (
        <div key={pair.name}>
          <dt>{pair.name}</dt>
          <dd>{shown(pair.value)}</dd>
        </div>
      ))}
    </dl>
  )
}
