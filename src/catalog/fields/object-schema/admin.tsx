import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { SchemaField } from '../schema-field.tsx'

export const ObjectSchemaInput = controlInput('object-schema', 'ObjectSchemaInput', {
  grouped: true,
})

export const objectSchemaAdmin: AdminFace = {
  input: (spec) => <ObjectSchemaInput {...inputProps(spec)} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
