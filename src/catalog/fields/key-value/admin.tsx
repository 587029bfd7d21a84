import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { KeyValueInput as KeyValueControl } from './input.tsx'

export const KeyValueInput = controlInput(KeyValueControl, 'KeyValueInput', { grouped: true })

export const keyValueAdmin: AdminFace = {
  input: (spec) => <KeyValueInput {...inputProps(spec)} />,
}
