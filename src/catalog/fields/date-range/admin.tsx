import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { SchemaField } from '../schema-field.tsx'

export const DateRangeInput = controlInput('date-range', 'DateRangeInput', { grouped: true })

export const dateRangeAdmin: AdminFace = {
  input: (spec) => <DateRangeInput {...inputProps(spec)} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
