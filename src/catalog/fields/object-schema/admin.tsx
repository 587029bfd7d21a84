import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { ObjectSchemaInput as ObjectSchemaControl } from './input.tsx'

export const ObjectSchemaInput = controlInput(ObjectSchemaControl, 'ObjectSchemaInput', {
  grouped: true,
})

export const objectSchemaAdmin: AdminFace = {
  input: (spec) => <ObjectSchemaInput {...inputProps(spec)} />,
}
