import type { FieldInputProps } from './face.ts'
import { controlAttributes, emptyText } from './text-control.tsx'

interface SelectControlProps extends FieldInputProps {
  choices: readonly { id: string; name: string }[]
  /** Text of the empty choice. */
  empty: string
  /** Whether the empty choice stays on offer when another one is chosen. */
  mayBeEmpty?: boolean
}

/** One of several choices; an unknown value stays selected until another is chosen. */
export function SelectControl({
  choices,
  empty,
  mayBeEmpty = false,
  ...props
}: SelectControlProps) {
  const chosen = typeof props.value === 'string' ? props.value : ''
  const isKnown = choices.some(({ id }) => id === chosen)
  return (
    <select
      {...controlAttributes(props)}
      className="f-input f-select"
      value={chosen}
      onChange={(event) => props.onChange(event.target.value || emptyText(props))}
      onBlur={props.onBlur}
    >
      {(mayBeEmpty || (chosen === '' && !isKnown)) && <option value="">{empty}</option>}
      {chosen !== '' && !isKnown && <option value={chosen}>{chosen}</option>}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
