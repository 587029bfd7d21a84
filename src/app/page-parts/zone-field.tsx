import { useId } from 'react'
import { TextField } from '#ui/base/field.tsx'

const zones: readonly string[] =
  typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []

/** A time zone by IANA name, with suggestions. */
export function ZoneField({
  label,
  value,
  error,
  help,
  onChange,
}: {
  label: string
  value: string
  error?: string
  help?: string
  onChange: (zone: string) => void
}) {
  const id = useId()
  return (
    <div>
      <TextField
        label={label}
        help={help}
        value={value}
        error={error}
        list={id}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={id}>
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </div>
  )
}
