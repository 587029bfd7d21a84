import { fieldTypeOf } from '#catalog/fields/definitions.ts'
import { faceOf } from '#catalog/fields/faces.ts'
import type { Field } from '#model/entity.ts'

/** A field's value by its kind. */
export function FieldValue({ field, value, dense, plain }: { field: Field; value: unknown; dense?: boolean; plain?: boolean }) {
  const { Display } = faceOf(fieldTypeOf(field.node))
  return <Display value={value} node={field.node} dense={dense} plain={plain} />
}
