import type { FieldInputProps } from '../face.ts'
import { JsonControl } from '../json-control.tsx'
import { conditionFaults, describeCondition } from './describe-condition.ts'

/** The condition as JSON, with what it says in English underneath while one types. */
export function ConditionInput(props: FieldInputProps) {
  const blank = props.value === null || props.value === undefined
  const readable = typeof props.value === 'object'
  const faults = blank ? [] : readable ? conditionFaults(props.value) : [{ path: '', message: 'This is not JSON yet.' }]
  const sayId = `${props.id}-sentence`
  return (
    <div className="f-condition">
      <JsonControl {...props} describedBy={[props.describedBy, sayId].filter(Boolean).join(' ')} invalid={props.invalid || faults.length > 0} />
      <div className="f-say" id={sayId} aria-live="polite">
        {faults.length > 0 ? (
          <ul className="f-faults">
            {faults.map((fault) => (
              <li key={fault.path + fault.message}>
                {fault.path && <code>{fault.path}</code>} {fault.message}
              </li>
            ))}
          </ul>
        ) : (
          <p>{blank ? 'No condition.' : describeCondition(props.value)}</p>
        )}
      </div>
    </div>
  )
}
