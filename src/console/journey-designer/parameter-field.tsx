import { fieldTypeOf } from '#catalog/fields/definitions.ts'
import { inputOf } from '#catalog/fields/inputs.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { tDesigner as t } from './messages.ts'

/** Types with several controls: their label names a group. */
const grouped = new Set([
  'object',
  'key-value',
  'condition',
  'actions',
  'weekdays',
  'list',
  'references',
  'json',
])

/** One parameter of a step: a label, a control by the field's type, and a fault or help. */
export function ParameterField({
  id,
  schema,
  isRequired,
  value,
  faults,
  disabled,
  ariaLabel,
  onChange,
}: {
  id: string
  schema: SchemaNode
  isRequired: boolean
  value: unknown
  faults: readonly { message: string }[]
  disabled: boolean
  ariaLabel?: string
  onChange(value: unknown): void
}) {
  const kind = fieldTypeOf(schema)
  const Input = inputOf(kind)
  const title = schema.title ?? id
  const [fault] = faults
  const describedBy =
    [fault && `${id}-error`, schema.description && `${id}-help`].filter(Boolean).join(' ') ||
    undefined
  const label = (
    <>
      {title}
      {isRequired && <span className="c-required"> {t('journey.required')}</span>}
    </>
  )
  return (
    <div className="jd-field">
      {grouped.has(kind) ? (
        <span className="f-label">{label}</span>
      ) : (
        <label className="f-label" htmlFor={id}>
          {label}
        </label>
      )}
      <Input
        id={id}
        node={schema}
        value={value === undefined ? schema.default : value}
        disabled={disabled}
        invalid={!!fault}
        describedBy={describedBy}
        label={ariaLabel ?? title}
        onChange={onChange}
      />
      {fault && (
        <p className="c-fault" id={`${id}-error`}>
          {fault.message}
        </p>
      )}
      {schema.description && (
        <p className="f-help" id={`${id}-help`}>
          {schema.description}
        </p>
      )}
    </div>
  )
}
