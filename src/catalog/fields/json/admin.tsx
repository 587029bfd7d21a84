import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { JsonInput as JsonControl } from './input.tsx'

export const JsonInput = controlInput(JsonControl, 'JsonInput', { checksItself: true })

export const jsonAdmin: AdminFace = {
  input: (spec) => <JsonInput {...inputProps(spec)} />,
}
