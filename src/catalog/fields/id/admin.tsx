import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { IdInput as IdControl } from './input.tsx'

export const IdInput = controlInput(IdControl, 'IdInput')

export const idAdmin: AdminFace = {
  input: (spec) => <IdInput {...inputProps(spec)} />,
}
