import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { SchemaField } from '../schema-field.tsx'

export const JsonInput = controlInput('json', 'JsonInput', { checksItself: true })

export const jsonAdmin: AdminFace = {
  input: (spec) => <JsonInput {...inputProps(spec)} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
