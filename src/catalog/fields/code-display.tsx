import type { FieldDisplayProps } from './face.ts'
import { EmptyValue, isEmpty } from './empty-value.tsx'

export function CodeDisplay({ value, dense }: FieldDisplayProps) {
  if (isEmpty(value)) return <EmptyValue />
  return dense ? (
    <code className="f-code-inline f-clip">{String(value).replace(/\s+/g, ' ')}</code>
  ) : (
    // A long line scrolls inside its box, and a scrolling box must be reachable by keyboard.
    <pre className="f-pre" tabIndex={0}>
      {String(value)}
    </pre>
  )
}
