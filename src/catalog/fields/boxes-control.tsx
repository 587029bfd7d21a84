import type { FieldInputProps } from './face.ts'

interface BoxesProps<T> extends Omit<FieldInputProps, 'value'> {
  options: readonly { value: T; name: string }[]
  chosen: readonly T[]
}

/** A checkbox for each of a few choices; the chosen ones stay in the order of the choices. */
export function Boxes<T extends string | number>({
  id,
  options,
  chosen,
  onChange,
  onBlur,
  disabled,
  label,
  describedBy,
}: BoxesProps<T>) {
  return (
    <span
      className="f-boxes"
      role="group"
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
    >
      {options.map(({ value, name }) => (
        <label key={value}>
          <input
            type="checkbox"
            className="f-check"
            disabled={disabled}
            checked={chosen.includes(value)}
            onChange={(event) =>
              onChange(
                options
                  .map((option) => option.value)
                  .filter((one) => (one === value ? event.target.checked : chosen.includes(one))),
              )
            }
            onBlur={onBlur}
          />
          {name}
        </label>
      ))}
    </span>
  )
}
