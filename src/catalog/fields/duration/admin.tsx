import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { SchemaField } from '../schema-field.tsx'

export const DurationInput = controlInput('duration', 'DurationInput')

export const durationAdmin: AdminFace = {
  input: (spec) => <DurationInput {...inputProps(spec)} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
