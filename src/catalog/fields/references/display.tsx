import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue } from '../empty-value.tsx'
import { otherKinds } from '../other-kinds.ts'

export function ReferencesDisplay({ value, node, dense, plain }: FieldDisplayProps) {
  if (!Array.isArray(value) || value.length === 0 || !node.items) return <EmptyValue />
  const { items } = node
  const Display = otherKinds.displayOf('reference')
  return (
    <span className="f-boxes">
      {value.map((id) => (
        <Display key={String(id)} value={id} node={items} dense={dense} plain={plain} />
      ))}
    </span>
  )
}
