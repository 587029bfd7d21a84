import { EmptyValue, isEmpty } from '../empty-value.tsx'
import type { FieldDisplayProps } from '../face.ts'

/** The code with line numbers, which faults refer to. */
export function ScriptDisplay({ value, dense }: FieldDisplayProps) {
  if (isEmpty(value)) return <EmptyValue />
  const text = String(value)
  if (dense) return <code className="f-code-inline f-clip">{text.replace(/\s+/g, ' ')}</code>
  return (
    <ol className="f-pre f-lines" tabIndex={0}>
      {text
        .replace(/\n$/, '')
        .split('\n')
        .map((line, at) => (
          <li key={at}>
            <code>{line || ' '}</code>
          </li>
        ))}
    </ol>
  )
}
