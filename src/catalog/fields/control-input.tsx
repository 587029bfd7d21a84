import { useEffect, type ComponentType, type ReactNode } from 'react'
import { FieldTitle, useInput, ValidationError, type Validator } from 'react-admin'
import type { SchemaNode } from '#model/schema/entity.ts'
import type { FieldInputProps } from './face.ts'
import { useSchemaNode } from './schema-node.ts'

/** The props of react-admin inputs that are built on the catalog's controls. */
export interface ControlInputProps {
  /** Path of the value in the record. */
  source: string
  label?: string | false
  helperText?: ReactNode
  validate?: Validator | Validator[]
  /** Schema of the value; by default that of the resource's entity. */
  node?: SchemaNode
  resource?: string
  disabled?: boolean
  readOnly?: boolean
  className?: string
}

interface ControlOptions {
  /** Several controls: the label names a group. */
  grouped?: boolean
  /** Shows the schema's faults itself, at their places in the text. */
  checksItself?: boolean
}

const same = (value: unknown) => value

/** Moves the focus to the first control of an input. */
export function focusControl(id: string): void {
  const found = document.getElementById(id)
  const control = found?.matches('input, textarea, select, button, [tabindex]')
    ? found
    : found?.querySelector<HTMLElement>('input, textarea, select, button')
  control?.focus()
}

/**
 * Builds a react-admin input from the control of a kind of field: `<ConditionInput
 * source="condition" />` works in any react-admin form.
 */
export function controlInput(
  Control: ComponentType<FieldInputProps>,
  name: string,
  { grouped = false, checksItself = false }: ControlOptions = {},
): ComponentType<ControlInputProps> {
  function SchemaControl(props: ControlInputProps) {
    const { source, label, helperText, resource, node: given, className } = props
    const node = useSchemaNode(source, given, resource)
    const { id, field, fieldState, isRequired } = useInput({ ...props, format: same, parse: same })
    const { error, invalid } = fieldState
    const { ref } = field
    // Lets the form move the focus to the first fault.
    useEffect(() => ref({ focus: () => focusControl(id) }), [ref, id])
    const shown = checksItself && error?.type === 'schema' && field.value ? undefined : error
    const help = helperText === false ? undefined : (helperText ?? node.description)
    const title = (
      <FieldTitle
        label={label ?? node.title}
        source={source}
        resource={resource}
        isRequired={isRequired}
      />
    )
    const head = grouped ? (
      <span className="f-label">{title}</span>
    ) : (
      <label className="f-label" htmlFor={id}>
        {title}
      </label>
    )
    return (
      <div className={`ra-input ra-input-${source} f-field ${className ?? ''}`}>
        {label === false ? null : head}
        <Control
          id={id}
          node={node}
          value={field.value}
          invalid={invalid}
          disabled={props.disabled || props.readOnly}
          describedBy={
            [shown && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
          }
          onBlur={field.onBlur}
          onChange={field.onChange}
        />
        {shown && (
          <p className="f-fault" id={`${id}-error`}>
            <ValidationError error={shown.message ?? ''} />
          </p>
        )}
        {help && (
          <p className="f-help" id={`${id}-help`}>
            {help}
          </p>
        )}
      </div>
    )
  }
  SchemaControl.displayName = name
  return SchemaControl
}
