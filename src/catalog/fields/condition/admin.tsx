import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { SchemaField } from '../schema-field.tsx'

export const ConditionInput = controlInput('condition', 'ConditionInput', { grouped: true })

export const conditionAdmin: AdminFace = {
  input: (spec) => <ConditionInput {...inputProps(spec)} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
