import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { fieldComponents } from '#catalog/fields/faces.ts'
import type { Field } from '#model/entity.ts'
import { c } from '../core/messages.ts'
import { kindIn, nodeIn, type FormValues } from './form-values.ts'

/** `scope` separates the ids of a dialog's form from those of the form behind it. */
export const controlId = (name: string, scope = '') => `field-${scope}${name}`

/** Types with several controls: their label names a group. */
const grouped = new Set([
  'object',
  'key-value',
  'condition',
  'actions',
  'elements',
  'date-range',
  'object-schema',
])

/** Types whose control shows schema faults itself, at their places in the text. */
const checksItself = new Set(['json'])

/** A field of a form: the label above the control, help or fault below. */
export function FormField({ field, scope }: { field: Field; scope?: string }) {
  const { control } = useFormContext<FormValues>()
  const values = useWatch({ control }) as FormValues
  const kind = kindIn(field, values)
  const { Input } = fieldComponents(kind)
  const id = controlId(field.name, scope)
  const title = field.node.title ?? field.name
  return (
    <Controller
      control={control}
      name={field.name}
      render={({ field: { value, onChange, onBlur }, fieldState: { error: fault } }) => {
        const error =
          fault?.type === 'schema' &&
          checksItself.has(kind) &&
          value !== null &&
          value !== undefined
            ? undefined
            : fault
        const help = field.node.description
        const describedBy =
          [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
        return (
          <div className="c-field">
            {grouped.has(kind) ? (
              <span className="f-label">
                {title}
                {field.required && (
                  <span className="c-required"> {c('console.form.required')}</span>
                )}
              </span>
            ) : (
              <label className="f-label" htmlFor={id}>
                {title}
                {field.required && (
                  <span className="c-required"> {c('console.form.required')}</span>
                )}
              </label>
            )}
            <Input
              id={id}
              node={nodeIn(field, values)}
              value={value}
              invalid={!!fault}
              describedBy={describedBy}
              onBlur={onBlur}
              onChange={onChange}
            />
            {error && (
              <p className="c-fault" id={`${id}-error`}>
                {error.message}
              </p>
            )}
            {help && (
              <p className="f-help" id={`${id}-help`}>
                {help}
              </p>
            )}
          </div>
        )
      }}
    />
  )
}
