import { SchemaValue } from '#catalog/fields/schema-field.tsx'
import type { Field } from '#model/schema/entity.ts'

interface FieldValueProps {
  field: Field
  value: unknown
  dense?: boolean
  plain?: boolean
}

/** Renders a value outside of a record context by the kind of its field. */
export const FieldValue = ({ field, ...rest }: FieldValueProps) => (
  <SchemaValue node={field.node} {...rest} />
)
