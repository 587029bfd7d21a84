import type { FieldInputProps } from './face.ts'

/**
 * The attributes shared by all text-like controls, so that each is exposed in the same way to
 * assistive technology.
 */
export function controlAttributes({ id, disabled, invalid, describedBy, label }: FieldInputProps) {
  return {
    id,
    disabled,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    'aria-label': label,
  } as const
}

/** The value of an emptied control: null where the schema allows it, else empty text. */
export const emptyText = (props: Pick<FieldInputProps, 'node'>) => (props.node.nullable ? null : '')

interface LineProps extends FieldInputProps {
  type?: 'text' | 'email' | 'url' | 'password' | 'search'
  inputMode?: 'text' | 'email' | 'url' | 'numeric' | 'decimal'
  spellCheck?: boolean
  /** Id of a datalist. */
  list?: string
}

/** One line of text. */
export function LineControl({ type = 'text', inputMode, spellCheck, list, ...props }: LineProps) {
  return (
    <input
      {...controlAttributes(props)}
      className="f-input"
      type={type}
      inputMode={inputMode}
      spellCheck={spellCheck}
      list={list}
      autoComplete="off"
      value={props.value === null || props.value === undefined ? '' : String(props.value)}
      onChange={(event) =>
        props.onChange(event.target.value === '' ? emptyText(props) : event.target.value)
      }
      onBlur={props.onBlur}
    />
  )
}
