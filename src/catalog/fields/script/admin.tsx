import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { SchemaField } from '../schema-field.tsx'

export const ScriptInput = controlInput('script', 'ScriptInput')

export const scriptAdmin: AdminFace = {
  input: (spec) => <ScriptInput {...inputProps(spec)} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
