import type { FieldInputProps } from '../face.ts'
import { controlAttributes, emptyText } from '../text-control.tsx'

export function LongTextInput(props: FieldInputProps) {
  const text = props.value === null || props.value === undefined ? '' : String(props.value)
  const lines = Math.min(
    14,
    Math.max((props.node.maxLength ?? 1000) > 300 ? 5 : 3, text.split('\n').length + 1),
  )
  return (
    <textarea
      {...controlAttributes(props)}
      className="f-input f-area"
      rows={lines}
      value={text}
      onChange={(event) =>
        props.onChange(event.target.value === '' ? emptyText(props) : event.target.value)
      }
      onBlur={props.onBlur}
    />
  )
}
