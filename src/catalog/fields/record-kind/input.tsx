import { useContext } from 'react'
import { RecordKinds, type FieldInputProps } from '../face.ts'
import { f } from '../field-messages.ts'
import { controlAttributes, emptyText } from '../text-control.tsx'

/** One of the entities by its title; an unknown value stays selected until another is chosen. */
export function RecordKindInput(props: FieldInputProps) {
  const kinds = useContext(RecordKinds)
  const chosen = typeof props.value === 'string' ? props.value : ''
  const isKnown = kinds.some(({ id }) => id === chosen)
  return (
    <select
      {...controlAttributes(props)}
      className="f-input f-select"
      value={chosen}
      onChange={(event) => props.onChange(event.target.value || emptyText(props))}
      onBlur={props.onBlur}
    >
      {!isKnown && <option value={chosen}>{chosen || f('field.kind.choose')}</option>}
      {kinds.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  )
}
