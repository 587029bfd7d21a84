import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { SchemaField } from '../schema-field.tsx'

export const ListInput = controlInput('list', 'ListInput')

export const listAdmin: AdminFace = {
  input: (spec) => <ListInput {...inputProps(spec)} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
