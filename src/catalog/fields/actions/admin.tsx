import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { SchemaField } from '../schema-field.tsx'

export const ActionsInput = controlInput('actions', 'ActionsInput', { grouped: true })

export const actionsAdmin: AdminFace = {
  input: (spec) => <ActionsInput {...inputProps(spec)} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
