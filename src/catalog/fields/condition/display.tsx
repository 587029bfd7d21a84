import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue, isEmpty } from '../empty-value.tsx'
import { describeCondition } from './describe-condition.ts'

export function ConditionDisplay({ value, dense }: FieldDisplayProps) {
  if (isEmpty(value)) return <EmptyValue />
  const sentence = describeCondition(value)
  if (dense) return <span className="f-clip f-soft">{sentence}</span>
  return (
    <div className="f-condition">
      <p className="f-say">{sentence}</p>
      <details className="f-details">
        <summary>As JSON</summary>
        <pre className="f-pre" tabIndex={0}>
          {JSON.stringify(value, null, 2)}
        </pre>
      </details>
    </div>
  )
}
