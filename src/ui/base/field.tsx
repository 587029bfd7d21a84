import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
} from 'react'

interface Around {
  label: ReactNode
  /** One line under the field. */
  help?: ReactNode
  /** A message about the fault; replaces the help. */
  error?: ReactNode
  /** Shown inside the field at its right edge. */
  unit?: ReactNode
  size?: 'm' | 'l' | 'xl'
}

function wire(id: string, { help, error }: Pick<Around, 'help' | 'error'>) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || help ? noteId(id, error) : undefined,
  }
}

const noteId = (id: string, error: ReactNode) => `${id}-${error ? 'error' : 'help'}`

/** The line under a field: its fault, else its help, if it has either. */
export function FieldNote({ id, help, error }: Pick<Around, 'help' | 'error'> & { id: string }) {
  if (error)
    return (
      <p className="ui-error" id={id} role="alert">
        {error}
      </p>
    )
  if (!help) return null
  return (
    <p className="ui-help" id={id}>
      {help}
    </p>
  )
}

function Surround({
  id,
  label,
  help,
  error,
  children,
}: Around & { id: string; children: ReactNode }) {
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldNote id={noteId(id, error)} help={help} error={error} />
    </div>
  )
}

/** One line of text with its label above, and help or fault below. */
export function TextField({
  label,
  help,
  error,
  unit,
  size = 'm',
  id,
  className = '',
  ...rest
}: Around & { ref?: Ref<HTMLInputElement> } & Omit<InputHTMLAttributes<HTMLInputElement>, 'size'>) {
  const made = useId()
  const own = id ?? made
  return (
    <Surround id={own} label={label} help={help} error={error}>
      <span className="ui-input-box">
        <input
          {...rest}
          {...wire(own, { help, error })}
          className={`ui-input ui-input-${size} ${className}`}
        />
        {unit ? <span className="ui-unit">{unit}</span> : null}
      </span>
    </Surround>
  )
}

/** Several lines of text. */
export function TextArea({
  label,
  help,
  error,
  id,
  className = '',
  ...rest
}: Around & { ref?: Ref<HTMLTextAreaElement> } & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const made = useId()
  const own = id ?? made
  return (
    <Surround id={own} label={label} help={help} error={error}>
      <textarea
        rows={4}
        {...rest}
        {...wire(own, { help, error })}
        className={`ui-input ui-textarea ${className}`}
      />
    </Surround>
  )
}

/** A checkbox with its label on the right. */
export function Checkbox({
  label,
  className = '',
  ...rest
}: { label: ReactNode } & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  return (
    <label className={`ui-check ${className}`}>
      <input {...rest} type="checkbox" className="ui-checkbox" />
      <span>{label}</span>
    </label>
  )
}
