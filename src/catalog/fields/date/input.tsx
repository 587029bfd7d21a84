import type { FieldInputProps } from '../face.ts'
import { controlAttributes, emptyText } from '../text-control.tsx'

export function DateInput(props: FieldInputProps) {
  return (
    <input
      {...controlAttributes(props)}
      className="f-input f-moment"
      type="date"
      value={props.value ? String(props.value).slice(0, 10) : ''}
      onChange={(event) => props.onChange(event.target.value || emptyText(props))}
      onBlur={props.onBlur}
    />
  )
}
