import { TextInput } from 'react-admin'
import { inputProps, type AdminFace } from '../admin.ts'
import { SchemaField } from '../schema-field.tsx'

export const wordAdmin: AdminFace = {
  input: (spec) => <TextInput {...inputProps(spec)} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
