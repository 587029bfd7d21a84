import type { FieldInputProps } from '../face.ts'
import { controlAttributes, emptyText } from '../text-control.tsx'
import { languageChoices, languageName } from './languages.ts'

/** One of the languages by its name; an unknown code stays selected until another is chosen. */
export function LanguageInput(props: FieldInputProps) {
  const chosen = typeof props.value === 'string' ? props.value : ''
  const choices = languageChoices(props.node.pattern)
  const isKnown = choices.some(({ id }) => id === chosen)
  const mayBeEmpty = !props.node.pattern || new RegExp(props.node.pattern, 'u').test('')
  return (
    <select
      {...controlAttributes(props)}
      className="f-input f-select"
      value={chosen}
      onChange={(event) => props.onChange(event.target.value || emptyText(props))}
      onBlur={props.onBlur}
    >
      {(!isKnown || mayBeEmpty) && (
        <option value={isKnown ? '' : chosen}>{languageName(isKnown ? '' : chosen)}</option>
      )}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
