import { say } from '#language'
import type { FieldInputProps } from '../face.ts'
import { controlAttributes } from '../text-control.tsx'
import { tField as t } from '../field-messages.ts'
import { choiceWords } from '../words.ts'

export function ChoiceInput(props: FieldInputProps) {
  const options = props.node.enum ?? []
  const chosen = props.value === null || props.value === undefined ? '' : String(props.value)
  const unset = chosen === '' && !options.includes('')
  return (
    <select
      {...controlAttributes(props)}
      className="f-input f-select"
      value={chosen}
      onChange={(event) =>
        props.onChange(
          options.find((option) => String(option) === event.target.value) ??
            (props.node.nullable ? null : event.target.value),
        )
      }
      onBlur={props.onBlur}
    >
      {(unset || props.node.nullable) && !options.includes('') && (
        <option value="">{props.node.nullable ? say('None') : t('field.kind.choose')}</option>
      )}
      {options.map((option) => (
        <option key={String(option)} value={String(option)}>
          {choiceWords(option)}
        </option>
      ))}
    </select>
  )
}
