import { BooleanInput } from 'react-admin'
import { inputProps, type AdminFace } from '../admin.ts'
import { SchemaField } from '../schema-field.tsx'

export const booleanAdmin: AdminFace = {
  input: (spec) => <BooleanInput {...inputProps(spec)} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
