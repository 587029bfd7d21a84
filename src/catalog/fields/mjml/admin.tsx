import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { MjmlInput as MjmlControl } from './input.tsx'

export const MjmlInput = controlInput(MjmlControl, 'MjmlInput', { grouped: true })

export const mjmlAdmin: AdminFace = {
  input: (spec) => <MjmlInput {...inputProps(spec)} />,
}
