import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { faceOf } from '#catalog/fields/faces.ts'
import type { Field } from '#model/entity.ts'
import { c } from '../words.ts'
import { kindIn, type Values } from './form-values.ts'

export const controlId = (name: string) => `field-${name}`

/** Kinds that are several controls: their label names a group, not one control. */
const grouped = new Set(['object', 'key-value', 'condition'])

/** A field of a form: label above, control, help or fault under it. */
export function FormField({ field }: { field: Field }) {
  const { control } = useFormContext<Values>()
  const values = useWatch({ control }) as Values
  const kind = kindIn(field, values)
  const { Input } = faceOf(kind)
  const id = controlId(field.name)
  const title = field.node.title ?? field.name
  return (
    <Controller
      control={control}
      name={field.name}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => {
        const help = field.node.description
        const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
        return (
          <div className="c-field">
            {grouped.has(kind) ? (
              <span className="f-label">{title}</span>
            ) : (
              <label className="f-label" htmlFor={id}>
                {title}
                {field.required && <span className="c-required"> {c('console.form.required')}</span>}
              </label>
            )}
            <Input
              id={id}
              node={field.node}
              value={value}
              invalid={!!error}
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
