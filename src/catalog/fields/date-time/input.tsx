import { ownZone } from '#model/lib/time-zone.ts'
import type { FieldInputProps } from '../face.ts'
import { localInputValue } from '../moments.ts'
import { controlAttributes, emptyText } from '../text-control.tsx'

/** The browser's own picker, in the reader's zone; stored as an instant. */
export function DateTimeInput(props: FieldInputProps) {
  const at = props.value ? new Date(String(props.value)) : null
  return (
    <span className="f-unit">
      <input
        {...controlAttributes(props)}
        className="f-input f-moment"
        type="datetime-local"
        value={at && !Number.isNaN(at.getTime()) ? localInputValue(at) : ''}
        onChange={(event) => {
          const typed = new Date(event.target.value)
          props.onChange(Number.isNaN(typed.getTime()) ? emptyText(props) : typed.toISOString())
        }}
        onBlur={props.onBlur}
      />
      <span className="f-unit-word">{ownZone()}</span>
    </span>
  )
}
