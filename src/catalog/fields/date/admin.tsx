import { DateInput } from 'react-admin'
import { inputProps, type AdminFace } from '../admin.ts'
import { SchemaField } from '../schema-field.tsx'

export const dateAdmin: AdminFace = {
  input: (spec) => <DateInput {...inputProps(spec)} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
