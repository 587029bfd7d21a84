import type { FieldInputProps } from '../face.ts'
import { weekdays } from './days.ts'

export function WeekdaysInput({ id, value, node, label, onChange, onBlur, disabled, describedBy }: FieldInputProps) {
  const held = Array.isArray(value) ? value.map(Number) : []
  return (
    <span className="f-boxes" role="group" id={id} aria-label={label ?? node.title} aria-describedby={describedBy}>
      {weekdays.map(({ number, name }) => (
        <label key={number}>
          <input
            className="f-check"
            type="checkbox"
            disabled={disabled}
            checked={held.includes(number)}
            onChange={(event) => onChange(weekdays.map((day) => day.number).filter((one) => (one === number ? event.target.checked : held.includes(one))))}
            onBlur={onBlur}
          />
          {name}
        </label>
      ))}
    </span>
  )
}
