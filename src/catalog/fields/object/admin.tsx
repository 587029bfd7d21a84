import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { ObjectInput as ObjectControl } from './input.tsx'

export const ObjectInput = controlInput(ObjectControl, 'ObjectInput', { grouped: true })

export const objectAdmin: AdminFace = {
  input: (spec) => <ObjectInput {...inputProps(spec)} />,
}
