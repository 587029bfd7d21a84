import type { FieldInputProps } from './face.ts'
import { controlAttributes, emptyText } from './text-control.tsx'

/**
 * A multi-line text in which spaces matter. Tab moves the focus, as everywhere: a field must not
 * trap the keyboard.
 */
export function CodeControl(props: FieldInputProps) {
  const text = props.value === null || props.value === undefined ? '' : String(props.value)
  return (
    <textarea
      {...controlAttributes(props)}
      className="f-input f-area f-code"
      rows={Math.min(28, Math.max(8, text.split('\n').length + 1))}
      spellCheck={false}
      value={text}
      onChange={(event) =>
        props.onChange(event.target.value === '' ? emptyText(props) : event.target.value)
      }
      onBlur={props.onBlur}
    />
  )
}
