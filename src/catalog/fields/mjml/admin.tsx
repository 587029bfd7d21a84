import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { SchemaField } from '../schema-field.tsx'

export const MjmlInput = controlInput('mjml', 'MjmlInput', { grouped: true })

export const mjmlAdmin: AdminFace = {
  input: (spec) => <MjmlInput {...inputProps(spec)} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
