import { fieldTypeOf } from '#catalog/fields/definitions.ts'
import { fieldComponents } from '#catalog/fields/faces.ts'
import type { Field } from '#model/entity.ts'

/** `{ set: true }` in place of a value that is secret only in some records. */
const isSecretMark = (field: Field, value: unknown) =>
  !!field.node['x-secretWhen'] && typeof value === 'object' && value !== null && 'set' in value

/** Renders a field's value by its kind. */
export function FieldValue({
  field,
  value,
  dense,
  plain,
}: {
  field: Field
  value: unknown
  dense?: boolean
  plain?: boolean
}) {
  const { Display } = fieldComponents(
    isSecretMark(field, value) ? 'secret' : fieldTypeOf(field.node),
  )
  return <Display value={value} node={field.node} dense={dense} plain={plain} />
}
