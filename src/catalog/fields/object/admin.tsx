import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { SchemaField } from '../schema-field.tsx'

export const ObjectInput = controlInput('object', 'ObjectInput', { grouped: true })

export const objectAdmin: AdminFace = {
  input: (spec) => <ObjectInput {...inputProps(spec)} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
