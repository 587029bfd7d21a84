import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { SchemaField } from '../schema-field.tsx'

export const KeyValueInput = controlInput('key-value', 'KeyValueInput', { grouped: true })

export const keyValueAdmin: AdminFace = {
  input: (spec) => <KeyValueInput {...inputProps(spec)} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
