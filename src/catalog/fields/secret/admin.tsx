import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { SchemaField } from '../schema-field.tsx'

export const SecretInput = controlInput('secret', 'SecretInput')

export const secretAdmin: AdminFace = {
  input: (spec) => <SecretInput {...inputProps(spec)} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
