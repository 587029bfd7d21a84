import type { FieldDisplayProps } from './face.ts'
import { EmptyValue, isEmpty } from './empty-value.tsx'

const isHollow = (value: unknown) =>
  isEmpty(value) || (typeof value === 'object' && Object.keys(value).length === 0)

export function JsonValue({ value, dense }: FieldDisplayProps) {
  if (isHollow(value)) return <EmptyValue />
  return dense ? (
    <code className="f-code-inline f-clip">{JSON.stringify(value)}</code>
  ) : (
    <pre className="f-pre" tabIndex={0}>
      {JSON.stringify(value, null, 2)}
    </pre>
  )
}
