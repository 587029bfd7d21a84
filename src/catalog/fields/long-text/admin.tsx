import { TextInput } from 'react-admin'
import { inputProps, type AdminFace } from '../admin.ts'
import { SchemaField } from '../schema-field.tsx'

export const longTextAdmin: AdminFace = {
  input: (spec) => <TextInput {...inputProps(spec)} multiline minRows={3} maxRows={14} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
