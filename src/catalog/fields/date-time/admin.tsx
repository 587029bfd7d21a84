import { DateTimeInput } from 'react-admin'
import { inputProps, toInstant, type AdminFace } from '../admin.ts'
import { SchemaField } from '../schema-field.tsx'

export const dateTimeAdmin: AdminFace = {
  input: (spec) => <DateTimeInput {...inputProps(spec)} parse={toInstant} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
