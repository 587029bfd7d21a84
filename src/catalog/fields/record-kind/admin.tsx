import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { SchemaField } from '../schema-field.tsx'

export const RecordKindInput = controlInput('record-kind', 'RecordKindInput')

export const recordKindAdmin: AdminFace = {
  input: (spec) => <RecordKindInput {...inputProps(spec)} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
