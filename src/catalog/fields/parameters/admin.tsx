import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { SchemaField } from '../schema-field.tsx'

export const ParametersInput = controlInput('parameters', 'ParametersInput', { grouped: true })

export const parametersAdmin: AdminFace = {
  input: (spec) => <ParametersInput {...inputProps(spec)} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
