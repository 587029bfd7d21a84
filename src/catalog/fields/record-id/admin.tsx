import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { SchemaField } from '../schema-field.tsx'

export const RecordIdInput = controlInput('record-id', 'RecordIdInput')

export const recordIdAdmin: AdminFace = {
  input: (spec) => <RecordIdInput {...inputProps(spec)} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
