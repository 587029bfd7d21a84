import type { FieldInputProps } from '../face.ts'
import { tField as t } from '../field-messages.ts'
import { controlAttributes } from '../text-control.tsx'

export function BooleanInput(props: FieldInputProps) {
  const { 'aria-invalid': _invalid, ...attributes } = controlAttributes(props)
  return (
    <span className="f-switch">
      <input
        {...attributes}
        type="checkbox"
        role="switch"
        checked={props.value === true}
        onChange={(event) => props.onChange(event.target.checked)}
        onBlur={props.onBlur}
      />
      <span aria-hidden="true">{t(props.value === true ? 'field.on' : 'field.off')}</span>
    </span>
  )
}
