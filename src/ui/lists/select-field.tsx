import { useId, type ReactNode, type SelectHTMLAttributes } from 'react'
import { FieldNote } from '../base/field.tsx'

export interface SelectOption {
  value: string
  label: string
}

/** A select with its label above, and help or fault below. */
export function SelectField({
  label,
  choices,
  help,
  error,
  ...rest
}: {
  label: ReactNode
  choices: readonly SelectOption[]
  help?: ReactNode
  error?: ReactNode
} & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId()
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id}>
        {label}
      </label>
      <select
        {...rest}
        id={id}
        className="ui-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error || help ? `${id}-more` : undefined}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <FieldNote id={`${id}-more`} help={help} error={error} />
    </div>
  )
}
