import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { SchemaField } from '../schema-field.tsx'

export const CodeInput = controlInput('code', 'CodeInput')

export const codeAdmin: AdminFace = {
  input: (spec) => <CodeInput {...inputProps(spec)} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
