import { useEffect, useState, type ReactNode } from 'react'
import { typedNumber } from '#model/lib/typed-number.ts'

interface SelectProps {
  label: string
  value: string
  options: readonly (readonly [value: string, words: string])[]
  onChange(value: string): void
  invalid?: boolean
  className?: string
}

/** A select with few options. Keeps and shows a value that is not among them. */
export function Select({ label, value, options, onChange, invalid, className = '' }: SelectProps) {
  const known = options.some(([one]) => one === value)
  return (
    <select
      className={`f-input f-select cb-select ${className}`}
      aria-label={label}
      aria-invalid={invalid || undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {known ? null : <option value={value}>{value}</option>}
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  )
}

interface NumberProps {
  label: string
  value: number | null
  onChange(value: number | null): void
  invalid?: boolean
  placeholder?: string
  min?: number
  whole?: boolean
}

/**
 * A number control that keeps intermediate text such as "1." and "-". Marks text that is not a
 * number, because the condition does not contain it.
 */
export function NumberField({
  label,
  value,
  onChange,
  invalid,
  placeholder,
  min,
  whole,
}: NumberProps) {
  const shown = value === null ? '' : String(value)
  const isValue = (typed: string) => typed.trim() === shown || typedNumber(typed) === value
  const [text, setText] = useState(shown)
  useEffect(() => setText((before) => (isValue(before) ? before : shown)), [value])
  return (
    <input
      className="f-input cb-number"
      inputMode={whole ? 'numeric' : 'decimal'}
      aria-label={label}
      aria-invalid={invalid || !isValue(text) || undefined}
      placeholder={placeholder}
      value={text}
      onChange={(event) => {
        const next = event.target.value
        setText(next)
        const number = typedNumber(next)
        if (next.trim() === '') onChange(null)
        else if (
          number !== null &&
          (min === undefined || number >= min) &&
          (!whole || Number.isInteger(number))
        )
          onChange(number)
      }}
    />
  )
}

export function TextField({
  label,
  value,
  onChange,
  invalid,
  placeholder,
  type = 'text',
  className = '',
}: {
  label: string
  value: string
  onChange(value: string): void
  invalid?: boolean
  placeholder?: string
  type?: 'text' | 'date'
  className?: string
}) {
  return (
    <input
      className={`f-input ${className}`}
      type={type}
      aria-label={label}
      aria-invalid={invalid || undefined}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

export const Word = ({ children }: { children: ReactNode }) => (
  <span className="cb-word">{children}</span>
)
