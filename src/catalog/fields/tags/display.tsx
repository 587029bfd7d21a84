import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue } from '../empty-value.tsx'

const SHOWN_IN_A_ROW = 3

export function TagsDisplay({ value, dense }: FieldDisplayProps) {
  const tags = Array.isArray(value) ? value.map(String) : []
  if (!tags.length) return <EmptyValue />
  const shown = dense ? tags.slice(0, SHOWN_IN_A_ROW) : tags
  return (
    <span className={dense ? 'f-taglist f-taglist-dense' : 'f-taglist'}>
      {shown.map((tag) => (
        <span key={tag} className="f-tag">
          {tag}
        </span>
      ))}
      {shown.length < tags.length && (
        <span className="f-soft" title={tags.join(', ')}>
          +{tags.length - shown.length}
        </span>
      )}
    </span>
  )
}
