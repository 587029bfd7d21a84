import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue } from '../empty-value.tsx'
import { otherKinds } from '../other-kinds.ts'
import { wordsOf } from '../words.ts'

export function ObjectDisplay({ value, node, dense }: FieldDisplayProps) {
  const held = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const parts = Object.entries(node.properties ?? {}).filter(([name]) => held[name] !== undefined)
  if (!parts.length) return <EmptyValue />
  if (dense)
    return (
      <span className="f-clip f-soft">
        {parts.map(([name, part]) => part.title ?? wordsOf(name)).join(', ')}
      </span>
    )
  return (
    <dl className="f-facts">
      {parts.map(([name, part]) => {
        const Display = otherKinds.displayOf(otherKinds.typeOf(part))
        return (
          <div key={name}>
            <dt>{part.title ?? wordsOf(name)}</dt>
            <dd>
              <Display value={held[name]} node={part} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
